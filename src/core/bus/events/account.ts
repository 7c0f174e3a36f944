import { bare } from '../defineEvent';

/** Events of the account's forms, on `document.body`. Source: storefront contract 22, 23. */
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
