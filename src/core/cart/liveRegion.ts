/** Wait before a message of the cart is announced, in ms. */
export const ANNOUNCE_AFTER = 1000;

/**
 * The page's two live regions. The shop's scripts have the polite one too, by its class. The assertive one has no role: scripts
 * look for notices by `role="alert"`.
 */
const REGIONS = {
  polite: { name: 'widget_shopping_cart_live_region', attribute: 'role', value: 'status' },
  assertive: { name: 'sw-alert-region', attribute: 'aria-live', value: 'assertive' },
} as const;

type Urgency = keyof typeof REGIONS;

let timer: ReturnType<typeof setTimeout> | undefined;

/** The last open modal: the rest of the page is inert, so what lies over the page, or is to be announced, must be in it. */
export const openModal = (): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? null;

/** Returns a live region of the page, or a new one. It moves into the open modal, which silences what is around it. */
export function liveRegion(urgency: Urgency = 'polite'): HTMLElement {
  const { name } = REGIONS[urgency];
  const region = document.querySelector<HTMLElement>(`.${name}`) ?? createRegion(urgency);
  const modal = openModal();
  if (!region.isConnected || region.closest('dialog') !== modal) (modal ?? document.body).append(region);
  return region;
}

/**
 * Puts both live regions, empty, where screen readers hear them. A region that comes with its first text is often not heard, so
 * this runs before there is a text: with the first widget, and when a modal opens or closes.
 */
export function readyLiveRegions(): void {
  liveRegion('polite');
  liveRegion('assertive');
}

const made = new Set<HTMLElement>();

/** Removes the regions that are ours, as all widgets have ended. */
export function removeLiveRegions(): void {
  clearTimeout(timer);
  for (const region of made) region.remove();
  made.clear();
}

function createRegion(urgency: Urgency): HTMLElement {
  const { name, attribute, value } = REGIONS[urgency];
  const region = document.createElement('div');
  made.add(region);
  region.className = `${name} screen-reader-text`;
  region.setAttribute(attribute, value);
  // Themes without a rule for .screen-reader-text would show it.
  region.style.cssText = 'position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%)';
  return region;
}

/** Empties the polite region and drops a message that still waits: something new has begun. */
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

/** Announces a text at once, also if it is the last one. @param urgency `assertive` interrupts: for errors alone */
export function announceNow(text: string, urgency: Urgency = 'polite'): void {
  const region = liveRegion(urgency);
  // Screen readers announce changes only.
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}
