import { bus } from '../../src/core/bus/bus';
import { announce, clearAnnouncement } from '../../src/core/cart/liveRegion';
import { isCallError } from '../../src/core/errors';
import { wordsOf } from '../../src/core/html/text';
import { scrollToNotice } from '../../src/core/motion';
import { ALERT_NOTICES } from '../../src/core/notices';
import { applyCoupon, type CartAnswer, followLink, removeCoupon, sendForm, sendRates } from './calls';
import { isSentWithQuantities } from './draft';
import { tCartPage } from './messages';
import { dropNotices, ERRORS, problemOf, reportFailure, showNotices, tellFailure } from './notices';
import { cartForm, couponField, FORM, quantitiesOf, type Rates, shownTotal, TOTALS } from './page';
import type { CartAction, Outcome } from './queue';
import { NOTHING_SENT, type Replacing, replaceCart, replaceOnlyTotals } from './replaceCart';
import type { CartStore, Part } from './store';

const alertNotice = (): Element | null => document.querySelector(ALERT_NOTICES);

/** Performs one action, and announces a change that no notice tells. Source: contract 13.3; spec storefront 9. */
export async function perform(cart: CartStore, action: CartAction, signal: AbortSignal): Promise<Outcome> {
  if (action.kind !== 'refresh') clearAnnouncement();
  const before = shownTotal();
  const outcome = await act(cart, action, signal);
  if (outcome !== 'done' || (action.kind === 'refresh' && action.isTold)) return outcome;
  const isToldByNotice = action.kind !== 'refresh' && action.kind !== 'shipping-method' && alertNotice() !== null;
  const total = shownTotal();
  if (!isToldByNotice && total !== before) {
    announce(`${tCartPage('cartPage.updated')} ${tCartPage('cartPage.total', { total })}`);
  }
  return outcome;
}

async function act(cart: CartStore, action: CartAction, signal: AbortSignal): Promise<Outcome> {
  switch (action.kind) {
    case 'update':
      return whole(cart, () => sendQuantities(cart, signal));
    case 'remove-item': {
      const outcome = await whole(cart, () => follow(cart, action.href, signal));
      bus.emit('item_removed_from_classic_cart', {});
      return outcome;
    }
    case 'restore-item':
      return whole(cart, () => follow(cart, action.href, signal));
    case 'calculate-shipping':
      return whole(cart, async () => {
        const answer = await sendForm(action.form, { calc_shipping: 'x' }, signal);
        const isCalculated = !answer.notices.some(notice => notice.matches(ERRORS));
        replaceCart(cart, answer, { ...NOTHING_SENT, isCalculated });
      });
    case 'refresh':
      return refresh(cart, { ...NOTHING_SENT, preserveNotices: action.preserveNotices }, signal);
    case 'shipping-method':
      return ship(cart, action.rates, signal);
    case 'apply-coupon':
      return withCoupon(cart, 'form', 'applied', () => apply(cart, signal), signal);
    case 'remove-coupon':
      return withCoupon(cart, 'totals', 'removed', () => takeOff(cart, action.code, signal), signal);
  }
}

async function whole(cart: CartStore, change: () => Promise<void>): Promise<Outcome> {
  cart.draw({ busy: ['form', 'totals'] });
  try {
    await change();
    scrollToNotice(alertNotice());
    return 'done';
  } catch (cause) {
    cart.draw({ busy: [] });
    return fail('the cart could not be changed', cause);
  }
}

async function sendQuantities(cart: CartStore, signal: AbortSignal): Promise<void> {
  const form = cartForm();
  if (!form) return;
  const sent = quantitiesOf(form);
  const value = form.querySelector('[name="update_cart"]')?.getAttribute('value') || 'Update Cart';
  const answer = await sendForm(form, { update_cart: value }, signal);
  const isIgnored = wasIgnored(sent, answer);
  replaceCart(cart, answer, isIgnored ? NOTHING_SENT : { ...NOTHING_SENT, isSent: isSentWithQuantities });
  // The answer brings a valid nonce: another try works.
  if (isIgnored) tellFailure(tCartPage('cartPage.notSaved'), 'failed');
}

/** Whether the server ignored the quantities without a notice, as it does when the form's nonce has expired. */
function wasIgnored(sent: ReadonlyMap<string, string>, { form, notices }: CartAnswer): boolean {
  if (!form || notices.length > 0) return false;
  return [...quantitiesOf(form)].some(([name, value]) => Number(sent.get(name) ?? value) !== Number(value));
}

async function follow(cart: CartStore, href: string, signal: AbortSignal): Promise<void> {
  const answer = await followLink(href, signal);
  replaceCart(cart, answer, NOTHING_SENT);
  // The shop ignores an expired nonce without a notice. The answer's link has a valid one: another try works.
  const key = /remove_item=\w+/.exec(href)?.[0];
  const isIgnored =
    key && answer.notices.length === 0 && answer.form?.querySelector(`.product-remove > a[href*="${key}"]`);
  if (isIgnored) tellFailure(tCartPage('cartPage.failed'), 'failed');
}

/** Refreshes the cart; while the shopper types in it, it is not covered. */
async function refresh(cart: CartStore, how: Replacing, signal: AbortSignal): Promise<Outcome> {
  const form = cartForm();
  if (!form) {
    location.reload();
    return 'done';
  }
  const isTyping = document.activeElement?.matches(`:is(${FORM}, ${TOTALS}) :is(input, textarea, select)`);
  if (!isTyping) cart.draw({ busy: ['form', 'totals'] });
  try {
    const answer = await sendForm(form, {}, signal);
    if (!signal.aborted) replaceCart(cart, answer, how);
    return 'done';
  } catch (cause) {
    if (signal.aborted) return 'done';
    return fail('the cart could not be refreshed', cause);
  } finally {
    cart.draw({ busy: [] });
  }
}

async function ship(cart: CartStore, rates: Rates, signal: AbortSignal): Promise<Outcome> {
  cart.draw({ busy: ['totals'] });
  try {
    const totals = await sendRates(rates, signal);
    cart.settle(rates);
    replaceOnlyTotals(cart, totals);
    return 'done';
  } catch (cause) {
    // The totals are still those of the rate before.
    cart.settle(rates);
    return fail('the way of shipping could not be changed', cause);
  } finally {
    cart.draw({ busy: [] });
    bus.emit('updated_shipping_method', {});
  }
}

/** Performs a call about a coupon, then refreshes the whole cart and keeps the notices of the call. */
async function withCoupon(
  cart: CartStore,
  part: Part,
  done: 'applied' | 'removed',
  call: () => Promise<void>,
  signal: AbortSignal,
): Promise<Outcome> {
  cart.draw({ busy: [part] });
  try {
    await call();
  } catch (cause) {
    return fail(`the coupon could not be ${done}`, cause, 'cartPage.couponFailed');
  } finally {
    cart.draw({ busy: [] });
  }
  return refresh(cart, { ...NOTHING_SENT, preserveNotices: true }, signal);
}

async function apply(cart: CartStore, signal: AbortSignal): Promise<void> {
  const code = couponField(cartForm())?.value ?? '';
  const notices = await applyCoupon(code, signal);
  const field = couponField(cartForm());
  const error = notices.find(notice => notice.matches(ERRORS));
  const words = error && wordsOf(error);
  dropNotices();
  // Removed first, so that the same text is announced again.
  cart.draw({ couponError: undefined });
  if (field && words) cart.draw({ couponError: { words, isNew: true } });
  else showNotices(notices, cartForm());
  if (!error && field) field.value = '';
  bus.emit('applied_coupon', { code });
}

async function takeOff(cart: CartStore, code: string, signal: AbortSignal): Promise<void> {
  const notices = await removeCoupon(code, signal);
  dropNotices();
  cart.draw({ couponError: undefined });
  showNotices(notices, cartForm());
  bus.emit('removed_coupon', { code });
  const field = couponField(cartForm());
  if (field) field.value = '';
}

function fail(
  what: string,
  cause: unknown,
  words: 'cartPage.failed' | 'cartPage.couponFailed' = 'cartPage.failed',
): Outcome {
  if (isCallError(cause) && cause.kind === 'aborted') return 'done';
  const problem = problemOf(cause);
  reportFailure(what, cause);
  tellFailure(tCartPage(problem === 'failed' ? words : `cartPage.${problem}`), problem);
  return problem === 'offline' ? 'failed' : 'broken';
}
