import { MarkupError } from '../../src/core/errors';
import { defineView } from '../../src/hydrate/defineView';
import { PANEL, parentsIn } from './items';
import { Menu } from './Menu';
import { createMenuStore } from './store';

/** Takes over the theme's menu. Source: spec storefront 2 "Navigation and search", 4 "Mobile menu". */
export const mount = defineView('menu', HTMLElement, nav => {
  const panel = nav.querySelector<HTMLElement>(PANEL) ?? nav.querySelector('ul');
  if (!panel) throw new MarkupError('menu', nav, 'the navigation has no list of links');
  const store = createMenuStore(nav, panel);
  return {
    render: () => <Menu store={store} />,
    start: store.start,
    late: { parts: () => parentsIn(nav), sync: store.sync },
  };
});
