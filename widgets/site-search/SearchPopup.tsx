import type { ReactNode } from 'react';
import { adopt, hydrateWidget, useStyles } from '../../src/hydrate';
import { useDialog } from '../../src/ui/useDialog';
import { useStore } from '../../src/ui/useStore';
import { CROSS, Cross, Form } from './controls';
import { tSearch } from './messages';
import { FADE, useFocusInside, useOpening } from './opening';
import { createSearchStore, SearchProvider, type SearchStore } from './store';

const slots = { form: Form, [CROSS]: Cross };

/** The search that covers the page, in the page's foot. Source: add-on contract 4.6, 4.8. */
function SearchPopup({ layer, store }: { layer: HTMLElement; store: SearchStore }): ReactNode {
  const isAsked = useStore(store, ({ openedBy }) => openedBy !== undefined);
  const { isOpen, isMoving } = useOpening(layer, isAsked, FADE);
  useStyles(layer, { display: isOpen || isMoving ? 'block' : 'none' });
  useDialog(layer, isOpen, tSearch('site-search.label'));
  useFocusInside(layer, isOpen);
  return <SearchProvider value={store}>{adopt(layer, slots)}</SearchProvider>;
}

interface Popup {
  readonly store: SearchStore;
  links: number;
}

const popups = new WeakMap<Element, Popup>();

export function popupStore(layer: HTMLElement): SearchStore {
  return popupOf(layer).store;
}

/** Makes the popup a root of its own for as long as a link to it is there; at once, so that Escape closes it after a first click. */
export function joinPopup(layer: HTMLElement, link: HTMLElement, signal: AbortSignal): void {
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
  const known = popups.get(layer) ?? { store: createSearchStore(target => isInForm(target, form)), links: 0 };
  popups.set(layer, known);
  return known;
}

/** Whether a click is inside the search of a form: in it, or in its results. Source: add-on contract 4.8. */
export const isInForm = (target: Element, form: Element | null): boolean =>
  target.closest('form') === form || target.closest('.is-ajax-search-result') !== null;
