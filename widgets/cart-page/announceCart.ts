import { announce } from '../../src/core/cart/liveRegion';
import { ALERT_NOTICES } from '../../src/core/notices';
import { tCartPage } from './messages';
import { cartTotals } from './parts';

/** What the cart comes to, as it stands there. */
export function shownTotal(): string {
  const total = cartTotals()?.querySelector('.order-total td')?.textContent;
  return total?.replace(/\s+/g, ' ').trim() ?? '';
}

/**
 * Announces a change that no notice tells of, with the new total, a second later. Source: spec storefront 9.
 * @param before the total until then
 */
export function announceChange(before: string): void {
  const total = shownTotal();
  if (total !== before) announce(`${tCartPage('cartPage.updated')} ${tCartPage('cartPage.total', { total })}`);
}

/** The notice that tells of what was done, if the page has one. */
export const tellingNotice = (): Element | null => document.querySelector(ALERT_NOTICES);
