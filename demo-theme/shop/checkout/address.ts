import type { Visit } from '../visit';

export interface Address {
  first_name: string;
  last_name: string;
  company: string;
  country: string;
  address_1: string;
  address_2: string;
  postcode: string;
  city: string;
  state: string;
}

export interface BillingAddress extends Address {
  phone: string;
  email: string;
  /** Tax number of a company. */
  davcna_stevilka: string;
}

/** The posted address of one kind. */
export function postedAddress({ fields }: Visit, kind: 'billing' | 'shipping'): Address {
  const value = (name: string): string => (fields[`${kind}_${name}`] ?? '').trim();
  return {
    first_name: value('first_name'),
    last_name: value('last_name'),
    company: value('company'),
    country: value('country'),
    address_1: value('address_1'),
    address_2: value('address_2'),
    postcode: value('postcode'),
    city: value('city'),
    state: value('state'),
  };
}

/** The posted billing address. */
export const postedBilling = (visit: Visit): BillingAddress => ({
  ...postedAddress(visit, 'billing'),
  phone: (visit.fields.billing_phone ?? '').trim(),
  email: (visit.fields.billing_email ?? '').trim(),
  davcna_stevilka: (visit.fields.billing_davcna_stevilka ?? '').trim(),
});
