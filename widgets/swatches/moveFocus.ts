import { isShown, type SwatchList } from './swatchList';

/**
 * Moves focus with an arrow key, from the last swatch to the first and back, past those that can't be chosen.
 * @returns the swatch that has the focus now
 */
export function moveFocus({ element, view, items }: SwatchList, from: HTMLElement, key: string): HTMLElement {
  const isRtl = getComputedStyle(element).direction === 'rtl';
  const step = key === 'ArrowDown' || key === (isRtl ? 'ArrowLeft' : 'ArrowRight') ? 1 : -1;
  const { states } = view.getState();
  const able = items.filter((item, i) => item === from || (states[i]?.isChoosable && isShown(item)));
  const next = able.at((able.indexOf(from) + step) % able.length) ?? from;
  next.focus();
  return next;
}
