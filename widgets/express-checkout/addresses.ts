import type { BillingDetails, ExpressCheckoutAddress, ExpressCheckoutPartialAddress } from '@stripe/stripe-js';

/** An address as the Store API takes it. */
export type StoreAddress = ReturnType<typeof addressOf>;

type Given = Partial<ExpressCheckoutAddress> | undefined;

function namesOf(name: string | undefined) {
  const [first = '', ...rest] = (name ?? '').trim().split(/\s+/);
  return { first_name: first, last_name: rest.join(' ') };
}

const addressOf = (name: string | undefined, given: Given) => ({
  ...namesOf(name),
  company: '',
  address_1: given?.line1 ?? '',
  address_2: given?.line2 ?? '',
  city: given?.city ?? '',
  state: given?.state ?? '',
  postcode: given?.postal_code ?? '',
  country: (given?.country ?? '').toUpperCase(),
});

const withoutBlanks = (text: string): string => text.replace(/\s/g, '');

/** Fills an empty last name, which the shop would refuse. */
const withLastName = <Address extends StoreAddress>(address: Address): Address => ({
  ...address,
  last_name: address.last_name || '-',
});

export const plainPhone = (phone: string | undefined): string => (phone ?? '').replace(/[\s()-]/g, '');

/** Returns the address to get rates for; wallets leave out the street and parts of the postcode until the payment. */
export function chosenAddress(name: string | undefined, address: Partial<ExpressCheckoutPartialAddress>): StoreAddress {
  const store = addressOf(name, address);
  return { ...store, postcode: withoutBlanks(store.postcode) };
}

export function billingOf(details: BillingDetails | undefined) {
  return withLastName({
    ...addressOf(details?.name, details?.address),
    email: details?.email ?? '',
    phone: plainPhone(details?.phone),
  });
}

export function shippingOf(shipping: { readonly name?: string; readonly address?: Given } | undefined, phone: string) {
  if (!shipping) return undefined;
  const store = addressOf(shipping.name, shipping.address);
  return withLastName({ ...store, postcode: withoutBlanks(store.postcode), phone });
}
