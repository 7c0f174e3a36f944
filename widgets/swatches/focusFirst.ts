import { isShown, type SwatchList } from './swatchList';

/** A form moves focus to its first select; where that does not show, its swatches take it. Source: contract 3.6. */
export function focusFirst(lists: readonly SwatchList[], first: HTMLSelectElement | undefined): void {
  const list = lists.find(({ select }) => select === first);
  if (!list || isShown(list.select)) return;
  const { stop } = list.view.getState();
  if (stop instanceof HTMLElement) stop.focus();
}
