import { textWithout } from '../../../src/core/html';
import { tCheckout } from '../messages';
import { clearInlineError, hasServerError, showInlineError } from './inlineError';
import { type Field, isField, type Problem, problemOf } from './problemOf';

const FIELDS = 'input.input-text, textarea, select, input[type="checkbox"]';
const PROBLEMS = ['required-field', 'email', 'phone'] as const;
const VALIDATED = 'woocommerce-validated';

/** The row of a field that is checked; undefined for all others, and for what the shopper can not see. */
function rowOf(field: Element): HTMLElement | undefined {
  const row = field.closest<HTMLElement>('.form-row');
  return row && field.matches(FIELDS) && !isHidden(row) ? row : undefined;
}

function isHidden(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (at instanceof HTMLElement && (at.hidden || at.style.display === 'none')) return true;
  }
  return false;
}

/** Takes a verdict back: the shopper is at it. Source: contract 17.5. */
export function clearVerdict(field: Element): void {
  const row = rowOf(field);
  if (!row || !isField(field)) return;
  row.classList.remove('woocommerce-invalid', VALIDATED, ...PROBLEMS.map(one => `woocommerce-invalid-${one}`));
  clearInlineError(field);
}

/**
 * Shows what is wrong with a field, or that nothing is. What the server said of it stays until the field is changed.
 * Source: contract 17.5.
 */
export function validate(field: Element): void {
  const row = rowOf(field);
  if (!row || !isField(field)) return;
  const problem = problemOf(field, row.classList);
  const isRefused = hasServerError(field);
  const isWrong = problem !== undefined || isRefused;
  row.classList.toggle('woocommerce-invalid', isWrong);
  row.classList.toggle(VALIDATED, !isWrong);
  for (const one of PROBLEMS) row.classList.toggle(`woocommerce-invalid-${one}`, one === problem);
  if (isRefused) return;
  if (problem) showInlineError(row, field, textOf(problem, row, field));
  else clearInlineError(field);
}

function textOf(problem: Problem, row: HTMLElement, field: Field): string {
  if (problem !== 'required-field') return tCheckout(`checkout.${problem}`);
  if (field.type === 'checkbox') return tCheckout('checkout.check');
  const label = textWithout(row.querySelector('label'), '.required, .optional, abbr');
  return label ? tCheckout('checkout.required', { label }) : tCheckout('checkout.requiredField');
}

/** The fields of a form that are checked. */
export const checkedFields = (form: Element): readonly Field[] => [...form.querySelectorAll(FIELDS)].filter(isField);

/** Checks them all, as after an order that was not taken: raises `validate` and `blur` on each. Source: contract 18.4. */
export function validateAll(form: Element): void {
  for (const field of checkedFields(form)) {
    // jQuery's listeners hear native events as well.
    field.dispatchEvent(new Event('validate', { bubbles: true }));
    field.dispatchEvent(new FocusEvent('blur'));
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  }
}
