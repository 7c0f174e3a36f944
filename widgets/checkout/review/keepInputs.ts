import { raiseDom } from '../../../src/core/bus/dom';
import { ALERT_NOTICES } from '../../../src/core/notices';
import { type Field, isField } from '../fields/problemOf';
import { keepTerms } from '../payment/terms';

const KEPT = '#terms, :is(.payment_box, .place-order) :is(input, select, textarea)';
const REVIEW = '.woocommerce-checkout-review-order';
const NOT_KEPT = /^(?:hidden|button|submit|file)$/;

const fieldById = (id: string): Field | undefined => {
  const found = document.getElementById(id);
  return isField(found) ? found : undefined;
};

const isTick = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

const hasCaret = (field: Field): field is HTMLInputElement | HTMLTextAreaElement =>
  'selectionStart' in field && field.selectionStart !== null;

function giveBack(old: Field): void {
  const fresh = fieldById(old.id);
  if (!fresh || fresh === old) return;
  if (isTick(fresh)) {
    if (!isTick(old) || fresh.checked === old.checked) return;
    fresh.checked = old.checked;
  } else {
    // What the server has filled in, counts.
    if (fresh.value !== '' && !(fresh instanceof HTMLSelectElement)) return;
    if (fresh.value === old.value) return;
    fresh.value = old.value;
  }
  raiseDom(fresh, 'change');
}

/**
 * Remembers what the shopper has put into the payment part: the tick at the terms and what stands beside it, the terms
 * that they read, what is in the payment boxes, and where the focus is in what will be replaced. The returned function gives it to the new markup;
 * where what had the focus is gone, as the link of a coupon, the order review has it; where that is gone with the form, as
 * after the session has expired, what the shop says instead. Source: contract 18.3.
 * @param root what is about to be replaced in parts
 */
export function keepInputs(root: Element): () => void {
  const fields = [...root.querySelectorAll(KEPT)]
    .filter(isField)
    .filter(field => field.id && !NOT_KEPT.test(field.type));
  const active = document.activeElement;
  const focused = active instanceof HTMLElement && root.contains(active) ? active : undefined;
  const around = focused?.closest<HTMLElement>(REVIEW);
  const caret =
    isField(focused) && hasCaret(focused) ? ([focused.selectionStart, focused.selectionEnd] as const) : undefined;
  const openTerms = keepTerms(root);

  return () => {
    for (const field of fields) giveBack(field);
    openTerms();
    if (!focused || focused.isConnected) return;
    const fresh = focused.id ? document.getElementById(focused.id) : null;
    const target = fresh ?? (root.isConnected ? around : document.querySelector<HTMLElement>(ALERT_NOTICES));
    if (!fresh && target) target.tabIndex = -1;
    target?.focus({ preventScroll: true });
    if (caret && isField(fresh) && hasCaret(fresh)) fresh.setSelectionRange(...caret);
  };
}
