import type { VariationData } from '../../src/core/bus/events';

/** What the server prints in an attribute: `false` takes it away, undefined leaves it. */
export type AttributeValue = string | number | false | undefined;

const IMAGE_KEYS = [
  'src',
  'src_w',
  'src_h',
  'srcset',
  'sizes',
  'title',
  'caption',
  'alt',
  'full_src',
  'full_src_w',
  'full_src_h',
  'gallery_thumbnail_src',
] as const;

/** Picture of a variation; sizes in px. */
export type VariationImage = Readonly<Partial<Record<(typeof IMAGE_KEYS)[number], AttributeValue>>>;

/** A variation as the form shows it. Amounts are the server's own HTML. Source: contract 3.2. */
export interface Variation {
  readonly id: string;
  /** Select name → value; an empty one leaves the attribute to the shopper. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly isVisible: boolean;
  readonly isPurchasable: boolean;
  readonly isSoldIndividually: boolean;
  /** Undefined: not limited. */
  readonly min: number | undefined;
  readonly max: number | undefined;
  readonly sku: string;
  readonly weight: string;
  readonly weightHtml: string;
  /** Undefined when the server sent none. */
  readonly dimensionsHtml: string | undefined;
  readonly priceHtml: string;
  readonly imageId: string;
  readonly image: VariationImage | undefined;
}

/** A quantity of a variation; an empty one is no limit. */
function limitOf(value: unknown): number | undefined {
  const number = typeof value === 'number' || (typeof value === 'string' && value.trim()) ? Number(value) : Number.NaN;
  return number >= 0 && Number.isFinite(number) ? number : undefined;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const scalar = (value: unknown) => (typeof value === 'number' ? String(value) : text(value));

/** String values of a map; undefined when it is none. PHP prints an empty map as an empty list. */
export function stringMap(value: unknown): Readonly<Record<string, string>> | undefined {
  if (typeof value !== 'object' || value === null || (Array.isArray(value) && value.length > 0)) return undefined;
  const map: Record<string, string> = {};
  for (const [key, entry] of Object.entries(value)) {
    if (typeof entry !== 'string') return undefined;
    map[key] = entry;
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

/** Reads what the form shows of a variation; odd and missing values get defaults. */
export function readVariation(data: VariationData): Variation {
  const isVisible = data.variation_is_visible !== false;
  const { dimensions_html: dimensions } = data;
  return {
    id: Number(data.variation_id) > 0 ? scalar(data.variation_id) : '',
    attributes: stringMap(data.attributes) ?? {},
    isVisible,
    isPurchasable: data.is_purchasable !== false && data.is_in_stock !== false && isVisible,
    isSoldIndividually: data.is_sold_individually === 'yes' || data.is_sold_individually === true,
    min: limitOf(data.min_qty),
    max: limitOf(data.max_qty),
    sku: text(data.sku),
    weight: text(data.weight),
    weightHtml: text(data.weight_html),
    dimensionsHtml: typeof dimensions === 'string' ? dimensions : undefined,
    priceHtml: text(data.price_html),
    imageId: scalar(data.image_id),
    image: readImage(data.image),
  };
}
