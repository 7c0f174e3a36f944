import { refusedOrder } from '../plugins';
import type { Visit } from '../visit';
import { BILLING, SHIPPING_FIELDS } from './fields';
import { methodsOf } from './payment';

/** An error of a posted order; `field` is the id of the field it is about. `text` is HTML. */
export interface OrderError {
  field: string | undefined;
  text: string;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const PHONE = /^[\d\s#_\-+/().]+$/;
/** Patterns of postcodes by country. */
export const POSTCODES: Record<string, RegExp> = {
  SI: /^(?:SI-?)?\d{4}$/i,
  AT: /^\d{4}$/,
  DE: /^\d{5}$/,
  HR: /^\d{5}$/,
  IT: /^\d{5}$/,
};
const MAX_EMAIL = 254;

/** Returns the errors of a posted order. */
export function checkOrder(visit: Visit): OrderError[] {
  const { fields } = visit;
  const errors: OrderError[] = [];
  const elsewhere = fields.ship_to_different_address !== undefined;
  for (const { key, label, required } of elsewhere ? [...BILLING, ...SHIPPING_FIELDS] : BILLING) {
    const where = key.startsWith('shipping_') ? ' za dostavo' : '';
    if (required && !fields[key]?.trim()) {
      errors.push({ field: key, text: `<strong>${label}${where}</strong>: polje je obvezno.` });
    }
  }
  for (const kind of elsewhere ? ['billing', 'shipping'] : ['billing']) {
    const postcode = fields[`${kind}_postcode`]?.trim() ?? '';
    const pattern = POSTCODES[fields[`${kind}_country`] ?? ''];
    if (postcode && pattern && !pattern.test(postcode)) {
      errors.push({ field: `${kind}_postcode`, text: '<strong>Poštna številka</strong> ni veljavna.' });
    }
  }
  const email = fields.billing_email?.trim() ?? '';
  if (email && (email.length > MAX_EMAIL || !EMAIL.test(email))) {
    errors.push({ field: 'billing_email', text: '<strong>E-poštni naslov</strong> ni veljaven.' });
  }
  const phone = fields.billing_phone?.trim() ?? '';
  if (phone && !PHONE.test(phone))
    errors.push({ field: 'billing_phone', text: '<strong>Telefon</strong> ni veljaven.' });
  if (fields.createaccount !== undefined && !fields.account_password) {
    errors.push({ field: 'account_password', text: '<strong>Geslo za račun</strong>: polje je obvezno.' });
  }
  return [...errors, ...checkPayment(visit), ...refusedOrder(visit)];
}

/** Returns the errors of the posted payment: no method, terms that were not accepted. */
export function checkPayment(visit: Visit): OrderError[] {
  const { fields } = visit;
  const errors: OrderError[] = [];
  if (!methodsOf(visit).some(one => one.id === fields.payment_method)) {
    errors.push({ field: undefined, text: 'Izberite način plačila.' });
  }
  if (fields['terms-field'] !== undefined && fields.terms === undefined) {
    errors.push({ field: 'terms', text: 'Za oddajo naročila sprejmite splošne pogoje.' });
  }
  return errors;
}

/** The errors as the shop's notice. */
export const errorList = (errors: OrderError[]): string =>
  `<ul class="woocommerce-error" role="alert">${errors
    .map(({ field, text }) => `<li${field ? ` data-id="${field}"` : ''}>${text}</li>`)
    .join('')}</ul>`;
