import { MarkupError } from '../../src/core/errors';
import { defineView } from '../../src/hydrate/defineView';
import { PANEL, parentsIn } from './items';
import { Menu } from './Menu';
import { createMenuStore } from './store';

/**
 * Takes over the theme's menu: drop-downs for keys and touch (the theme's styles open them under a mouse), and the phone's
 * menu with its submenus, in the page or from its side. Source: spec storefront 2 "Navigation and search", 4 "Mobile menu".
 * @throws MarkupError when the navigation has no list
 */
export const mount = defineView('menu', HTMLElement, nav => {
  const panel = nav.querySelector<HTMLElement>(PANEL) ?? nav.querySelector('ul');
  if (!panel) throw new MarkupError('menu', nav, 'the navigation has no list of links');
  const store = createMenuStore(nav, panel);
  return {
    render: () => <Menu store={store} />,
    start: store.start,
    externalChanges: { parts: () => parentsIn(nav), sync: store.sync },
  };
});
