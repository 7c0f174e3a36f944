import type { Field } from '../../src/core/fields';

/** What is wrong with a field; also the end of the row's class, `woocommerce-invalid-{problem}`. */
export type Problem = 'required-field' | 'email' | 'phone';

const NO_PHONE = /[^\s\d#_\-+/().]/;
const UNQUOTED = /[\s"(),:;<>@[\\\]]/;
const LABEL = /^[\p{L}\p{N}\p{M}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?$/u;

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

/**
 * Whether a text may be an e-mail address: a local part with dots or in quotes, letters of any script, a domain with a dot.
 * Feedback only; the server decides. Takes time in proportion to the text. Source: contract 17.5.
 */
export function isEmail(value: string): boolean {
  const at = value.lastIndexOf('@');
  const local = value.slice(0, Math.max(at, 0));
  const labels = value.slice(at + 1).split('.');
  return isLocalPart(local) && labels.length > 1 && labels.every(label => label.length < 64 && LABEL.test(label));
}

function isLocalPart(local: string): boolean {
  if (/^"[^"]+"$/.test(local)) return true;
  return local.split('.').every(part => part !== '' && !UNQUOTED.test(part));
}
