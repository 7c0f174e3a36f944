import { bus } from '../../src/core/bus/bus';
import { afterAnswer } from '../../src/core/calls/jqueryTransport';
import { announce, clearAnnouncement } from '../../src/core/cart/liveRegion';
import { isAborted } from '../../src/core/errors';
import { ALERT_NOTICES, ERRORS } from '../../src/core/findElements';
import { wordsOf } from '../../src/core/html/text';
import { scrollToNotice } from '../../src/core/motion';
import { reloadPage } from '../../src/core/navigate';
import { applyCoupon, type CartAnswer, followLink, removeCoupon, sendForm, sendRates } from './calls';
import type { Part, ShownCart } from './cartState';
import { isSentWithQuantities } from './draft';
import { tCartPage } from './messages';
import { dropNotices, problemOf, reportFailure, showFailure, showNotices } from './notices';
import { cartForm, couponField, FORM, isCartPage, quantitiesOf, type Rates, shownTotal, TOTALS } from './page';
import type { CartAction, Outcome } from './queue';
import { NOTHING_SENT, type Replacing, replaceCart, replaceOnlyTotals } from './replaceCart';

const alertNotice = (): Element | null => document.querySelector(ALERT_NOTICES);

interface Job {
  readonly cart: ShownCart;
  readonly signal: AbortSignal;
}

const WHOLE: readonly Part[] = ['form', 'totals'];

/** Performs one action, and announces a change that no notice mentions. */
export async function perform(cart: ShownCart, action: CartAction, signal: AbortSignal): Promise<Outcome> {
  if (action.kind !== 'refresh') clearAnnouncement();
  const before = shownTotal();
  const outcome = await act({ cart, signal }, action);
  if (outcome !== 'done' || (action.kind === 'refresh' && action.isTold)) return outcome;
  const isToldByNotice = action.kind !== 'refresh' && action.kind !== 'shipping-method' && alertNotice() !== null;
  const total = shownTotal();
  if (!isToldByNotice && total !== before) {
    announce(`${tCartPage('cartPage.updated')} ${tCartPage('cartPage.total', { total })}`);
  }
  return outcome;
}

async function act(job: Job, action: CartAction): Promise<Outcome> {
  switch (action.kind) {
    case 'update':
      return whole(job, () => sendQuantities(job));
    case 'remove-item': {
      const outcome = await whole(job, () => follow(job, action.href));
      afterAnswer(() => bus.emit('item_removed_from_classic_cart', {}));
      return outcome;
    }
    case 'restore-item':
      return whole(job, () => follow(job, action.href));
    case 'calculate-shipping':
      return whole(job, async () => {
        const answer = await sendForm(action.form, { calc_shipping: 'x' }, job.signal);
        const isCalculated = !answer.notices.some(notice => notice.matches(ERRORS));
        replaceCart(job.cart, answer, { ...NOTHING_SENT, isCalculated });
      });
    case 'refresh':
      return refresh(job, { ...NOTHING_SENT, preserveNotices: action.preserveNotices }, partsToCover());
    case 'shipping-method':
      return ship(job, action.rates);
    case 'apply-coupon':
      return withCoupon(job, 'form', 'applied', () => apply(job));
    case 'remove-coupon':
      return withCoupon(job, 'totals', 'removed', () => takeOff(job, action.code));
  }
}

/** Covers parts of the cart while they change, and shows a failure. @param what the action that failed, for the report */
async function attempt(
  { cart, signal }: Job,
  busy: readonly Part[],
  what: string,
  change: () => Promise<void>,
  words: 'cartPage.failed' | 'cartPage.couponFailed' = 'cartPage.failed',
): Promise<Outcome> {
  cart.draw({ busy });
  try {
    await change();
    return 'done';
  } catch (cause) {
    if (signal.aborted || isAborted(cause)) return 'done';
    const problem = problemOf(cause);
    reportFailure(what, cause);
    showFailure(tCartPage(problem === 'failed' ? words : `cartPage.${problem}`), problem);
    return problem === 'offline' ? 'failed' : 'broken';
  } finally {
    cart.draw({ busy: [] });
  }
}

const whole = (job: Job, change: () => Promise<void>): Promise<Outcome> =>
  attempt(job, WHOLE, 'the cart could not be changed', async () => {
    await change();
    scrollToNotice(alertNotice());
  });

async function sendQuantities({ cart, signal }: Job): Promise<void> {
  const form = cartForm();
  if (!form) return;
  const sent = quantitiesOf(form);
  const value = form.querySelector('[name="update_cart"]')?.getAttribute('value') || 'Update Cart';
  const answer = await sendForm(form, { update_cart: value }, signal);
  const isIgnored = wasIgnored(sent, answer);
  replaceCart(cart, answer, isIgnored ? NOTHING_SENT : { ...NOTHING_SENT, isSent: isSentWithQuantities });
  // The answer brings a valid nonce: another try works.
  if (isIgnored) showFailure(tCartPage('cartPage.notSaved'), 'failed');
}

/** Whether the server ignored the quantities without a notice, as it does when the form's nonce has expired. */
function wasIgnored(sent: ReadonlyMap<string, string>, { form, notices }: CartAnswer): boolean {
  if (!form || notices.length > 0) return false;
  return [...quantitiesOf(form)].some(([name, value]) => Number(sent.get(name) ?? value) !== Number(value));
}

async function follow({ cart, signal }: Job, href: string): Promise<void> {
  const answer = await followLink(href, signal);
  replaceCart(cart, answer, NOTHING_SENT);
  // The shop ignores an expired nonce without a notice. The answer's link has a valid one: another try works.
  const key = /remove_item=\w+/.exec(href)?.[0];
  const isIgnored =
    key && answer.notices.length === 0 && answer.form?.querySelector(`.product-remove > a[href*="${key}"]`);
  if (isIgnored) showFailure(tCartPage('cartPage.failed'), 'failed');
}

/** Returns the parts to cover for a refresh that the shopper did not ask for: only `always` while the shopper types in the cart. */
const partsToCover = (always: readonly Part[] = []): readonly Part[] =>
  document.activeElement?.matches(`:is(${FORM}, ${TOTALS}) :is(input, textarea, select)`) ? always : WHOLE;

async function refresh(job: Job, how: Replacing, busy: readonly Part[]): Promise<Outcome> {
  const form = cartForm();
  if (!form) {
    // The empty cart's page gets the form with a load. Any other page has no cart that could be out of date.
    if (isCartPage()) reloadPage();
    return 'done';
  }
  return attempt(job, busy, 'the cart could not be refreshed', async () => {
    const answer = await sendForm(form, {}, job.signal);
    if (!job.signal.aborted) replaceCart(job.cart, answer, how);
  });
}

/** The answer has the totals alone: where the lines are outdated, the whole cart comes after it. */
async function ship(job: Job, rates: Rates): Promise<Outcome> {
  const { cart, signal } = job;
  const isOutdated = cart.isOutdated();
  const outcome = await attempt(job, ['totals'], 'the way of shipping could not be changed', async () => {
    // After a failure the totals are still those of the rate before.
    const totals = await sendRates(rates, signal).finally(() => cart.settle(rates));
    replaceOnlyTotals(cart, totals);
  });
  afterAnswer(() => bus.emit('updated_shipping_method', {}));
  if (outcome !== 'done' || !isOutdated || signal.aborted) return outcome;
  return refresh(job, { ...NOTHING_SENT, preserveNotices: true }, partsToCover());
}

/** Performs a call about a coupon, then refreshes the whole cart and keeps the notices of the call. A form that was sent with Enter is covered to the end. */
async function withCoupon(
  job: Job,
  part: Part,
  done: 'applied' | 'removed',
  call: () => Promise<void>,
): Promise<Outcome> {
  const outcome = await attempt(job, [part], `the coupon could not be ${done}`, call, 'cartPage.couponFailed');
  if (outcome !== 'done' || job.signal.aborted) return outcome;
  const how = { ...NOTHING_SENT, preserveNotices: true };
  return new Promise(resolve =>
    afterAnswer(() => resolve(refresh(job, how, partsToCover(part === 'form' ? ['form'] : [])))),
  );
}

async function apply({ cart, signal }: Job): Promise<void> {
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
  // The shopper may have typed another code meanwhile.
  if (!error && field?.value === code) field.value = '';
  bus.emit('applied_coupon', { code });
}

async function takeOff({ cart, signal }: Job, code: string): Promise<void> {
  const notices = await removeCoupon(code, signal);
  dropNotices();
  cart.draw({ couponError: undefined });
  showNotices(notices, cartForm());
  bus.emit('removed_coupon', { code });
  const field = couponField(cartForm());
  if (field) field.value = '';
}
