import type { KeyboardEvent, MouseEvent } from 'react';
import { isStopped } from '../core/bus/dom';

/** Returns handlers of a click, Enter and Space for an element that works as a button without being one. */
export function usePress(press: (event: MouseEvent) => void) {
  return {
    onClick(event: MouseEvent) {
      event.preventDefault();
      press(event);
    },
    onKeyDown: (event: KeyboardEvent) => clickWithKeys('*', event),
  };
}

/** Fields that are read of a key event, of the browser, React or jQuery. */
interface KeyPress {
  readonly target?: unknown;
  readonly key?: string;
  readonly repeat?: boolean;
  preventDefault(): void;
}

/** Elements that the browser clicks on a key. */
const NATIVE: Readonly<Record<string, string>> = {
  Enter: 'a[href], button, input, summary',
  ' ': 'button, input, summary',
};

/**
 * Clicks a control on Enter and Space where the browser does not, so that other scripts get a click.
 * @param control the focused element, or the selector that it must match
 * @param repeats whether a key that is held clicks again and again, as for plus and minus
 */
export function clickWithKeys(control: Element | string, event: KeyPress, repeats = false): void {
  const { key = '', target, repeat = false } = event;
  const native = NATIVE[key];
  if (!native || !(target instanceof HTMLElement) || isStopped(event)) return;
  if (typeof control === 'string' ? !target.matches(control) : target !== control) return;
  const isIgnored = repeat && !repeats;
  if (target.matches(native) && !isIgnored) return;
  // Prevents scrolling, and the clicks of a key that is held.
  event.preventDefault();
  if (!isIgnored) target.click();
}

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
