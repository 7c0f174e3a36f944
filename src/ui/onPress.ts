import type { KeyboardEvent, MouseEvent } from 'react';

/** Handlers of an element that does a button's work without being one: a click, Enter and the space bar press it. */
export function onPress<E extends Element>(press: (event: MouseEvent<E> | KeyboardEvent<E>) => void) {
  return {
    onClick(event: MouseEvent<E>) {
      event.preventDefault();
      press(event);
    },
    onKeyDown(event: KeyboardEvent<E>) {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      // Nor does the browser make a click of it, or scroll.
      event.preventDefault();
      if (!event.repeat) press(event);
    },
  };
}

/** Has Enter and the space bar click an element that is no button by itself: other scripts hear the click as well. */
export function clickOnKeys(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  if (target !== currentTarget || event.defaultPrevented || (key !== 'Enter' && key !== ' ')) return;
  event.preventDefault();
  currentTarget.click();
}
