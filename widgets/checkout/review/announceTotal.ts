import { tCheckout } from '../messages';

/** The order's total as the review shows it. */
export const totalOf = (form: Element): string =>
  form.querySelector('.order-total td')?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

/** Has screen readers say a total that is another one than before. */
export function announceTotal(before: string, total: string): void {
  if (!before || !total || before === total) return;
  const say = ({ announce }: typeof import('../../../src/core/cart/liveRegion')) =>
    announce(tCheckout('checkout.total', { total }));
  // Without it, the page shows the total all the same.
  import('../../../src/core/cart/liveRegion').then(say, () => {});
}
