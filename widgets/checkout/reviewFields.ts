import type { FormFields } from '../../src/core/calls/form';

type Block = 'billing' | 'shipping';

const ADDRESS = ['country', 'state', 'postcode', 'city', 'address_1', 'address_2'] as const;
const REQUIRED = '.address-field.validate-required';
const CONTROL = 'input:not([type="hidden"]), select, textarea';

function fieldValue(form: HTMLFormElement, name: string): string | undefined {
  const control = form.elements.namedItem(name);
  return control !== null && 'value' in control ? String(control.value) : undefined;
}

/** Whether the order goes to another address than the billing one. */
export function shipsElsewhere(form: HTMLFormElement): boolean {
  const box = form.querySelector<HTMLInputElement>('#ship-to-different-address input');
  return box?.checked ?? false;
}

/** Whether every required field of an address in `block` has something in it. Source: contract 18.3. */
export function isAddressFull(block: Element | null): boolean {
  const rows = [...(block?.querySelectorAll<HTMLElement>(REQUIRED) ?? [])].filter(row => row.style.display !== 'none');
  const controls = rows.flatMap(row => [...row.querySelectorAll<HTMLInputElement>(CONTROL)]);
  return controls.every(control => control.value.trim() !== '');
}

/** The chosen rates by the index of their package. Source: contract 13.1. */
function shippingMethods(form: HTMLFormElement): Record<string, string> {
  const controls = form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'select.shipping_method, input[name^="shipping_method"][type="radio"]:checked, input[name^="shipping_method"][type="hidden"]',
  );
  return Object.fromEntries([...controls].map(control => [control.dataset.index ?? '0', control.value]));
}

function addressOf(form: HTMLFormElement, block: Block, prefix: string): Record<string, string | undefined> {
  const entries = ADDRESS.map(part => [
    `${prefix}${part === 'address_1' ? 'address' : part}`,
    fieldValue(form, `${block}_${part}`),
  ]);
  return Object.fromEntries(entries);
}

/**
 * What the shop needs to know for a fresh order review. Source: contract 18.3.
 * @param withRates whether the chosen shipping rates go along
 */
export function reviewFields(form: HTMLFormElement, security: string, withRates: boolean): FormFields {
  const elsewhere = shipsElsewhere(form);
  const isFull =
    isAddressFull(form.querySelector('.woocommerce-billing-fields')) &&
    (!elsewhere || isAddressFull(form.querySelector('.shipping_address')));
  return {
    security,
    payment_method: form.querySelector<HTMLInputElement>('input[name="payment_method"]:checked')?.value,
    ...addressOf(form, 'billing', ''),
    ...addressOf(form, elsewhere ? 'shipping' : 'billing', 's_'),
    has_full_address: isFull,
    post_data: serialize(form),
    ...(withRates && { shipping_method: shippingMethods(form) }),
  };
}

/**
 * A form as the query string that the shop's own script sends: no button, no files, line breaks as CR LF. Fields that other
 * scripts keep in the form, as the order's attribution, are read at this moment. Source: contract 18.3, 18.4.
 */
export function serialize(form: HTMLFormElement): string {
  const pairs = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') pairs.append(name, value.replace(/\r?\n/g, '\r\n'));
  }
  return pairs.toString();
}
