import { MarkupError } from '../../src/core/errors';
import type { HydrateOptions, Mounted } from '../../src/hydrate';
import { plainWidget } from '../../src/ui/plainWidget';
import { startFooterSearch } from './footerSearch';
import { startMenuItem } from './menuItem';
import { startForm } from './searchForm';

const NAME = 'site-search';

/**
 * Takes over the site's search: a search form, with live results where it has them; a menu item that opens one; the search in
 * the bar at the foot of a phone. Source: spec storefront 2 "Navigation and search", 4 "Search box"; add-on contract 4.
 * @throws MarkupError when a menu item has nothing to open
 */
function mountSiteSearch(marker: Element, options: HydrateOptions = {}): Mounted {
  return plainWidget(NAME, marker, starter(marker), options);
}

function starter(marker: Element): (signal: AbortSignal) => void {
  if (marker instanceof HTMLFormElement) return signal => startForm(marker, signal);
  if (!marker.matches('.is-menu')) return signal => startFooterSearch(marker, signal);
  const link = marker.querySelector<HTMLAnchorElement>(':scope > a');
  // Its form is always open.
  if (!link || !(marker instanceof HTMLElement)) return () => {};
  const layer = marker.matches('.popup') ? document.querySelector<HTMLElement>('#is-popup-wrapper') : null;
  const form = (layer ?? marker).querySelector('form');
  if (!form) throw new MarkupError(NAME, marker, 'its link has no search form to open');
  return signal => startMenuItem(marker, link, form, layer, signal);
}

export { mountSiteSearch as mount };
