import { isSeen } from '../findElements';

/** Wait before a message of the cart is announced, in ms. */
export const ANNOUNCE_AFTER = 1000;

/** Class of the page's live region, which the shop's scripts use too. */
const REGION = 'widget_shopping_cart_live_region';

let timer: ReturnType<typeof setTimeout> | undefined;
let last: HTMLElement | undefined;
let made: HTMLElement | undefined;
/** The modal that the region was moved into. */
let around: HTMLElement | undefined;

/** The last open modal dialog of the browser: the rest of the page is inert, so what lies over the page must be in it. */
export const openModal = (): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? null;

const isModalDialog = (modal: Element): boolean => modal.matches('dialog:modal');

/**
 * Returns the page's live region, or a new one. It moves into the open modal, since VoiceOver announces no text around that.
 * Source: https://github.com/w3c/aria/issues/1854
 */
export function liveRegion(): HTMLElement {
  const known = last?.isConnected ? last : document.querySelector<HTMLElement>(`.${REGION}`);
  const region = known ?? last ?? createRegion();
  last = region;
  // One search: it walks through all rows of a table.
  const modals = [...document.querySelectorAll<HTMLElement>('dialog:modal, [aria-modal="true"]')];
  const modal = modals.filter(isModalDialog).at(-1) ?? modals.filter(isReached).at(-1);
  if (region.isConnected && modal === around && (!modal || modal.contains(region))) return region;
  around = modal;
  // The last text is not to be announced again.
  region.textContent = '';
  (modal ?? document.body).append(region);
  return region;
}

/** Whether a modal is open: other scripts may have one that no shopper can reach. */
const isReached = (modal: Element): boolean => !modal.closest('[inert], [aria-hidden="true"]') && isSeen(modal);

/**
 * Puts the live region, empty, where screen readers hear it. A region that comes with its first text is often not heard, so this
 * runs before there is a text: with the first widget, and when a modal opens or closes.
 */
export const readyLiveRegion = (): void => void liveRegion();

/** Removes the region, if it is ours, as all widgets have ended. */
export function removeLiveRegion(): void {
  clearTimeout(timer);
  made?.remove();
  last = undefined;
  made = undefined;
  around = undefined;
}

function createRegion(): HTMLElement {
  made = document.createElement('div');
  made.className = `${REGION} screen-reader-text`;
  made.setAttribute('role', 'status');
  // Themes without a rule for .screen-reader-text would show it.
  made.style.cssText = 'position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%)';
  return made;
}

/** Empties the region and drops a message that still waits: something new has begun. */
export function clearAnnouncement(): void {
  clearTimeout(timer);
  const region = liveRegion();
  region.textContent = '';
  region.removeAttribute('aria-relevant');
}

/** Announces a text once, a second later; a newer one takes its place. See contract/cart.md#events-of-the-cart. */
export function announce(text: string): void {
  clearTimeout(timer);
  if (!text) return;
  timer = setTimeout(() => {
    const region = liveRegion();
    region.setAttribute('aria-relevant', 'all');
    region.textContent = text;
  }, ANNOUNCE_AFTER);
}

/** Announces a text at once, also if it is the last one. */
export function announceNow(text: string): void {
  const region = liveRegion();
  // Screen readers announce changes only.
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}
