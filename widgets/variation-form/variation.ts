import type { VariationData } from '../../src/core/bus/events';
import { scalarText, text } from '../../src/core/guards';
import { isOnByDefault } from '../../src/core/variations';

/** Value of an attribute as the server prints it: `false` removes it, undefined leaves it. */
type AttributeValue = string | number | false | undefined;

/** Attributes of the product's picture, and their names in a variation. See contract/product.md#a-variations-picture. */
export const IMAGE_ATTRIBUTES = {
  src: 'src',
  height: 'src_h',
  width: 'src_w',
  srcset: 'srcset',
  sizes: 'sizes',
  title: 'title',
  'data-caption': 'caption',
  alt: 'alt',
  'data-src': 'full_src',
  'data-large_image': 'full_src',
  'data-large_image_width': 'full_src_w',
  'data-large_image_height': 'full_src_h',
} as const;

const IMAGE_KEYS = [...Object.values(IMAGE_ATTRIBUTES), 'gallery_thumbnail_src'] as const;

export type VariationImage = Readonly<Partial<Record<(typeof IMAGE_KEYS)[number], AttributeValue>>>;

export type Variation = ReturnType<typeof readVariation>;

function limitOf(value: unknown): number | undefined {
  const number = typeof value === 'number' || (typeof value === 'string' && value.trim()) ? Number(value) : Number.NaN;
  return number >= 0 && Number.isFinite(number) ? number : undefined;
}

/** Returns the values of a map as texts; undefined when it is none, or holds other values. PHP prints an empty map as an empty list. */
export function stringMap(value: unknown): Readonly<Record<string, string>> | undefined {
  if (typeof value !== 'object' || value === null || (Array.isArray(value) && value.length > 0)) return undefined;
  const map: Record<string, string> = {};
  for (const [key, entry] of Object.entries(value)) {
    if (typeof entry !== 'string' && typeof entry !== 'number') return undefined;
    map[key] = String(entry);
  }
  return map;
}

function readImage(value: unknown): VariationImage | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const image: Partial<Record<(typeof IMAGE_KEYS)[number], AttributeValue>> = {};
  for (const key of IMAGE_KEYS) {
    const entry: unknown = Reflect.get(value, key);
    if (typeof entry === 'string' || typeof entry === 'number' || entry === false) image[key] = entry;
  }
  return image;
}

/** Reads a variation for the form; odd and missing values get defaults. Amounts are the server's own HTML. */
export function readVariation(data: VariationData) {
  const isVisible = isOnByDefault(data.variation_is_visible);
  const { dimensions_html: dimensions } = data;
  return {
    id: Number(data.variation_id) > 0 ? scalarText(data.variation_id) : '',
    /** Select name → value; an empty one leaves the attribute to the shopper. */
    attributes: stringMap(data.attributes) ?? {},
    isVisible,
    isPurchasable: isOnByDefault(data.is_purchasable) && isOnByDefault(data.is_in_stock) && isVisible,
    isSoldIndividually: data.is_sold_individually === 'yes' || data.is_sold_individually === true,
    /** Undefined: not limited. */
    min: limitOf(data.min_qty),
    max: limitOf(data.max_qty),
    sku: text(data.sku),
    weight: text(data.weight),
    weightHtml: text(data.weight_html),
    dimensionsHtml: typeof dimensions === 'string' ? dimensions : undefined,
    priceHtml: text(data.price_html),
    imageId: scalarText(data.image_id),
    image: readImage(data.image),
  };
}
