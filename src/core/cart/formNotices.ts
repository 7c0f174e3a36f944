import { ERRORS } from '../findElements';
import { scrollToNotice } from '../motion';

export const SUCCESSES = '.woocommerce-message, .is-success';

/** Shows notices in the page's place for them, replaces older ones, focuses the first and scrolls to it. */
export function showNotices(notices: readonly Element[]): void {
  const wrapper = document.querySelector('.woocommerce-notices-wrapper');
  const [first] = notices;
  if (!wrapper || !(first instanceof HTMLElement)) return;
  wrapper.replaceChildren(...notices);
  first.tabIndex = -1;
  first.focus({ preventScroll: true });
  scrollToNotice(first);
}

export function dropErrors(): void {
  for (const error of document.querySelectorAll(`.woocommerce-notices-wrapper :is(${ERRORS})`)) error.remove();
}

export function canShowNotices(): boolean {
  return document.querySelector('.woocommerce-notices-wrapper') !== null;
}
