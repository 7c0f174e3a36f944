import { bus } from '../../src/core/bus/bus';
import { runScripts } from '../../src/core/runScripts';
import { carryTyped } from './carryTyped';
import { clearCouponError, couponErrorOf, showCouponError } from './couponError';
import { keepFocus } from './keepFocus';
import { dropNotices, noticesIn, showNotices } from './notices';
import { CALCULATOR, cartForm, cartTotals, couponField } from './parts';
import type { CartAnswerPage } from './readPage';
import { noteShownCart } from './shownCart';
import { dropFailures } from './tellFailure';
import { hasNewQuantities, setUpdateButton } from './updateButton';

/** How an answer takes the place of the cart. */
export interface Replacing {
  readonly preserveNotices: boolean;
  /** Fields whose values were sent: the answer has the last word on them. */
  isSent(field: Element): boolean;
  /** What stands in the calculator was taken: the answer has its own. */
  readonly isCalculated?: boolean;
}

/** All that is typed was kept back, and stays. */
export const NOTHING_SENT: Replacing = { preserveNotices: false, isSent: () => false };

/** Puts the answered cart into the page, and tells. Source: contract 13.4, order included. */
export function replaceCart(page: CartAnswerPage, how: Replacing): void {
  const form = cartForm();
  if (!form) {
    location.reload();
    return;
  }
  const refocus = keepFocus();
  const couponError = how.preserveNotices ? couponErrorOf(form) : undefined;
  dropFailures();
  if (!how.preserveNotices) {
    dropNotices();
    clearCouponError();
  }
  noteShownCart();
  if (!page.form) {
    if (!replaceByEmpty(form, page, refocus)) return;
  } else {
    replaceForm(form, page.form, page, how, couponError);
    if (page.totals) putTotals(page.totals, !how.isCalculated);
    refocus();
    if (couponError !== undefined) couponField(page.form)?.focus({ preventScroll: true });
    if (page.totals) bus.emit('updated_cart_totals', {});
  }
  bus.emit('updated_wc_div', {});
}

function replaceForm(
  old: HTMLFormElement,
  fresh: HTMLFormElement,
  { notices }: CartAnswerPage,
  { isSent }: Replacing,
  couponError: string | undefined,
): void {
  if (isCheckoutPage()) bus.emit('update_checkout', {});
  carryTyped(old, fresh, isSent);
  old.replaceWith(fresh);
  void runScripts(fresh);
  setUpdateButton(hasNewQuantities);
  if (couponError !== undefined) showCouponError(fresh, couponError, false);
  showNotices(notices, fresh);
}

function replaceByEmpty(form: HTMLFormElement, { empty, notices }: CartAnswerPage, refocus: () => void): boolean {
  const part = form.closest('.woocommerce');
  if (isCheckoutPage() || !empty || !part) {
    location.reload();
    return false;
  }
  // Notices that stay stand in what goes.
  const kept = noticesIn(part);
  part.replaceWith(empty);
  void runScripts(empty);
  showNotices([...notices, ...kept], empty.firstElementChild);
  refocus();
  bus.emit('wc_cart_emptied', {});
  return true;
}

/**
 * Puts fresh totals into the page.
 * @param keepsCalculator a calculator that the shopper has opened stays, with what is typed in it
 */
export function putTotals(fresh: HTMLElement, keepsCalculator: boolean): void {
  const old = cartTotals();
  if (!old) return;
  if (keepsCalculator) carryCalculator(old, fresh);
  old.replaceWith(fresh);
  void runScripts(fresh);
}

function carryCalculator(old: HTMLElement, fresh: HTMLElement): void {
  const open = old.querySelector<HTMLFormElement>(`${CALCULATOR}:has([aria-expanded="true"])`);
  const closed = fresh.querySelector<HTMLFormElement>(CALCULATOR);
  if (!open || !closed) return;
  // The answer's nonce is the one that counts.
  for (const { name, value } of closed.querySelectorAll<HTMLInputElement>('input[type="hidden"][name$="nonce"]')) {
    const field = open.querySelector<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`);
    if (field) field.value = value;
  }
  closed.replaceWith(open);
}

const isCheckoutPage = () => document.querySelector('.woocommerce-checkout') !== null;
