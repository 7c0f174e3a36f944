import { bus } from '../../src/core/bus/bus';
import { clearAnnouncement } from '../../src/core/cart/liveRegion';
import { isCallError } from '../../src/core/errors';
import { scrollToNotice } from '../../src/core/scrollToNotice';
import type { CartAction } from './action';
import { announceChange, shownTotal, tellingNotice } from './announceCart';
import { resetRates } from './chosenRates';
import { applyCoupon, removeCoupon } from './coupons';
import { cover } from './cover';
import { followLink, sendForm } from './fetchCart';
import { tCartPage } from './messages';
import { ERRORS } from './notices';
import { cartForm, cartTotals, FORM, TOTALS } from './parts';
import { createQueue, type Outcome } from './queue';
import { NOTHING_SENT, type Replacing, replaceCart } from './replaceCart';
import { sendQuantities } from './sendQuantities';
import { sendRates } from './shipping';
import { reportFailure, tellFailure, troubleOf } from './tellFailure';

/** Does what is wanted of the cart, one thing after the other. Source: contract 13.3. */
export const createRunner = (signal: AbortSignal) => createQueue(run, signal);

async function run(action: CartAction, signal: AbortSignal): Promise<Outcome> {
  if (action.kind !== 'refresh') clearAnnouncement();
  const before = shownTotal();
  const outcome = await act(action, signal);
  if (outcome !== 'done' || (action.kind === 'refresh' && action.isTold)) return outcome;
  const isToldByNotice = action.kind !== 'refresh' && action.kind !== 'shipping-method' && tellingNotice() !== null;
  if (!isToldByNotice) announceChange(before);
  return outcome;
}

async function act(action: CartAction, signal: AbortSignal): Promise<Outcome> {
  switch (action.kind) {
    case 'update':
      return whole(() => sendQuantities(signal));
    case 'remove-item': {
      const outcome = await whole(() => follow(action.link, signal));
      bus.emit('item_removed_from_classic_cart', {});
      return outcome;
    }
    case 'restore-item':
      return whole(() => follow(action.link, signal));
    case 'calculate-shipping':
      return whole(async () => {
        const page = await sendForm(action.form, { calc_shipping: 'x' }, signal);
        replaceCart(page, { ...NOTHING_SENT, isCalculated: !page.notices.some(notice => notice.matches(ERRORS)) });
      });
    case 'refresh':
      return refresh({ ...NOTHING_SENT, preserveNotices: action.preserveNotices }, signal);
    case 'shipping-method':
      return ship(action.rates, signal);
    case 'apply-coupon':
      return withCoupon(cartForm(), 'coupon could not be applied', () => applyCoupon(signal), signal);
    case 'remove-coupon': {
      const code = action.link.dataset.coupon ?? '';
      return withCoupon(cartTotals(), 'coupon could not be removed', () => removeCoupon(code, signal), signal);
    }
  }
}

/** A change of the whole cart: covered meanwhile, and its notice scrolled to. */
async function whole(change: () => Promise<void>): Promise<Outcome> {
  const uncover = cover([cartForm(), cartTotals()]);
  try {
    await change();
    uncover();
    scrollToNotice(tellingNotice());
    return 'done';
  } catch (cause) {
    uncover();
    return fail('the cart could not be changed', cause);
  }
}

async function follow(link: HTMLAnchorElement, signal: AbortSignal): Promise<void> {
  const page = await followLink(link, signal);
  replaceCart(page, NOTHING_SENT);
  // Its nonce has expired, and the shop does not say so. The answer's link has one that is valid: another try will do.
  const key = /remove_item=\w+/.exec(link.href)?.[0];
  const isIgnored = key && page.notices.length === 0 && page.form?.querySelector(`.product-remove > a[href*="${key}"]`);
  if (isIgnored) tellFailure(tCartPage('cartPage.failed'), 'failed');
}

/** A cart as it is now; while the shopper types in it, it is not covered. */
async function refresh(how: Replacing, signal: AbortSignal): Promise<Outcome> {
  const form = cartForm();
  if (!form) {
    location.reload();
    return 'done';
  }
  const isTyping = document.activeElement?.matches(`:is(${FORM}, ${TOTALS}) :is(input, textarea, select)`);
  const uncover = isTyping ? () => {} : cover([form, cartTotals()]);
  try {
    const page = await sendForm(form, {}, signal);
    if (!signal.aborted) replaceCart(page, how);
    return 'done';
  } catch (cause) {
    if (signal.aborted) return 'done';
    return fail('the cart could not be refreshed', cause);
  } finally {
    uncover();
  }
}

async function ship(rates: Readonly<Record<string, string>>, signal: AbortSignal): Promise<Outcome> {
  const totals = cartTotals();
  const uncover = cover([totals]);
  try {
    await sendRates(rates, signal);
    return 'done';
  } catch (cause) {
    // The totals are those of the rate before.
    if (totals) resetRates(totals);
    return fail('the way of shipping could not be changed', cause);
  } finally {
    uncover();
    bus.emit('updated_shipping_method', {});
  }
}

/** A call about a coupon, and the whole cart after it, with the notices of the call. */
async function withCoupon(
  part: HTMLElement | null,
  what: string,
  call: () => Promise<void>,
  signal: AbortSignal,
): Promise<Outcome> {
  const uncover = cover([part]);
  try {
    await call();
  } catch (cause) {
    uncover();
    return fail(`the ${what}`, cause, 'cartPage.couponFailed');
  }
  uncover();
  return refresh({ ...NOTHING_SENT, preserveNotices: true }, signal);
}

function fail(
  what: string,
  cause: unknown,
  words: 'cartPage.failed' | 'cartPage.couponFailed' = 'cartPage.failed',
): Outcome {
  if (isCallError(cause) && cause.kind === 'aborted') return 'done';
  const trouble = troubleOf(cause);
  reportFailure(what, cause);
  tellFailure(tCartPage(trouble === 'failed' ? words : `cartPage.${trouble}`), trouble);
  return trouble === 'offline' ? 'failed' : 'broken';
}
