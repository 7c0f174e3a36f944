import type { FieldsOption, PaymentMethodCreateParams } from '@stripe/stripe-js';
import { type Field, isField } from '../../src/core/fields';
import type { CardForm } from './cardForm';
import type { BillingFields, CardSettings, Purpose } from './settings';

type BillingDetails = PaymentMethodCreateParams.BillingDetails;

const fieldOf = (form: HTMLFormElement, name: string): Field | undefined => {
  const field = form.elements.namedItem(name);
  return isField(field) ? field : undefined;
};

/** Returns the typed text of those of these fields that the form has; undefined where it has none. */
export function typedInto(form: HTMLFormElement, ...names: readonly string[]): string | undefined {
  const fields = names.flatMap(name => fieldOf(form, name) ?? []);
  return fields.length > 0
    ? fields
        .map(field => field.value.trim())
        .join(' ')
        .trim()
    : undefined;
}

/** The checkout asks its fields (`never`), the provider's element those that a theme has removed. */
export function askedFields(form: HTMLFormElement, purpose: Purpose, fields: BillingFields): FieldsOption {
  if (purpose !== 'checkout') return {};
  const has = (name: string) => (fields.has(name) && fieldOf(form, name) ? 'never' : 'auto');
  return {
    billingDetails: {
      name: has('billing_first_name') === 'never' ? 'never' : has('billing_last_name'),
      email: has('billing_email'),
      phone: has('billing_phone'),
      address: {
        country: has('billing_country'),
        line1: has('billing_address_1'),
        line2: has('billing_address_2'),
        city: has('billing_city'),
        state: has('billing_state'),
        postalCode: has('billing_postcode'),
      },
    },
  };
}

/** Returns the typed details, also empty ones, as the provider needs those that its element does not ask; else the shop's own. */
export function billingDetails({ form, purpose, method }: CardForm, { customer }: CardSettings): BillingDetails {
  const address = given({
    country: typedInto(form, 'billing_country') ?? customer.country,
    line1: typedInto(form, 'billing_address_1'),
    line2: typedInto(form, 'billing_address_2'),
    city: typedInto(form, 'billing_city'),
    state: typedInto(form, 'billing_state'),
    postal_code: typedInto(form, 'billing_postcode'),
  });
  const isLeftOut = purpose === 'pay' && WHOLE_ADDRESS.includes(method.type) && !isWhole(address);
  return {
    ...given({
      name: typedInto(form, 'billing_first_name', 'billing_last_name') ?? customer.name,
      email: typedInto(form, 'billing_email') ?? customer.email,
      phone: typedInto(form, 'billing_phone'),
    }),
    ...(Object.keys(address).length > 0 && !isLeftOut && { address }),
  };
}

/** Methods that refuse a part of an address where an order is paid, and ask for the whole one themselves. */
const WHOLE_ADDRESS = ['affirm', 'afterpay_clearpay'];

const isWhole = ({ country, line1, city, postal_code }: Readonly<Record<string, string>>): boolean =>
  Boolean(country && line1 && city && postal_code);

const given = (details: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(details).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

/** Whether a required field is empty: the shop then says so, before the provider is asked. */
export function lacksBilling(form: HTMLFormElement, fields: BillingFields): boolean {
  return [...fields].some(([name, isRequired]) => {
    const field = fieldOf(form, name);
    if (field === undefined || field.value.trim() !== '' || !isAsked(field)) return false;
    return isRequired || field.closest('.validate-required') !== null;
  });
}

/** Countries hide fields, as the state. */
const isAsked = (field: Field): boolean =>
  !field.disabled &&
  field.type !== 'hidden' &&
  !field.closest('[hidden], [style*="display: none"], [style*="display:none"]');
