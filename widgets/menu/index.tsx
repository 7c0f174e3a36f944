import { MarkupError } from '../../src/core/errors';
import { type HydrateOptions, hydrateWidget, type Mounted } from '../../src/hydrate';
import { PANEL, parentsIn } from './items';
import { Menu } from './Menu';
import { createMenuStore } from './store';

/**
 * Takes over the theme's menu: drop-downs for keys and touch (the theme's styles open them under a mouse), and the phone's
 * menu with its submenus, in the page or from its side. Source: spec storefront 2 "Navigation and search", 4 "Mobile menu".
 * @throws MarkupError when the navigation has no list
 */
function mountMenu(marker: Element, options: HydrateOptions = {}): Mounted {
  const panel = marker.querySelector<HTMLElement>(PANEL) ?? marker.querySelector('ul');
  if (!(marker instanceof HTMLElement) || !panel) {
    throw new MarkupError('menu', marker, 'the navigation has no list of links');
  }
  const store = createMenuStore(marker, panel);
  return hydrateWidget('menu', marker, () => <Menu store={store} />, {
    ...options,
    start: store.start,
    late: { parts: () => parentsIn(marker), sync: store.sync },
  });
}

export { mountMenu as mount };
