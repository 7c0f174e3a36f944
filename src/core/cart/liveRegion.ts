/** Wait before a message of the cart is announced, in ms. Source: spec storefront 9. */
export const ANNOUNCE_AFTER = 1000;

const SELECTOR = '.widget_shopping_cart_live_region';
let timer: ReturnType<typeof setTimeout> | undefined;

/** The last open modal: the rest of the page is inert, so what lies over the page, or is to be announced, must be in it. */
export const openModal = (): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? null;

/** The page's live region, or a new one. It moves into the open modal, which silences what is around it. Source: contract 6.5. */
export function liveRegion(): HTMLElement {
  const region = document.querySelector<HTMLElement>(SELECTOR) ?? createRegion('widget_shopping_cart_live_region');
  const modal = openModal();
  if (!region.isConnected || region.closest('dialog') !== modal) (modal ?? document.body).append(region);
  return region;
}

/** Returns a status for screen readers alone, to be put into the page. */
export function createRegion(className: string): HTMLElement {
  const region = document.createElement('div');
  region.className = `${className} screen-reader-text`;
  region.setAttribute('role', 'status');
  // Themes without a rule for .screen-reader-text would show it.
  region.style.cssText = 'position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%)';
  return region;
}

/** Empties the live region and drops a message that still waits: something new has begun. */
export function clearAnnouncement(): void {
  clearTimeout(timer);
  const region = liveRegion();
  region.textContent = '';
  region.removeAttribute('aria-relevant');
}

/** Announces a text once, a second later; a newer one takes its place. Source: spec storefront 9, contract 6.5. */
export function announce(text: string): void {
  clearTimeout(timer);
  if (!text) return;
  timer = setTimeout(() => {
    const region = liveRegion();
    region.setAttribute('aria-relevant', 'all');
    region.textContent = text;
  }, ANNOUNCE_AFTER);
}
