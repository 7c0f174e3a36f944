import { bus } from '../../src/core/bus/bus';
import { listenDom, raiseDom } from '../../src/core/bus/dom';
import type { VariationData } from '../../src/core/bus/events';
import type { DomPatch } from '../../src/core/domPatch';
import { announceQuantity } from '../../src/ui/Stepper';
import { hasPair, itemElements, quantityInput } from './items';
import type { BundleViews, ItemView } from './page';
import { type ChosenPrice, itemPriceHtml } from './prices';
import { nextQuantity, settleQuantity } from './quantities';
import { type ChosenVariation, NO_VARIATION, variationOf, variationOfRadio, writeVariation } from './variation';

/** Wait after the last key before a typed quantity is evaluated, in ms. */
const RECHECK_AFTER = 1000;

/** Returns the actions on the items of a bundle, and their listeners. See contract/bundles.md#events. */
export function createItemActions(
  products: Element,
  { getState, draw, sync }: BundleViews,
  patch: DomPatch,
  evaluate: (context: string | null) => void,
) {
  const timers = new Map<HTMLInputElement, ReturnType<typeof setTimeout>>();
  const itemOf = (part: EventTarget) => {
    const product = part instanceof Element && part.closest<HTMLElement>('.woosb-product');
    return product && products.contains(product) ? product : undefined;
  };
  const counted = (input: Element) => itemOf(input)?.getAttribute('data-qty');

  function accept(input: HTMLInputElement): void {
    clearTimeout(timers.get(input));
    const product = itemOf(input);
    if (!product) return;
    const quantity = settleQuantity(input);
    product.setAttribute('data-qty', String(quantity));
    bus.emit('woosb_check_qty', { quantity, input }, document);
    if (getState().settings.showsSubtotal) {
      sync();
      showPrice(product);
    }
    evaluate('woosb_check_qty');
  }

  function type(input: HTMLInputElement): void {
    clearTimeout(timers.get(input));
    if (input.value !== counted(input)) timers.set(input, setTimeout(accept, RECHECK_AFTER, input));
  }

  /** Steps an item's quantity; the field's `change` does the rest. */
  function step(product: Element, isUp: boolean): void {
    const input = quantityInput(product);
    if (!input || input.disabled || input.readOnly) return;
    const next = nextQuantity(input, isUp);
    if (next !== undefined) {
      input.value = next;
      raiseDom(input, 'change');
    }
    announceQuantity(input.value, isUp, nextQuantity(input, isUp) === undefined);
  }

  function show(product: Element, change: ItemView): void {
    const { views } = getState();
    draw({ views: new Map(views).set(product, { ...views.get(product), ...change }) });
  }

  function showPrice(product: HTMLElement, amounts = getState().views.get(product)?.amounts): void {
    const { terms, settings } = getState();
    const html = itemPriceHtml(product, amounts, terms, settings);
    if (html === undefined || !hasPair(product, 'price')) return;
    show(product, { price: { html } });
    bus.emit('woosb_change_price', { product, html }, document);
  }

  function changePrice(product: HTMLElement, amounts: ChosenPrice, price: string | undefined): void {
    sync();
    if (price) patch.attributes.set(product, 'data-price', price);
    showPrice(product, amounts);
  }

  function choose(product: HTMLElement, variation: ChosenVariation | undefined, tell: () => void): void {
    const isNew = writeVariation(product, variation, patch);
    show(product, { ...(variation ?? NO_VARIATION), price: undefined });
    if (variation) showPrice(product);
    tell();
    if (isNew) evaluate(null);
  }

  function found(picker: EventTarget, variation: VariationData): void {
    const product = itemOf(picker);
    if (!product || !(picker instanceof Element)) return;
    sync();
    const { settings } = getState();
    choose(product, variationOf(picker, variation, settings), () =>
      bus.emit('woosb_found_variation', { product, variation }, document),
    );
    // Without this setting pictures do not change.
    if (!settings.changesImage) bus.emit('reset_image', {}, picker);
  }

  function reset(picker: EventTarget): void {
    const product = itemOf(picker);
    if (product) choose(product, undefined, () => bus.emit('woosb_reset_data', { product }, document));
  }

  /** Chooses the variation of a radio button in another picker. */
  function chooseRadio(radio: HTMLElement): void {
    const product = itemOf(radio);
    sync();
    if (product) choose(product, variationOfRadio(radio, getState().settings), () => {});
  }

  /** Evaluates choices and quantities from before hydration, also those that the browser has restored. */
  function catchUp(): void {
    for (const picker of products.querySelectorAll('.variations_form[current-image]')) {
      bus.emit('check_variations', { chosen: undefined }, picker);
    }
    for (const product of itemElements(products)) {
      const input = quantityInput(product);
      if (!input || input.disabled || Number(input.value) === Number(counted(input))) continue;
      if (input === document.activeElement) type(input);
      else accept(input);
    }
  }

  /** Listens at the items: listeners of a field itself may still change its value. */
  function listen(signal: AbortSignal): void {
    const here = { target: products, signal };
    const isQuantity = (target: Element): target is HTMLInputElement => {
      const product = itemOf(target);
      return product !== undefined && quantityInput(product) === target;
    };
    listenDom(products, 'change', target => isQuantity(target) && accept(target), signal);
    listenDom(products, 'keyup', target => isQuantity(target) && type(target), signal);
    bus.on('found_variation', ({ variation }, { target }) => found(target, variation), here);
    bus.on('reset_data', (_, { target }) => reset(target), here);
    signal.addEventListener('abort', () => [...timers.values()].forEach(clearTimeout), { once: true });
  }

  return { accept, step, changePrice, chooseRadio, catchUp, listen };
}
