import { bus } from '../../src/core/bus/bus';
import { raiseDom } from '../../src/core/bus/dom';
import type { VariationData } from '../../src/core/bus/events';
import { parseQuantity } from '../../src/core/quantity';
import type { Bundle } from './bundle';
import { type ChosenPrice, itemPriceHtml, showItemPrice } from './itemPrice';
import { type ChosenVariation, showVariation, variationOf, variationOfRadio } from './itemVariation';
import { quantityInput } from './quantityInput';
import { readSettings } from './settings';
import { nextQuantity, printQuantity, settleQuantity } from './settleQuantity';
import { readTerms } from './terms';

const chosenPrices = new WeakMap<Element, ChosenPrice>();

/** Accepts an item's quantity as it stands in its field, then looks at everything. */
export function acceptQuantity(bundle: Bundle, input: HTMLInputElement): void {
  const product = input.closest<HTMLElement>('.woosb-product');
  if (!product) return;
  const quantity = settleQuantity(input);
  product.setAttribute('data-qty', String(quantity));
  bus.emit('woosb_check_qty', { quantity, input }, document);
  if (readSettings().showsSubtotal) changePrice(bundle, product);
  bundle.evaluate('woosb_check_qty');
}

/** Steps an item's quantity; its `change` does the rest. */
export function step(product: Element, isUp: boolean): void {
  const input = quantityInput(product);
  if (!input || input.disabled || input.readOnly) return;
  const next = printQuantity(nextQuantity(input, isUp), input.step);
  if (Number(next) === parseQuantity(input.value)) return;
  input.value = next;
  raiseDom(input, 'change');
}

/** Shows an item's price anew, of other amounts where they are given. */
export function changePrice({ products, undo }: Bundle, product: HTMLElement, price = chosenPrices.get(product)): void {
  const html = itemPriceHtml(product, price, readTerms(products), readSettings());
  if (html !== undefined) showItemPrice(product, html, undo);
}

/** Names the selects of pickers that have no label but the text beside them. Source: add-on contract 1.1. */
export function nameSelects({ products, undo }: Bundle): void {
  for (const select of products.querySelectorAll<HTMLSelectElement>('.variations_form .variation select')) {
    const text = select.closest('.variation')?.querySelector('.label')?.textContent?.trim();
    const isNamed = (select.labels?.length ?? 0) > 0 || select.matches('[aria-label], [aria-labelledby]');
    if (text && !isNamed) undo.set(select, 'aria-label', text);
  }
}

/** A picker has found a variation. */
export function found(bundle: Bundle, product: HTMLElement, picker: Element, variation: VariationData): void {
  const settings = readSettings();
  choose(bundle, product, variationOf(picker, variation, settings), () =>
    bus.emit('woosb_found_variation', { product, variation }, document),
  );
  // The pictures are the page's then.
  if (!settings.changesImage) bus.emit('reset_image', {}, picker);
}

/** A picker has nothing chosen any more. */
export function reset(bundle: Bundle, product: HTMLElement): void {
  choose(bundle, product, undefined, () => bus.emit('woosb_reset_data', { product }, document));
}

/** A radio button of another picker was chosen. */
export function chooseRadio(bundle: Bundle, product: HTMLElement, radio: HTMLElement): void {
  choose(bundle, product, variationOfRadio(radio, readSettings()), () => {});
}

function choose(bundle: Bundle, product: HTMLElement, variation: ChosenVariation | undefined, tell: () => void): void {
  const read = () => ['id', 'price', 'attrs', 'stock'].map(name => product.getAttribute(`data-${name}`)).join();
  const before = read();
  const price = showVariation(product, variation, readSettings(), bundle.undo);
  if (price) {
    chosenPrices.set(product, price);
    changePrice(bundle, product);
  } else chosenPrices.delete(product);
  tell();
  if (read() !== before) bundle.evaluate(null);
}
