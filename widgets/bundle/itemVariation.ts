import { bus } from '../../src/core/bus/bus';
import type { VariationData } from '../../src/core/bus/events';
import { parseFragment } from '../../src/core/html';
import { parseQuantity } from '../../src/core/quantity';
import { followableUrl } from '../../src/core/url';
import { parseDecimal } from './decimal';
import { type ChosenPrice, showItemPrice } from './itemPrice';
import type { BundleSettings } from './settings';
import type { UndoList } from './undoList';

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** A variation that a shopper has chosen for an item, as far as the item shows it. */
export interface ChosenVariation {
  /** Empty: it can't be bought. */
  readonly id: string;
  readonly price: string;
  readonly regular: string;
  readonly priceHtml: string;
  /** JSON, select name → value. */
  readonly attributes: string;
  /** Undefined: as the item has it. */
  readonly stock: string | undefined;
  readonly image: Node | undefined;
  /** HTML. */
  readonly availability: string;
  /** HTML. */
  readonly description: string;
}

/** Reads what a picker found. Source: add-on contract 1.8 "Found variation". */
export function variationOf(picker: Element, data: VariationData, { fromRegular }: BundleSettings): ChosenVariation {
  const isBuyable = data.is_purchasable !== false && data.is_in_stock !== false && Number(data.variation_id) > 0;
  const selects = picker.querySelectorAll<HTMLSelectElement>('select[name^="attribute_"]');
  const regular = text(data.display_regular_price);
  return {
    id: isBuyable ? text(data.variation_id) : '',
    price: isBuyable ? (fromRegular && regular) || text(data.display_price) : '0',
    regular,
    priceHtml: text(data.price_html),
    attributes: JSON.stringify(Object.fromEntries([...selects].map(({ name, value }) => [name, value]))),
    stock: parseQuantity(text(data.max_qty)) === undefined ? undefined : text(data.max_qty),
    image: imageOf(data),
    availability: text(data.availability_html),
    description: text(data.variation_description),
  };
}

/** Reads the radio button of another picker. Source: add-on contract 1.5 `woovr_selected`. */
export function variationOfRadio(radio: HTMLElement, { fromRegular }: BundleSettings): ChosenVariation {
  const read = (name: string) => radio.getAttribute(`data-${name}`) ?? '';
  const isBuyable = Number(read('id')) > 0 && read('purchasable') !== 'no';
  return {
    id: isBuyable ? read('id') : '',
    price: isBuyable ? (fromRegular && read('regular-price')) || read('price') : '0',
    regular: read('regular-price'),
    priceHtml: read('pricehtml'),
    attributes: read('attrs'),
    stock: undefined,
    image: read('imagesrc') ? imageFrom({ src: read('imagesrc') }) : undefined,
    availability: '',
    description: '',
  };
}

/**
 * Puts a variation into its item, or takes it out again: id, price and attributes for the bundle and for whoever reads
 * them, picture and texts for the shopper.
 * @returns what the item's price is printed from; undefined without a variation
 */
export function showVariation(
  product: HTMLElement,
  variation: ChosenVariation | undefined,
  { changesImage }: BundleSettings,
  undo: UndoList,
): ChosenPrice | undefined {
  undo.set(product, 'data-id', variation?.id || '0');
  undo.set(product, 'data-price', variation?.price ?? '0');
  undo.set(product, 'data-attrs', variation?.attributes ?? '');
  if (!product.hasAttribute('data-o_stock'))
    undo.set(product, 'data-o_stock', product.getAttribute('data-stock') ?? '');
  undo.set(product, 'data-stock', variation?.stock ?? product.getAttribute('data-o_stock'));
  if (changesImage) showImage(product, variation?.image, undo);
  fill(product, '.woosb-availability', variation?.availability, undo);
  fill(product, '.woosb-variation-description', variation?.description, undo);
  if (!variation) showItemPrice(product, undefined, undo);
  return variation && { regular: parseDecimal(variation.regular), html: variation.priceHtml };
}

/** Takes a picture that a picker has changed back, where the page keeps its pictures. */
export const keepImage = (picker: Element) => bus.emit('reset_image', {}, picker);

function showImage(product: Element, image: Node | undefined, undo: UndoList): void {
  const before = product.querySelector<HTMLElement>('.woosb-thumb-ori');
  const now = product.querySelector<HTMLElement>('.woosb-thumb-new');
  if (!before || !now) return;
  undo.fill(now, image ?? document.createDocumentFragment());
  undo.show(before, !image);
  undo.show(now, image !== undefined);
}

function fill(product: Element, selector: string, html: string | undefined, undo: UndoList): void {
  const place = product.querySelector(selector);
  if (place) undo.fill(place, parseFragment(html ?? ''));
}

/** The picture that builds with a picker add, as HTML, else the variation's own. */
function imageOf({ woosb_image: html, image }: VariationData): Node | undefined {
  if (text(html)) return parseFragment(text(html));
  if (typeof image !== 'object' || image === null) return undefined;
  return imageFrom(
    Object.fromEntries(['src', 'srcset', 'sizes', 'alt'].map(key => [key, text(Reflect.get(image, key))])),
  );
}

function imageFrom(attributes: Readonly<Record<string, string>>): Node | undefined {
  if (!followableUrl(attributes.src)) return undefined;
  const image = document.createElement('img');
  image.alt = '';
  for (const [name, value] of Object.entries(attributes)) if (value) image.setAttribute(name, value);
  return image;
}
