import type { AccountEvents } from '../events/account';
import { bare, type WireTable } from '../wire';

/** Events of the account's forms. Source: storefront contract 22, 23. */
export const accountWires: WireTable<AccountEvents> = {
  init_add_payment_method: bare,
  'wc-credit-card-form-init': bare,
  'wc-password-strength-added': bare,
  'wc-password-strength-hide': bare,
  'wc-password-strength-show': bare,
};
