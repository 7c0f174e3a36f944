import { MarkupError } from '../../src/core/errors';
import { adopt } from '../../src/hydrate';
import { defineView, type View } from '../../src/hydrate/defineView';
import { readBox } from './box';
import { createFormStore } from './formStore';
import { SearchForm } from './SearchForm';
import { FooterSearch, PopupItem, SearchItem } from './SearchItem';
import { isInForm, joinPopup, popupStore } from './SearchPopup';
import { createSearchStore } from './store';

/** The site's search. Source: spec storefront 2 "Navigation and search", 4 "Search box"; add-on contract 4. */
export const mount = defineView('site-search', HTMLElement, marker => {
  if (marker instanceof HTMLFormElement) {
    const store = createFormStore(marker);
    return { render: () => <SearchForm store={store} />, start: store.start };
  }
  if (marker.matches('.is-menu')) return menuItemOf(marker);
  const store = createSearchStore(target => marker.contains(target));
  return { render: () => <FooterSearch item={marker} store={store} />, start: store.start };
});

function menuItemOf(item: HTMLElement): View {
  const link = item.querySelector<HTMLElement>(':scope > a');
  // Its form is always open.
  if (!link) return { render: () => adopt(item, {}) };
  const layer = item.matches('.popup') ? document.querySelector<HTMLElement>('#is-popup-wrapper') : null;
  const form = (layer ?? item).querySelector('form');
  if (!form) throw new MarkupError('site-search', item, 'its link has no search form to open');
  if (layer) {
    const store = popupStore(layer);
    return { render: () => <PopupItem item={item} store={store} />, start: signal => joinPopup(layer, link, signal) };
  }
  const store = createSearchStore(target => isInForm(target, form));
  const box = readBox(item, link, form);
  return { render: () => <SearchItem box={box} store={store} />, start: store.start };
}
