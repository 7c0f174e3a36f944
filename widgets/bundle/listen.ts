import { bus } from '../../src/core/bus/bus';
import { listenDom } from '../../src/core/bus/dom';
import type { Bundle } from './bundle';
import { complain } from './complain';
import { itemElements, nameOf } from './items';
import { tBundle } from './messages';
import { quantityInput } from './quantityInput';

/** Wait after the last key before a typed quantity is looked at, in ms. Source: spec storefront 9. */
const RECHECK_AFTER = 1000;
const PLUS = '.woosb-quantity-input-plus, .woosb-qty-input-plus';
const STEPS = `${PLUS}, .woosb-quantity-input-minus, .woosb-qty-input-minus`;

type Actions = typeof import('./actions');
let loaded: Actions | undefined;

const load = async (): Promise<Actions> => {
  loaded ??= await import('./actions');
  return loaded;
};

const closest = (target: unknown, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/**
 * Hears what shoppers and pickers do with a bundle's items; what it needs for that is loaded when somebody comes to them.
 * Quantities count at once when they are changed, and a second after the last key while they are typed. Plus and minus,
 * which are plain `div`s, become buttons for everybody. Source: spec storefront 5, add-on contract 1.5, 1.8.
 */
export function listen(wrap: HTMLElement, bundle: Bundle, signal: AbortSignal): void {
  const { products, undo } = bundle;
  const timers = new Map<HTMLInputElement, ReturnType<typeof setTimeout>>();
  const cancel = (input: HTMLInputElement) => clearTimeout(timers.get(input));
  const wake = () => void load().catch(() => {});
  const act = (run: (actions: Actions) => void) => {
    if (loaded) run(loaded);
    else void load().then(actions => signal.aborted || run(actions), giveBack);
  };
  const accept = (input: HTMLInputElement) => {
    cancel(input);
    act(({ acceptQuantity }) => acceptQuantity(bundle, input));
  };
  const acceptLater = (input: HTMLInputElement) => {
    cancel(input);
    const timer = setTimeout(accept, RECHECK_AFTER, input);
    timers.set(input, timer);
  };
  const counted = (input: HTMLInputElement) => closest(input, '.woosb-product')?.getAttribute('data-qty');

  /** What a shopper sees is what will be ordered, also where the code for changes did not come. */
  function giveBack(): void {
    for (const input of inputs()) input.value = counted(input) ?? '';
    complain(wrap, 'the code for changes did not load', 'Quantities and variations are as the server sent them.');
  }

  function inputs(): HTMLInputElement[] {
    return itemElements(products).flatMap(product => quantityInput(product) ?? []);
  }

  function hear(type: string, run: (input: HTMLInputElement) => void): void {
    const onEvent = (target: Element) => {
      const product = itemOf(target);
      const input = product && quantityInput(product);
      if (input && input === target) run(input);
    };
    listenDom(wrap, type, onEvent, signal);
  }

  function itemOf(target: unknown): HTMLElement | undefined {
    const product = closest(target, '.woosb-product');
    return product && products.contains(product) ? product : undefined;
  }

  hear('change', accept);
  // Keys that only move around change nothing.
  hear('keyup', input => (input.value === counted(input) ? cancel(input) : acceptLater(input)));

  for (const button of products.querySelectorAll(STEPS)) {
    const name = nameOf(closest(button, '.woosb-product') ?? button);
    undo.set(button, 'role', 'button');
    undo.set(button, 'tabindex', '0');
    undo.set(button, 'aria-label', tBundle(button.matches(PLUS) ? 'bundle.more' : 'bundle.less', { name }));
  }
  const onClick = ({ target }: Event) => {
    const button = closest(target, STEPS);
    const product = button && itemOf(button);
    if (product) act(({ step }) => step(product, button.matches(PLUS)));
  };
  const onKey = (event: KeyboardEvent) => {
    const button = closest(event.target, STEPS);
    if (!button || !/^(?: |Enter)$/.test(event.key)) return;
    event.preventDefault();
    button.click();
  };
  wrap.addEventListener('click', onClick, { signal });
  wrap.addEventListener('keydown', onKey, { signal });
  for (const type of ['focusin', 'pointerover']) wrap.addEventListener(type, wake, { once: true, signal });
  signal.addEventListener('abort', () => [...timers.keys()].forEach(cancel));

  const onRadio = (radio: HTMLElement) => {
    const product = itemOf(radio);
    if (product) act(({ chooseRadio }) => chooseRadio(bundle, product, radio));
  };
  bus.on('woovr_selected', ({ selected }) => onRadio(selected), { signal });
  if (products.querySelector('.variations_form')) {
    act(({ nameSelects }) => nameSelects(bundle));
    const here = { target: wrap, signal };
    const onFound = (target: EventTarget, run: (actions: Actions, product: HTMLElement, picker: Element) => void) => {
      const product = itemOf(target);
      if (product && target instanceof Element) act(actions => run(actions, product, target));
    };
    bus.on(
      'found_variation',
      ({ variation }, { target }) => onFound(target, ({ found }, ...of) => found(bundle, ...of, variation)),
      here,
    );
    bus.on('reset_data', (_, { target }) => onFound(target, ({ reset }, product) => reset(bundle, product)), here);
  }

  // Typed, or restored by the browser, before we came; what is being typed is left alone.
  for (const input of inputs()) {
    if (input.disabled || Number(input.value) === Number(counted(input))) continue;
    if (input === document.activeElement) acceptLater(input);
    else accept(input);
  }
}
