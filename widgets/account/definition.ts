import type { Definition } from '../../src/loader/definition';
import { whenIdle, whenVisible } from '../../src/loader/wakes';

export const definition = {
  name: 'account',
  markers:
    '.woocommerce-MyAccount-paymentMethods, .wc-saved-payment-methods, form#add_payment_method, form.lost_reset_password, form.woocommerce-form-login, form.woocommerce-form-register, form.edit-account',
  wakes: [whenVisible, whenIdle],
  load: () => import('./index'),
} satisfies Definition;
