import { bus } from '../../src/core/bus/bus';
import { raiseDom } from '../../src/core/bus/dom';
import type { StoreAddress } from './addresses';
import type { ExpressSettings } from './settings';

/** Wallets keep back a part of the postcode there, as long as nothing is paid. */
const REDACTED = ['CA', 'GB'];

/** Country first: the kind of the state's field depends on it. */
const PARTS = ['country', 'state', 'city', 'postcode'] as const;

/** Shows the wallet's last address where the shopper's own cart has it, with fresh totals. */
export function refill(settings: ExpressSettings, address: StoreAddress | undefined): void {
  const mayFill = address && !REDACTED.includes(address.country);
  if (!mayFill) {
    refreshTotals(settings);
    return;
  }
  if (settings.context === 'checkout') {
    const form = document.querySelector('form.woocommerce-checkout');
    const names = { first_name: address.first_name, last_name: address.last_name };
    for (const [part, value] of Object.entries(names)) fill(form, `billing_${part}`, value, true);
    for (const part of PARTS) fill(form, `billing_${part}`, address[part]);
    // The shop asks for fresh totals only where a field is other than before.
    refreshTotals(settings);
    return;
  }
  const calculator = document.querySelector('form.woocommerce-shipping-calculator');
  const button = calculator?.querySelector<HTMLElement>('[name="calc_shipping"]');
  for (const part of PARTS) fill(calculator, `calc_shipping_${part}`, address[part]);
  if (button) button.click();
  else refreshTotals(settings);
}

export function refreshTotals({ context }: ExpressSettings): void {
  if (context === 'checkout') bus.emit('update_checkout', {});
  else if (context === 'cart') bus.emit('wc_update_cart', { preserveNotices: true });
}

/** Fills a field as a shopper would, with events for its listeners. `isSpared`: only an empty one. */
function fill(form: Element | null | undefined, name: string, value: string, isSpared = false): void {
  const field = form?.querySelector(`[name="${name}"]`);
  if (!value) return;
  if (field instanceof HTMLSelectElement) {
    const wanted = value.toLowerCase();
    const option = [...field.options].find(one => [one.value, one.text].some(text => text.toLowerCase() === wanted));
    if (!option || (isSpared && field.value)) return;
    field.value = option.value;
    raiseDom(field, 'change');
    // Lists that other scripts have put in place of selects.
    field.dispatchEvent(new Event('close', { bubbles: true }));
  } else if (field instanceof HTMLInputElement && !(isSpared && field.value)) {
    field.value = value;
    raiseDom(field, 'change');
  }
}
