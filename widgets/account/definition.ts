import { isShopScriptAtWork } from '../../src/core/shopScripts';
import type { Definition } from '../../src/loader/definition';
import { atOnce, whenIdle, whenVisible, where } from '../../src/loader/hydrateWhen';

/** Names of the shop's scripts that do the same, by what they do it to. */
const RIVALS = {
  'add-payment-method': '.woocommerce-MyAccount-paymentMethods, #add_payment_method',
  'lost-password': '.lost_reset_password',
};

export const definition = {
  name: 'account',
  markers:
    '.woocommerce-MyAccount-paymentMethods, form#add_payment_method, form.lost_reset_password, form.woocommerce-form-login, form.woocommerce-form-register, form.edit-account',
  conflicts(marker) {
    const rival = Object.entries(RIVALS).find(([name, of]) => marker.matches(of) && isShopScriptAtWork(name));
    return rival && `the shop's own script ${rival[0]}`;
  },
  // Scripts of payment methods bring buttons of their own to it.
  hydrateWhen: [where(marker => marker.id === 'add_payment_method', atOnce), whenVisible, whenIdle],
  load: () => import('./index'),
} satisfies Definition;
