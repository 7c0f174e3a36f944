import { bus } from '../../src/core/bus/bus';
import { carryOver } from '../../src/core/html/replaceMarkup';
import { reloadPage } from '../../src/core/navigate';
import { runScripts } from '../../src/core/runScripts';
import type { CartAnswer } from './calls';
import type { ShownCart } from './cartState';
import { keepFocusInCart, moveQuantity } from './draft';
import { dropFailures, dropNotices, noticesIn, showNotices } from './notices';
import { CALCULATOR, cartForm, cartTotals, couponField } from './page';

export interface Replacing {
  readonly preserveNotices: boolean;
  /** Whether a field's value was sent: then the answer's value counts. */
  isSent(field: Element): boolean;
  /** Whether the calculator was sent: then the answer's counts. */
  readonly isCalculated?: boolean;
}

export const NOTHING_SENT: Replacing = { preserveNotices: false, isSent: () => false };

/** Shows the answered cart, and dispatches events. See contract/cart.md#replacing-the-cart. */
export function replaceCart(cart: ShownCart, answer: CartAnswer, how: Replacing): void {
  const form = cartForm();
  if (!form || (!answer.form && !canBeEmpty(form, answer))) {
    reloadPage();
    return;
  }
  const refocus = keepFocusInCart();
  const { couponError } = cart.getState();
  dropFailures();
  if (!how.preserveNotices) dropNotices();
  if (answer.form && isCheckoutPage()) bus.emit('update_checkout', {});
  cart.replace(() => {
    if (answer.form) replaceForm(form, answer.form, answer.notices, how);
    else replaceByEmpty(form, answer);
    if (answer.form && answer.totals) replaceTotals(answer.totals, staysOpen(cart, how));
    return {
      couponError: how.preserveNotices && couponError ? { ...couponError, isNew: false } : undefined,
      ...(how.isCalculated && { isCalculatorOpen: false }),
    };
  });
  const parts = answer.form ? [answer.form, answer.totals] : [answer.empty];
  for (const part of parts) if (part) void runScripts(part);
  refocus();
  if (answer.form) {
    // A shopper who has gone on keeps the focus.
    const isNowhere = document.activeElement === document.body;
    if (cart.getState().couponError && isNowhere) couponField(answer.form)?.focus({ preventScroll: true });
    if (answer.totals) bus.emit('updated_cart_totals', {});
  } else bus.emit('wc_cart_emptied', {});
  bus.emit('updated_wc_div', {});
}

export function replaceOnlyTotals(cart: ShownCart, totals: HTMLElement): void {
  const refocus = keepFocusInCart();
  dropFailures();
  cart.replace(() => {
    replaceTotals(totals, staysOpen(cart, NOTHING_SENT));
    return {};
  });
  void runScripts(totals);
  refocus();
  bus.emit('updated_cart_totals', {});
}

const isCheckoutPage = () => document.querySelector('.woocommerce-checkout') !== null;

const canBeEmpty = (form: HTMLFormElement, { empty }: CartAnswer): boolean =>
  !isCheckoutPage() && empty !== undefined && form.closest('.woocommerce') !== null;

function replaceForm(old: HTMLFormElement, fresh: HTMLFormElement, notices: readonly Element[], how: Replacing): void {
  const restore = carryOver(old, [fresh], { isKept: field => !how.isSent(field), focus: 'caller' });
  moveQuantity(old, fresh);
  old.replaceWith(fresh);
  restore();
  showNotices(notices, fresh);
}

function replaceByEmpty(form: HTMLFormElement, { empty, notices }: CartAnswer): void {
  const part = form.closest('.woocommerce');
  if (!part || !empty) return;
  // The kept notices stand in the replaced part.
  const kept = noticesIn(part);
  part.replaceWith(empty);
  showNotices([...notices, ...kept], empty.firstElementChild);
}

const staysOpen = (cart: ShownCart, how: Replacing): boolean => cart.getState().isCalculatorOpen && !how.isCalculated;

function replaceTotals(fresh: HTMLElement, keepsOpen: boolean): void {
  const old = cartTotals();
  if (!old) return;
  const restore = carryOver(old, [fresh], { isKept: () => false, focus: 'caller' });
  if (keepsOpen) carryCalculator(old, fresh);
  old.replaceWith(fresh);
  restore();
}

/** Moves the calculator itself: its address fields are a widget of their own, and the page may have lists of its own in them. */
function carryCalculator(old: HTMLElement, fresh: HTMLElement): void {
  const open = old.querySelector<HTMLFormElement>(CALCULATOR);
  const closed = fresh.querySelector<HTMLFormElement>(CALCULATOR);
  if (!open || !closed) return;
  // The answer's nonce is the valid one.
  for (const { name, value } of closed.querySelectorAll<HTMLInputElement>('input[type="hidden"][name$="nonce"]')) {
    const field = open.querySelector<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`);
    if (field) field.value = value;
  }
  closed.replaceWith(open);
}
