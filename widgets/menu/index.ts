import { MarkupError } from '../../src/core/errors';
import type { HydrateOptions, Mounted } from '../../src/hydrate';
import { plainWidget } from '../../src/ui/plainWidget';
import { openPhoneMenu } from './phoneMenu';
import { openSubmenus } from './submenus';
import { offerToggles } from './toggles';

/**
 * Takes over the theme's menu: drop-downs for keys and touch (the theme's styles open them under a mouse), and the phone's
 * menu with its submenus, in the page or from its side. Source: spec storefront 2 "Navigation and search", 4 "Mobile menu".
 * @throws MarkupError when the navigation has no list
 */
function mountMenu(marker: Element, options: HydrateOptions = {}): Mounted {
  if (!(marker instanceof HTMLElement) || !marker.querySelector('ul')) {
    throw new MarkupError('menu', marker, 'the navigation has no list of links');
  }
  const start = (signal: AbortSignal) => {
    offerToggles(marker, signal);
    openSubmenus(marker, signal);
    openPhoneMenu(marker, signal);
  };
  return plainWidget('menu', marker, start, options);
}

export { mountMenu as mount };
