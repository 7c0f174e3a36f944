import { MarkupError } from '../../src/core/errors';
import { adopt, type HydrateOptions, hydrateWidget, type Mounted } from '../../src/hydrate';
import { readBox } from './box';
import { createFormStore } from './formStore';
import { SearchForm } from './SearchForm';
import { FooterSearch, PopupItem, SearchItem } from './SearchItem';
import { isInForm, joinPopup, popupStore } from './SearchPopup';
import { createSearchStore } from './store';

const NAME = 'site-search';

/**
 * Takes over the site's search: a search form, with live results where it has them; a menu item that opens one; the search in
 * the bar at the foot of a phone. Source: spec storefront 2 "Navigation and search", 4 "Search box"; add-on contract 4.
 * @throws MarkupError when a menu item has nothing to open
 */
function mountSiteSearch(marker: Element, options: HydrateOptions = {}): Mounted {
  if (marker instanceof HTMLFormElement) {
    const store = createFormStore(marker);
    return hydrateWidget(NAME, marker, () => <SearchForm store={store} />, { ...options, start: store.start });
  }
  return marker.matches('.is-menu') ? mountMenuItem(marker, options) : mountFooterSearch(marker, options);
}

function mountMenuItem(item: Element, options: HydrateOptions): Mounted {
  const link = item.querySelector<HTMLElement>(':scope > a');
  // Its form is always open.
  if (!link) return hydrateWidget(NAME, item, () => adopt(item, {}), options);
  const layer = item.matches('.popup') ? document.querySelector<HTMLElement>('#is-popup-wrapper') : null;
  const form = (layer ?? item).querySelector('form');
  if (!form || !(item instanceof HTMLElement)) throw new MarkupError(NAME, item, 'its link has no search form to open');
  if (layer) {
    const store = popupStore(layer);
    const start = (signal: AbortSignal) => joinPopup(layer, link, signal);
    return hydrateWidget(NAME, item, () => <PopupItem item={item} store={store} />, { ...options, start });
  }
  const store = createSearchStore(target => isInForm(target, form));
  const box = readBox(item, link, form);
  return hydrateWidget(NAME, item, () => <SearchItem box={box} store={store} />, { ...options, start: store.start });
}

function mountFooterSearch(item: Element, options: HydrateOptions): Mounted {
  const store = createSearchStore(target => item.contains(target));
  return hydrateWidget(NAME, item, () => <FooterSearch item={item} store={store} />, {
    ...options,
    start: store.start,
  });
}

export { mountSiteSearch as mount };
