import type { Definition } from '../../src/loader/definition';
import { atOnce, whenIdle, whenVisible, where } from '../../src/loader/hydrateWhen';

export const definition = {
  name: 'account',
  markers:
    '.woocommerce-MyAccount-paymentMethods, form#add_payment_method, form.lost_reset_password, form.woocommerce-form-login, form.woocommerce-form-register, form.edit-account',
  controls: 'a.delete',
  // Scripts of payment methods bring buttons of their own to it.
  hydrateWhen: [where(marker => marker.id === 'add_payment_method', atOnce), whenVisible, whenIdle],
  load: () => import('./index'),
} satisfies Definition;
