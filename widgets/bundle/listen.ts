import { bus } from '../../src/core/bus/bus';
import { listenDom } from '../../src/core/bus/dom';
import type { VariationData } from '../../src/core/bus/events';
import { acceptQuantity, changePrice, chooseRadio, found, nameSelects, reset, step } from './actions';
import type { Bundle } from './bundle';
import { itemElements, nameOf } from './items';
import { tBundle } from './messages';
import { quantityInput } from './quantityInput';

/** Wait after the last key before a typed quantity is looked at, in ms. Source: spec storefront 9. */
const RECHECK_AFTER = 1000;
const PLUS = '.woosb-quantity-input-plus, .woosb-qty-input-plus';
const STEPS = `${PLUS}, .woosb-quantity-input-minus, .woosb-qty-input-minus`;

/** What other scripts may ask for; it comes with the same file. */
export const actions = { acceptQuantity, changePrice };

const closest = (target: unknown, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/**
 * Hears what shoppers and pickers do with a bundle's items. Quantities count at once when they are changed, and a second
 * after the last key while they are typed. Plus and minus, which are plain `div`s, become buttons for everybody.
 * Source: spec storefront 5, add-on contract 1.5, 1.8.
 */
export function listen(wrap: HTMLElement, id: string, bundle: Bundle, signal: AbortSignal): void {
  const { products, undo } = bundle;
  const timers = new Map<HTMLInputElement, ReturnType<typeof setTimeout>>();
  const cancel = (input: HTMLInputElement) => clearTimeout(timers.get(input));
  const accept = (input: HTMLInputElement) => {
    cancel(input);
    acceptQuantity(bundle, input);
  };
  const acceptLater = (input: HTMLInputElement) => {
    cancel(input);
    timers.set(input, setTimeout(accept, RECHECK_AFTER, input));
  };
  const counted = (input: HTMLInputElement) => closest(input, '.woosb-product')?.getAttribute('data-qty');
  const itemOf = (target: unknown) => {
    const product = closest(target, '.woosb-product');
    return product && products.contains(product) ? product : undefined;
  };
  const hear = (type: string, run: (input: HTMLInputElement) => void) => {
    const onEvent = (target: Element) => {
      const product = itemOf(target);
      const input = product && quantityInput(product);
      if (input && input === target) run(input);
    };
    listenDom(wrap, type, onEvent, signal);
  };

  hear('change', accept);
  // Keys that only move around change nothing.
  hear('keyup', input => (input.value === counted(input) ? cancel(input) : acceptLater(input)));
  signal.addEventListener('abort', () => [...timers.keys()].forEach(cancel));

  for (const button of products.querySelectorAll(STEPS)) {
    const name = nameOf(closest(button, '.woosb-product') ?? button);
    undo.set(button, 'role', 'button');
    undo.set(button, 'tabindex', '0');
    undo.set(button, 'aria-label', tBundle(button.matches(PLUS) ? 'bundle.more' : 'bundle.less', { name }));
  }
  const onClick = ({ target }: Event) => {
    const button = closest(target, STEPS);
    const product = button && itemOf(button);
    if (product) step(product, button.matches(PLUS));
  };
  const onKey = (event: KeyboardEvent) => {
    const button = closest(event.target, STEPS);
    if (!button || !/^(?: |Enter)$/.test(event.key)) return;
    event.preventDefault();
    button.click();
  };
  wrap.addEventListener('click', onClick, { signal });
  wrap.addEventListener('keydown', onKey, { signal });

  const here = { target: wrap, signal };
  const onRadio = (radio: HTMLElement) => {
    const product = itemOf(radio);
    if (product) chooseRadio(bundle, product, radio);
  };
  bus.on('woovr_selected', ({ selected }) => onRadio(selected), { signal });
  if (products.querySelector('.variations_form')) {
    nameSelects(bundle);
    const onFound = (variation: VariationData, target: EventTarget) => {
      const product = itemOf(target);
      if (product && target instanceof Element) found(bundle, product, target, variation);
    };
    const onReset = (target: EventTarget) => {
      const product = itemOf(target);
      if (product) reset(bundle, product);
    };
    bus.on('found_variation', ({ variation }, { target }) => onFound(variation, target), here);
    bus.on('reset_data', (_, { target }) => onReset(target), here);
    for (const picker of products.querySelectorAll('.variations_form')) catchUp(picker);
  }

  // Typed, or restored by the browser, before we came; what is being typed is left alone.
  for (const product of itemElements(products)) {
    const input = quantityInput(product);
    if (!input || input.disabled || Number(input.value) === Number(counted(input))) continue;
    if (input === document.activeElement) acceptLater(input);
    else accept(input);
  }
  // From now on a new total is read out.
  const total = wrap.querySelector('.woosb-total');
  if (total) undo.set(total, 'role', 'status');
  if (/[?&]edit=/.test(location.search)) {
    void import('./restoreEdit').then(
      ({ restoreEdit }) => restoreEdit(wrap, id, products, signal),
      () => {},
    );
  }
}

/** Asks a picker that has found a variation before we came to tell it again. */
function catchUp(picker: Element): void {
  if (picker.hasAttribute('current-image')) bus.emit('check_variations', { chosen: undefined }, picker);
}
