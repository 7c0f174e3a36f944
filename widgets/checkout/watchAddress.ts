import { bus } from '../../src/core/bus/bus';
import { listenDom } from '../../src/core/bus/dom';
import { isAddressFull } from './reviewFields';

/** How long the shopper has to pause in an address field, ms. Source: contract 18.3. */
const PAUSE = 1000;
const SHIPPING = 'select.shipping_method, input[name^="shipping_method"]';
const CHOICES =
  '.update_totals_on_change select, .update_totals_on_change input[type="radio"], .update_totals_on_change input[type="checkbox"], .address-field select';
const TEXTS = '.address-field input.input-text, .update_totals_on_change input.input-text';
const BLOCKS = '.woocommerce-billing-fields, .woocommerce-shipping-fields';

/** Asks for a fresh order review when what it depends on changes in the form. Source: contract 18.3. */
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
  listenDom(
    form,
    'change',
    control => {
      if (control.matches(`${SHIPPING}, #ship-to-different-address input, ${CHOICES}`)) updateFor(control);
      else left(control);
    },
    signal,
  );
  listenDom(form, 'update', updateFor, signal);
}

/** Whether a plugin completes addresses in a field; then what is typed says nothing until the field is left. Source: contract 18.3. */
function hasProvider(field: Element): boolean {
  const kind = /^(billing|shipping)_address_1$/.exec(field.id)?.[1];
  const path = ['wc', 'addressAutocomplete', 'activeProvider', kind ?? ''];
  const provider = path.reduce<unknown>(
    (holder, key) => (typeof holder === 'object' && holder !== null ? Reflect.get(holder, key) : undefined),
    window,
  );
  return Boolean(provider);
}

/** Whether such a plugin is at work in the field. */
const isFilledIn = (field: Element): boolean =>
  field.getAttribute('data-autocomplete-manipulating') === 'true' && hasProvider(field);
