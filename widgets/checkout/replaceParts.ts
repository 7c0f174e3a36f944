import { raiseDom } from '../../src/core/bus/dom';
import type { Fragments } from '../../src/core/bus/events';
import { fragmentHtml, placesOf } from '../../src/core/cart/applyFragments';
import { type Field, isChoice, isField } from '../../src/core/fields';
import { ALERT_NOTICES } from '../../src/core/findElements';
import { rememberFocus } from '../../src/core/focus';
import { markupOf, parseFragment } from '../../src/core/html';
import { counterpart, replaceMarkup } from '../../src/core/html/replaceMarkup';
import { TERMS } from './paying';

const KEPT =
  '#terms, .payment_box input, .place-order input:not([type="hidden"]), :is(.payment_box, .place-order) :is(select, textarea)';
const REVIEW = '.woocommerce-checkout-review-order';
const PARTS = '.woocommerce-checkout-payment, .woocommerce-checkout-review-order-table';
const NOT_KEPT = /^(?:button|submit|file)$/;

/** Replaces parts; one with the same HTML as before stays, with the elements that scripts have added. */
export function replaceParts(fragments: Fragments, before: Fragments): void {
  for (const [selector, html] of Object.entries(fragments)) {
    if (before[selector] === html) continue;
    for (const old of placesOf(selector, 'checkout')) {
      const content = parseFragment(markupOf('answer', fragmentHtml(html)));
      // `keepInputs` restores fields and focus once all parts are ready.
      replaceMarkup(old, content, { isKept: () => false, focus: 'caller' });
    }
  }
}

/**
 * Remembers the input in the payment part, which is opaque, and the focus; the returned function restores both. A focus that is gone moves
 * to the order review, or to the shop's notice where the form is gone, as after the session has expired.
 */
export function keepInputs(form: HTMLFormElement): () => void {
  const fields = [...form.querySelectorAll(KEPT)]
    .filter(isField)
    .filter(field => field.id && !NOT_KEPT.test(field.type));
  const refocus = keepFocusInForm(form);
  return () => {
    for (const field of fields) restore(field);
    refocus();
  };
}

const fieldById = (id: string): Field | undefined => {
  const found = document.getElementById(id);
  return isField(found) ? found : undefined;
};

function restore(old: Field): void {
  const fresh = fieldById(old.id);
  if (!fresh || fresh === old) return;
  if (isChoice(fresh)) {
    if (!isChoice(old) || fresh.checked === old.checked) return;
    fresh.checked = old.checked;
  } else {
    // The server's own value counts.
    if (fresh.value !== '' && !(fresh instanceof HTMLSelectElement)) return;
    if (fresh.value === old.value) return;
    fresh.value = old.value;
  }
  raiseDom(fresh, 'change');
}

function keepFocusInForm(form: HTMLFormElement): () => void {
  const active = document.activeElement;
  const focused = active instanceof HTMLElement && form.contains(active) ? active : undefined;
  const around = focused?.closest<HTMLElement>(REVIEW);
  const part = focused?.closest(PARTS);
  if (!focused) return () => {};
  const refocus = rememberFocus(focused);
  return () => {
    if (focused.isConnected) return;
    refocus(freshOf(focused, part), form.isConnected ? around : document.querySelector<HTMLElement>(ALERT_NOTICES));
  };
}

/** Returns what replaced `focused`, of the replaced `part`: a field, a link, or the box of the terms, which keys scroll. */
function freshOf(focused: HTMLElement, part: Element | null | undefined): Element | null | undefined {
  if (focused.id) return document.getElementById(focused.id);
  if (focused.matches(TERMS)) return document.querySelector(TERMS);
  return part && counterpart(focused, part, [...document.querySelectorAll(PARTS)]);
}
