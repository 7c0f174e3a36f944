import type { ShopEvents } from '../events';
import type { AddressEvents } from '../events/address';
import { elementOf } from '../jquery';
import { bare, text, type Wire, type WireTable } from '../wire';

const country: Wire<ShopEvents['country_to_state_changed']> = {
  toArguments: ({ country, wrapper }, wrap) => [country, wrap(wrapper)],
  fromArguments: ([country, wrapper]) => ({ country: text(country), wrapper: elementOf(wrapper) }),
};

/** Events of address fields. Source: storefront contract 17.3. */
export const addressWires: WireTable<AddressEvents> = {
  country_to_state_changing: country,
  country_to_state_changed: country,
  wc_address_i18n_ready: bare,
};
