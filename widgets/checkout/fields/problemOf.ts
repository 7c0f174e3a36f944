import { isEmail } from './isEmail';

/** A control of the checkout that a shopper fills in. */
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What is wrong with a field; also the end of the row's class, `woocommerce-invalid-{problem}`. */
export type Problem = 'required-field' | 'email' | 'phone';

const NO_PHONE = /[^\s\d#_\-+/().]/;

export const isField = (element: unknown): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

const isTickBox = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === 'checkbox';

/** Whether a shopper has left a field empty, or a box without its tick. */
export const isEmpty = (field: Field): boolean => (isTickBox(field) ? !field.checked : field.value.trim() === '');

/**
 * What is wrong with a field as the rules in its row's classes have it; undefined when nothing is. Source: contract 17.5.
 * @param rules classes of the row, e.g. `validate-required`
 */
export function problemOf(field: Field, rules: DOMTokenList): Problem | undefined {
  if (isEmpty(field)) return rules.contains('validate-required') ? 'required-field' : undefined;
  if (rules.contains('validate-email') && !isEmail(field.value.trim())) return 'email';
  return rules.contains('validate-phone') && NO_PHONE.test(field.value) ? 'phone' : undefined;
}
