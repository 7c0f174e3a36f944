import type { SyntheticEvent } from 'react';

/**
 * Does what an event asks for, in place of the browser, once every other listener of the page has heard it, unless one of them
 * has prevented it or kept it to itself: a script may ask the shopper first.
 */
export function afterOthers({ nativeEvent }: SyntheticEvent, act: () => void): void {
  const decide = (event: Event) => {
    // One that was kept from the document is over.
    if (event !== nativeEvent || event.defaultPrevented) return;
    event.preventDefault();
    act();
  };
  document.addEventListener(nativeEvent.type, decide, { once: true });
}
