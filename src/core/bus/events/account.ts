import { bare } from '../defineEvent';
import { definePositional, string, wrappedOrNull } from '../positional';

const country = definePositional({
  /** Code of the country, e.g. `SI`; empty while none is chosen. */
  country: string,
  /** The fields around it, e.g. `.woocommerce-billing-fields`. */
  wrapper: wrappedOrNull,
});

/** Events of address fields, on `document.body`. See contract/checkout.md#country-and-state. */
export const addressEvents = {
  /** Another country is chosen; its labels and rules are about to come. jQuery: country, wrapper. */
  country_to_state_changing: country,
  /** The control for the state is another one, or has other options. Comes before `…_changing`. jQuery: country, wrapper. */
  country_to_state_changed: country,
  /** Address fields are taken over; the chosen countries are about to be applied. */
  wc_address_i18n_ready: bare,
};

/** Events of the account's forms, on `document.body`. See contract/account.md#account. */
export const accountEvents = {
  /** The form that adds a payment method is ready; its chosen box is about to open. */
  init_add_payment_method: bare,
  /** A payment method has put its fields into the page. */
  'wc-credit-card-form-init': bare,
  /** The meter of a new password's strength is in the page. */
  'wc-password-strength-added': bare,
  /** The meter has nothing to say: the field is empty. */
  'wc-password-strength-hide': bare,
  /** The meter says how strong the password is. */
  'wc-password-strength-show': bare,
};
