import { type ReactNode, useMemo } from 'react';
import { MarkupError } from '../../src/core/errors';
import { adopt, hydrateWidget, useClasses, useStyles } from '../../src/hydrate';
import { defineView, type View } from '../../src/hydrate/defineView';
import { useDialog } from '../../src/ui/useDialog';
import { useStore } from '../../src/ui/useStore';
import { type Box, measureBox, readBox } from './box';
import { CROSS, Cross, Form, MenuLink, SearchLink } from './controls';
import { createFormStore } from './formStore';
import { tSearch } from './messages';
import { FADE, SLIDE, useFocusInside, useOpening } from './opening';
import { SearchForm } from './SearchForm';
import { createSearchStore, SearchProvider, type SearchStore } from './store';

/** The site's search. See contract/marketing.md#search-ivory-search-5. */
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
    const { store } = popupOf(layer);
    return { render: () => <PopupItem item={item} store={store} />, start: signal => joinPopup(layer, link, signal) };
  }
  const store = createSearchStore(target => isInSearch(target, form, item));
  const box = readBox(item, link, form);
  return { render: () => <SearchItem box={box} store={store} />, start: store.start };
}

const LINK = ':scope > a';
const itemSlots = { [LINK]: MenuLink, form: Form, [CROSS]: Cross };

/** A menu's item with a search in it. */
function SearchItem({ box, store }: { box: Box; store: SearchStore }): ReactNode {
  const { item, form, cross, submit, menu, wrapper, kind } = box;
  const isAsked = useStore(store, ({ openedBy }) => openedBy !== undefined);
  const isSliding = kind !== 'dropdown';
  const { isOpen, isMoving } = useOpening(form, isAsked, isSliding ? SLIDE : FADE);
  const isShown = isOpen || isMoving;
  const styles = useMemo(() => (isShown ? measureBox(box) : undefined), [box, isShown]);
  useStyles(menu, styles?.menu ?? {});
  useStyles(form, styles?.form ?? {});
  useStyles(cross, styles?.cross ?? {});
  // It would be cut off in a moving box.
  useStyles(submit, isShown && isSliding ? { display: isMoving ? 'none' : 'inline-block' } : {});
  useClasses(item, isShown && isSliding ? { ...(kind === 'full' && { 'active-search': true }), open: true } : {});
  useClasses(wrapper, isShown && isSliding ? { 'is-expanded': true } : {});
  useFocusInside(form, isOpen);
  const isOwn = (part: Element) => !(part instanceof HTMLFormElement) || part === form;
  return <SearchProvider value={store}>{adopt(item, itemSlots, isOwn)}</SearchProvider>;
}

function PopupItem({ item, store }: { item: Element; store: SearchStore }): ReactNode {
  return <SearchProvider value={store}>{adopt(item, { [LINK]: MenuLink })}</SearchProvider>;
}

function FooterSearch({ item, store }: { item: Element; store: SearchStore }): ReactNode {
  const isOpen = useStore(store, ({ openedBy }) => openedBy !== undefined);
  useClasses(item, isOpen ? { active: true } : {});
  useFocusInside(item, isOpen);
  return <SearchProvider value={store}>{adopt(item, { [LINK]: SearchLink })}</SearchProvider>;
}

const popupSlots = { form: Form, [CROSS]: Cross };

/** The search that covers the page, in the page's foot. */
function SearchPopup({ layer, store }: { layer: HTMLElement; store: SearchStore }): ReactNode {
  const isAsked = useStore(store, ({ openedBy }) => openedBy !== undefined);
  const { isOpen, isMoving } = useOpening(layer, isAsked, FADE);
  useStyles(layer, { display: isOpen || isMoving ? 'block' : 'none' });
  useDialog(layer, isOpen, tSearch('site-search.label'));
  useFocusInside(layer, isOpen);
  return <SearchProvider value={store}>{adopt(layer, popupSlots)}</SearchProvider>;
}

interface Popup {
  readonly store: SearchStore;
  links: number;
}

const popups = new WeakMap<Element, Popup>();

/** Makes the popup a root of its own for as long as a link to it is there; at once, so that Escape closes it after a first click. */
function joinPopup(layer: HTMLElement, link: HTMLElement, signal: AbortSignal): void {
  const popup = popupOf(layer);
  const { store } = popup;
  popup.links++;
  const mounted = hydrateWidget('site-search', layer, () => <SearchPopup layer={layer} store={store} />, {
    start: store.start,
    atOnce: true,
  });
  signal.addEventListener('abort', () => {
    store.leave(link);
    popup.links--;
    if (popup.links === 0) mounted.unmount();
  });
}

function popupOf(layer: HTMLElement): Popup {
  const form = layer.querySelector('form');
  const known = popups.get(layer) ?? { store: createSearchStore(target => isInSearch(target, form, layer)), links: 0 };
  popups.set(layer, known);
  return known;
}

/** Whether a click is inside a search: in its form or results, or on its cross. */
const isInSearch = (target: Element, form: Element | null, around: Element): boolean =>
  target.closest('form') === form ||
  target.closest('.is-ajax-search-result') !== null ||
  around.contains(target.closest(CROSS));
