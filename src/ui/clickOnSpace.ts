import type { KeyboardEvent } from 'react';

/** Lets the space bar click a link that acts as a button, instead of scrolling the page. Source: contract 30.16. */
export function clickOnSpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
