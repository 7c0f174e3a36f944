import { numberOf, unitsOf } from '../../src/core/decimal';
import { parseJson } from '../../src/core/guards';
import { variationsOf } from '../../src/core/variations';
import { type BundleProblem, reportProblem } from './problems';

export type BundleItem = ReturnType<typeof readItem>;

/** Returns the items of a bundle, in page order, without the headings and texts between them. */
export function itemElements(products: Element): HTMLElement[] {
  return [...products.querySelectorAll<HTMLElement>('.woosb-product')].filter(
    item => item.closest('.woosb-products') === products,
  );
}

export function nameOf(element: Element): string {
  const name = element.getAttribute('data-name') || element.querySelector('.woosb-name')?.textContent;
  return name?.replace(/\s+/g, ' ').trim() || '?';
}

/** Selectors of an item's quantity in builds of several ages; the first match counts. */
const INPUTS = ['input.woosb-qty', '.woosb-quantity .qty', '.woosb-qty .qty'];

export function quantityInput(product: Element): HTMLInputElement | undefined {
  for (const selector of INPUTS) {
    const input = product.querySelector(selector);
    if (input instanceof HTMLInputElement) return input;
  }
  return undefined;
}

/** Reads an item from the page. A faulty item counts as not chosen; the others work. */
export function readItem(element: HTMLElement) {
  const read = (name: string) => element.getAttribute(`data-${name}`);
  const quantity = unitsOf(read('qty')) ?? 0n;
  const price = unitsOf(read('price'));
  const stock = unitsOf(read('stock'));
  const flaw = flawOf(element, read);
  const name = nameOf(element);
  const isChosen = !flaw && quantity > 0n;
  if (flaw) reportProblem(element, flaw, name);
  else if (isChosen && price === undefined) reportProblem(element, 'price', name);
  return {
    element,
    name,
    /** Empty: no valid variation is chosen. */
    id: (read('id') ?? '').replace(/^0+$/, ''),
    quantity: isChosen ? quantity : 0n,
    /** Undefined when it can't be read. */
    price,
    /** Undefined: not limited. */
    stock: stock !== undefined && stock >= 0n ? stock : undefined,
    /** Whether a shopper has put it in, and it can't be bought. */
    isOptional: element.matches('.woosb-product-optional'),
    isUnpurchasable: element.matches('.woosb-product-unpurchasable'),
    isFaulty: flaw !== undefined,
  };
}

export const hasPair = (product: Element, kind: 'thumb' | 'price'): boolean =>
  ['ori', 'new'].every(name => product.querySelector(`.woosb-${kind}-${name}`));

/** Returns an item's entry in `woosb_ids`; the shop takes three parts only where items have no key. */
export function entryOf({ id, element, quantity }: BundleItem): string {
  const key = element.getAttribute('data-key');
  const attributes = encodeURIComponent(element.getAttribute('data-attrs') ?? '');
  return [id, ...(key === null ? [] : [key]), numberOf(quantity), attributes].join('/');
}

function flawOf(element: Element, read: (name: string) => string | null): BundleProblem | undefined {
  if (!/^\d+$/.test(read('id') ?? '')) return 'id';
  if (!isList(parseJson(read('attrs') || '{}'))) return 'attrs';
  const picker = element.querySelector('.variations_form[data-product_variations]');
  return picker && !isList(variationsOf(picker)) ? 'variations' : undefined;
}

/** Whether a value is a list or a map as PHP prints it, or `false`, which PHP prints for none. */
const isList = (value: unknown): boolean => value === false || (typeof value === 'object' && value !== null);
