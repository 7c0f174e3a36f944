import { bus } from '../../src/core/bus/bus';
import { listenDom } from '../../src/core/bus/dom';
import { type FormFields, serializeForm } from '../../src/core/calls/form';
import { globalAt } from '../../src/core/config/pageGlobal';
import { isTouched } from '../../src/core/fields';
import { chosenMethod } from './paying';

type Block = 'billing' | 'shipping';

const ADDRESS = ['country', 'state', 'postcode', 'city', 'address_1', 'address_2'] as const;
const REQUIRED = '.address-field.validate-required';
const SHIPPING = 'select.shipping_method, input[name^="shipping_method"]';
const CONTROL = 'input:not([type="hidden"]), select, textarea';

function fieldValue(form: HTMLFormElement, name: string): string | undefined {
  const control = form.elements.namedItem(name);
  return control !== null && 'value' in control ? String(control.value) : undefined;
}

function isAddressFull(block: Element | null): boolean {
  const rows = [...(block?.querySelectorAll<HTMLElement>(REQUIRED) ?? [])].filter(row => row.style.display !== 'none');
  const controls = rows.flatMap(row => [...row.querySelectorAll<HTMLInputElement>(CONTROL)]);
  return controls.every(control => control.value.trim() !== '');
}

/** Returns the chosen rates by the index of their package. See contract/cart.md#cart-page. */
function shippingMethods(form: HTMLFormElement): Record<string, string> {
  const controls = form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'select.shipping_method, input[name^="shipping_method"][type="radio"]:checked, input[name^="shipping_method"][type="hidden"]',
  );
  const packageOf = ({ dataset, name }: HTMLElement & { name: string }) =>
    dataset.index ?? /\[(\w+)\]/.exec(name)?.[1] ?? '0';
  return Object.fromEntries([...controls].map(control => [packageOf(control), control.value]));
}

/** Whether the shop has not answered the chosen rate: its call failed, or a newer call replaced it. */
const hasNewRate = (form: HTMLFormElement): boolean =>
  [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(SHIPPING)].some(isTouched);

function addressOf(form: HTMLFormElement, block: Block, prefix: string): Record<string, string | undefined> {
  const entries = ADDRESS.map(part => [
    `${prefix}${part === 'address_1' ? 'address' : part}`,
    fieldValue(form, `${block}_${part}`),
  ]);
  return Object.fromEntries(entries);
}

/** Returns the fields of a call for a fresh order review. See contract/checkout.md#order-review. */
export function reviewFields(form: HTMLFormElement, withRates: boolean): FormFields {
  const elsewhere = form.querySelector('#ship-to-different-address input:checked') !== null;
  const isFull =
    isAddressFull(form.querySelector('.woocommerce-billing-fields')) &&
    (!elsewhere || isAddressFull(form.querySelector('.shipping_address')));
  return {
    payment_method: chosenMethod(form),
    ...addressOf(form, 'billing', ''),
    ...addressOf(form, elsewhere ? 'shipping' : 'billing', 's_'),
    has_full_address: isFull,
    post_data: serializeForm(form),
    ...((withRates || hasNewRate(form)) && { shipping_method: shippingMethods(form) }),
  };
}

/** Pause of the shopper in an address field after which the review is refreshed, ms. */
const PAUSE = 1000;
const TOTALS =
  '.update_totals_on_change select, .update_totals_on_change input[type="radio"], .update_totals_on_change input[type="checkbox"]';
/** What a change asks for an order review by; the shop asks twice for a list that is of both kinds, such as the country's. */
const ASKING = [`${SHIPPING}, #ship-to-different-address input, ${TOTALS}`, '.address-field select'];
const TEXTS = '.address-field input.input-text, .update_totals_on_change input.input-text';
const BLOCKS = '.woocommerce-billing-fields, .woocommerce-shipping-fields';

/** Asks for a fresh order review when fields that it depends on change. */
export function watchAddress(form: HTMLFormElement, signal: AbortSignal): void {
  let dirty: Element | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', () => clearTimeout(timer));

  const forget = () => {
    clearTimeout(timer);
    dirty = undefined;
  };
  const updateFor = (control: Element) => {
    forget();
    bus.emit('update_checkout', { current_target: control instanceof HTMLElement ? control : null });
  };
  const updateTyped = () => {
    const field = dirty;
    forget();
    if (field && isAddressFull(field.closest(BLOCKS))) updateFor(field);
  };
  const typed = (field: Element) => {
    if (!field.matches(TEXTS) || isFilledIn(field)) return;
    dirty = field;
    clearTimeout(timer);
    if (!hasProvider(field)) timer = setTimeout(updateTyped, PAUSE);
  };
  const left = (field: Element) => {
    if (dirty && field.matches(TEXTS) && !isFilledIn(field)) updateTyped();
  };

  listenDom(form, 'input', typed, signal);
  listenDom(form, 'focusout', left, signal);
  const changed = (control: Element) => {
    const asking = ASKING.filter(kind => control.matches(kind));
    for (const _ of asking) updateFor(control);
    if (asking.length === 0) left(control);
  };
  listenDom(form, 'change', changed, signal);
  listenDom(form, 'update', updateFor, signal);
  listenDom(form, 'submit', () => clearTimeout(timer), signal);
}

/** Whether a plugin completes addresses in a field; typing then means nothing until the field is left. */
function hasProvider(field: Element): boolean {
  const kind = /^(billing|shipping)_address_1$/.exec(field.id)?.[1];
  return Boolean(globalAt('wc', 'addressAutocomplete', 'activeProvider', kind ?? ''));
}

const isFilledIn = (field: Element): boolean =>
  field.getAttribute('data-autocomplete-manipulating') === 'true' && hasProvider(field);
