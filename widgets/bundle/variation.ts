import type { VariationData } from '../../src/core/bus/events';
import { unitsOf } from '../../src/core/decimal';
import type { DomPatch } from '../../src/core/domPatch';
import { scalarText } from '../../src/core/guards';
import { html, markupOf } from '../../src/core/html';
import { cleanHtml } from '../../src/core/html/clean';
import { parseQuantity } from '../../src/core/quantity';
import { followableUrl } from '../../src/core/url';
import { isOnByDefault } from '../../src/core/variations';
import type { Content } from '../../src/hydrate';
import type { ChosenPrice } from './prices';
import type { BundleSettings } from './settings';

const shown = (value: unknown) => markupOf('variation', scalarText(value));

export const NOTHING: Content = { html: html`` };

export interface VariationView {
  readonly image: Content;
  readonly availability: Content;
  readonly description: Content;
  readonly amounts: ChosenPrice | undefined;
}

/** None is chosen any more. */
export const NO_VARIATION: VariationView = {
  image: NOTHING,
  availability: NOTHING,
  description: NOTHING,
  amounts: undefined,
};

export interface ChosenVariation extends VariationView {
  /** Empty: it can't be bought. */
  readonly id: string;
  readonly price: string;
  /** JSON, select name → value. */
  readonly attributes: string;
  /** Undefined: as the item has it. */
  readonly stock: string | undefined;
}

/** Reads the variation that a picker found. See contract/bundles.md#price. */
export function variationOf(picker: Element, data: VariationData, { fromRegular }: BundleSettings): ChosenVariation {
  const isPurchasable = isOnByDefault(data.is_purchasable);
  const isBuyable = isPurchasable && isOnByDefault(data.is_in_stock) && Number(data.variation_id) > 0;
  const selects = picker.querySelectorAll<HTMLSelectElement>('select[name^="attribute_"]');
  const regular = scalarText(data.display_regular_price);
  return {
    id: isBuyable ? scalarText(data.variation_id) : '',
    price: isPurchasable ? (fromRegular && regular) || scalarText(data.display_price) : '0',
    amounts: { regular: unitsOf(regular), html: shown(data.price_html) },
    attributes: JSON.stringify(Object.fromEntries([...selects].map(({ name, value }) => [name, value]))),
    stock: parseQuantity(scalarText(data.max_qty)) === undefined ? undefined : scalarText(data.max_qty),
    image: imageOf(data),
    availability: { html: shown(data.availability_html) },
    description: { html: shown(data.variation_description) },
  };
}

/** Reads the radio button of another picker; undefined for the one that chooses none. See contract/bundles.md#events. */
export function variationOfRadio(radio: HTMLElement, { fromRegular }: BundleSettings): ChosenVariation | undefined {
  const read = (name: string) => radio.getAttribute(`data-${name}`) ?? '';
  if (!(Number(read('id')) > 0)) return undefined;
  const isBuyable = read('purchasable') !== 'no';
  return {
    id: isBuyable ? read('id') : '',
    price: isBuyable ? (fromRegular && read('regular-price')) || read('price') : '0',
    amounts: { regular: unitsOf(read('regular-price')), html: cleanHtml(read('pricehtml')) },
    attributes: read('attrs'),
    stock: undefined,
    image: read('imagesrc') ? imageFrom({ src: read('imagesrc') }) : NOTHING,
    availability: NOTHING,
    description: NOTHING,
  };
}

/** Writes a variation to attributes that other scripts read and write as well; undefined takes it out. Returns whether any has changed. */
export function writeVariation(product: Element, variation: ChosenVariation | undefined, patch: DomPatch): boolean {
  const read = () => ['id', 'price', 'attrs', 'stock'].map(name => product.getAttribute(`data-${name}`)).join();
  const before = read();
  const stock = product.getAttribute('data-o_stock') ?? product.getAttribute('data-stock') ?? '';
  patch.attributes.set(product, 'data-o_stock', stock);
  patch.attributes.set(product, 'data-id', variation?.id || '0');
  patch.attributes.set(product, 'data-price', variation?.price ?? '0');
  patch.attributes.set(product, 'data-attrs', variation?.attributes ?? '');
  patch.attributes.set(product, 'data-stock', variation?.stock ?? stock);
  return read() !== before;
}

/** The picture that builds with a picker add, as HTML, else the variation's own. */
function imageOf({ woosb_image: own, image }: VariationData): Content {
  if (scalarText(own)) return { html: shown(own) };
  if (typeof image !== 'object' || image === null) return NOTHING;
  return imageFrom(
    Object.fromEntries(['src', 'srcset', 'sizes', 'alt'].map(key => [key, scalarText(Reflect.get(image, key))])),
  );
}

function imageFrom(attributes: Readonly<Record<string, string>>): Content {
  if (!followableUrl(attributes.src)) return NOTHING;
  const image = document.createElement('img');
  image.alt = '';
  for (const [name, value] of Object.entries(attributes)) if (value) image.setAttribute(name, value);
  // It has no attribute but these.
  return { html: cleanHtml(image.outerHTML) };
}
