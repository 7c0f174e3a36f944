import type { KeyboardEvent, MouseEvent } from 'react';

/** Returns handlers for an element that works as a button without being one: a click, Enter and Space press it. */
export function usePress<E extends Element>(press: (event: MouseEvent<E> | KeyboardEvent<E>) => void) {
  return {
    onClick(event: MouseEvent<E>) {
      event.preventDefault();
      press(event);
    },
    onKeyDown(event: KeyboardEvent<E>) {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      // Prevents a click by the browser, and scrolling.
      event.preventDefault();
      if (!event.repeat) press(event);
    },
  };
}

/** Fields that are read of a key event, of the browser or of React. */
export type KeyPress = Pick<
  globalThis.KeyboardEvent,
  'key' | 'target' | 'repeat' | 'defaultPrevented' | 'preventDefault'
>;

/**
 * Clicks on Space, and on Enter unless the browser clicks a link on it, so that other scripts get a click.
 * @param repeats whether a key that is held clicks again and again, as for plus and minus
 */
export function clickWithKeys(element: HTMLElement, event: KeyPress, repeats = false): void {
  const { key, target, repeat, defaultPrevented } = event;
  if (target !== element || defaultPrevented) return;
  if (key !== ' ' && (key !== 'Enter' || element.matches('a[href]'))) return;
  event.preventDefault();
  if (repeats || !repeat) element.click();
}

export const clickOnKeys = (event: KeyboardEvent<HTMLElement>): void => clickWithKeys(event.currentTarget, event);
export const stepOnKeys = (event: KeyboardEvent<HTMLElement>): void => clickWithKeys(event.currentTarget, event, true);

/** Whether an event is the repeat of a key that is held. */
export const isHeld = (event: Event): boolean => event instanceof KeyboardEvent && event.repeat;

/**
 * Takes an event over after all other listeners of the page, as one may ask the shopper first, or fill a field; not if one prevents or
 * stops it.
 */
export function runAfterListeners(heard: Event, run: () => void): void {
  const decide = (event: Event) => {
    if (event !== heard || event.defaultPrevented) return;
    event.preventDefault();
    run();
  };
  // At the window the last: also after listeners that scripts have bound to the document, or to the window itself.
  window.addEventListener(heard.type, decide, { once: true });
}

/** Takes Escape unless an inner layer has taken it, so that one Escape closes one layer. @returns whether it was taken */
export function takeEscape(
  event: Pick<globalThis.KeyboardEvent, 'key' | 'defaultPrevented' | 'preventDefault'>,
): boolean {
  if (event.key !== 'Escape' || event.defaultPrevented) return false;
  event.preventDefault();
  return true;
}
