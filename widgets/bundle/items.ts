import { type Decimal, numberOf, parseDecimal, ZERO } from './decimal';
import { complain, type Trouble } from './troubles';

/** A bundle's item as it stands in the page. Source: add-on contract 1.2. */
export interface BundleItem {
  readonly element: HTMLElement;
  readonly name: string;
  /** Empty: no valid variation is chosen. */
  readonly id: string;
  /** 0: not chosen. */
  readonly quantity: Decimal;
  /** Undefined when it can't be read. */
  readonly price: Decimal | undefined;
  /** Undefined: not limited. */
  readonly stock: Decimal | undefined;
  /** Whether a shopper has put it in, and it can't be bought. */
  readonly isOptional: boolean;
  readonly isUnpurchasable: boolean;
  /** Whether its markup makes no sense: it counts as not chosen. */
  readonly isSetAside: boolean;
}

/** Items of a bundle, in page order; headings and texts between them are none. */
export function itemElements(products: Element): HTMLElement[] {
  return [...products.querySelectorAll<HTMLElement>('.woosb-product')].filter(
    item => item.closest('.woosb-products') === products,
  );
}

/** Name of an item, for messages. */
export function nameOf(element: Element): string {
  const name = element.getAttribute('data-name') || element.querySelector('.woosb-name')?.textContent;
  return name?.replace(/\s+/g, ' ').trim() || '?';
}

/** Where builds of several ages have an item's quantity; the first that is there counts. Source: add-on contract 1.1. */
const INPUTS = ['input.woosb-qty', '.woosb-quantity .qty', '.woosb-qty .qty'];

/** The field of an item's quantity; items of a fixed quantity have none. */
export function quantityInput(product: Element): HTMLInputElement | undefined {
  for (const selector of INPUTS) {
    const input = product.querySelector(selector);
    if (input instanceof HTMLInputElement) return input;
  }
  return undefined;
}

/** Reads an item. One that makes no sense is set aside, and the others go on. */
export function readItem(element: HTMLElement): BundleItem {
  const read = (name: string) => element.getAttribute(`data-${name}`);
  const quantity = parseDecimal(read('qty')) ?? ZERO;
  const price = parseDecimal(read('price'));
  const stock = parseDecimal(read('stock'));
  const flaw = flawOf(element, read);
  const name = nameOf(element);
  const isChosen = !flaw && quantity.units > 0n;
  if (flaw) complain(element, flaw, name);
  else if (isChosen && !price) complain(element, 'price', name);
  return {
    element,
    name,
    id: (read('id') ?? '').replace(/^0+$/, ''),
    quantity: isChosen ? quantity : ZERO,
    price,
    stock: stock && stock.units >= 0n ? stock : undefined,
    isOptional: element.matches('.woosb-product-optional'),
    isUnpurchasable: element.matches('.woosb-product-unpurchasable'),
    isSetAside: flaw !== undefined,
  };
}

/** Whether an item can show another picture, or price, than the server's. */
export const hasPair = (product: Element, kind: 'thumb' | 'price'): boolean =>
  ['ori', 'new'].every(name => product.querySelector(`.woosb-${kind}-${name}`));

/** An item's entry in `woosb_ids`; the shop takes three parts only where items have no key. Source: add-on contract 1.2. */
export function entryOf({ id, element, quantity }: BundleItem): string {
  const key = element.getAttribute('data-key');
  const attributes = encodeURIComponent(element.getAttribute('data-attrs') ?? '');
  return [id, ...(key === null ? [] : [key]), numberOf(quantity), attributes].join('/');
}

/** Lists of pickers are long: each is looked at once. */
const looked = new WeakMap<Element, boolean>();

function flawOf(element: Element, read: (name: string) => string | null): Trouble | undefined {
  if (!/^\d+$/.test(read('id') ?? '')) return 'id';
  if (!isJson(read('attrs') || '{}')) return 'attrs';
  const picker = element.querySelector('.variations_form');
  if (!picker) return undefined;
  const isList = looked.get(picker) ?? isJson(picker.getAttribute('data-product_variations') ?? 'false');
  looked.set(picker, isList);
  return isList ? undefined : 'variations';
}

/** Whether a text is JSON of a map or a list, or exactly `false`. */
function isJson(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return value === false || (typeof value === 'object' && value !== null);
  } catch {
    return false;
  }
}
