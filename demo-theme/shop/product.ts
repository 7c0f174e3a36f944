/** A picture of the theme: one SVG file that serves every size. */
export interface Picture {
  /** Attachment id, unique in the shop. */
  id: number;
  /** File name under `/images/`. */
  file: string;
  alt: string;
  caption?: string;
  /** Height of the file, which is 800 px wide; missing: 800. */
  height?: number;
}

/** Amounts in integer cents. */
export interface Price {
  regular: number;
  sale?: number;
}

/** `quantity: null` means that the stock is not counted. */
export interface Stock {
  quantity: number | null;
  backorders?: boolean;
}

/** Kilograms and centimetres, as the shop's texts ("0.4"); missing means unknown. */
export interface Measures {
  weight?: string;
  length?: string;
  width?: string;
  height?: string;
}

export interface Review {
  id: number;
  author: string;
  /** 1 to 5; 0 is none. */
  rating: number;
  /** ISO date, day only. */
  date: string;
  text: string;
}

export interface Category {
  slug: string;
  name: string;
}

interface ProductCommon {
  id: number;
  slug: string;
  name: string;
  sku: string;
  category: Category;
  pictures: Picture[];
  /** HTML. */
  shortDescription: string;
  /** HTML. */
  description: string;
  measures?: Measures;
  reviews?: Review[];
  /** `false`: reviews without a rating are taken. */
  ratingRequired?: boolean;
  soldIndividually?: boolean;
  /** The theme prints plus and minus buttons around the quantity. */
  stepper?: boolean;
  virtual?: boolean;
}

export interface SimpleProduct extends ProductCommon {
  type: 'simple';
  price: Price;
  stock: Stock;
}

export interface ExternalProduct extends ProductCommon {
  type: 'external';
  price: Price;
  url: string;
  buttonText: string;
}

export interface GroupedProduct extends ProductCommon {
  type: 'grouped';
  children: number[];
}

/** One piece or several of a product in a bundle. */
export interface BundleItem {
  /** Four characters, unique in the bundle. */
  key: string;
  /** A simple or a variable product. */
  id: number;
  quantity: number;
  /** The shopper chooses how many. */
  optional?: { min: number; max: number };
}

/** Several products that are bought as one; amounts in cents. */
export interface BundleProduct extends ProductCommon {
  type: 'woosb';
  /** A text is a heading between items. */
  items: (BundleItem | string)[];
  fixedPrice?: number;
  /** Percent, as the shop's text. */
  discount?: string;
  discountAmount?: number;
  /** Limits of all items' pieces. */
  min?: number;
  max?: number;
  /** Limits of the price. */
  totalMin?: number;
  totalMax?: number;
  /** Quantities have plus and minus. */
  plusMinus?: boolean;
}

/** One attribute of a variable product; `name` is the select's own name, `attribute_…`. */
export interface Attribute {
  name: string;
  label: string;
  /** `outOfStock`: the option carries a class that says so. */
  options: { value: string; label: string; outOfStock?: boolean }[];
  /** Printed beside the select, which is then hidden. */
  swatches?: Swatches;
}

/** Swatches of an attribute. */
export interface Swatches {
  kind: 'color' | 'image' | 'button' | 'radio';
  /** `face`: a colour, a picture's file name, or the text. */
  items: { value: string; title: string; face: string }[];
  /** Number shown at first; missing: all. */
  shown?: number;
  /** Whether there is a place for the remaining stock. */
  stockLabels?: boolean;
}

export interface Variation {
  id: number;
  /** Select name to value; `''` is any value. */
  attributes: Record<string, string>;
  price: Price;
  stock: Stock;
  sku?: string;
  /** Missing: the product's own picture. `null`: no picture at all. */
  picture?: Picture | null;
  measures?: Measures;
  /** HTML. */
  description?: string;
  /** Pictures that take the place of the product's own gallery. */
  gallery?: Picture[];
  /** `false`: never offered, its options are disabled. */
  active?: boolean;
  /** `false`: left out of the embedded list, still found by the server. */
  visible?: boolean;
  /** Keys that a plugin adds to the variation object. */
  extra?: Record<string, unknown>;
}

export interface VariableProduct extends ProductCommon {
  type: 'variable';
  attributes: Attribute[];
  variations: Variation[];
  /** `embedded`: the page carries the list. `server`: `data-product_variations="false"`. */
  lookup: 'embedded' | 'server';
  /** Settings of its swatches, `woo_variation_swatches_options`. */
  swatchSettings?: Record<string, string>;
  /** Attribute values chosen on load. */
  defaults?: Record<string, string>;
}

export type Product = SimpleProduct | ExternalProduct | GroupedProduct | VariableProduct | BundleProduct;

/** A product that has a price and a stock of its own, a bundle, or one variation of a variable product. */
export type Sellable =
  | { product: SimpleProduct | BundleProduct; variation?: never }
  | { product: VariableProduct; variation: Variation };

/** Price in cents that is paid now. */
export const currentPrice = (price: Price): number => price.sale ?? price.regular;

export const inStock = (stock: Stock): boolean =>
  stock.quantity === null || stock.quantity > 0 || stock.backorders === true;

/** Whether any part of the product can be bought. External and grouped products always count as available. */
export function isAvailable(product: Product): boolean {
  if (product.type === 'simple') return inStock(product.stock);
  if (product.type === 'variable') return product.variations.some(variation => inStock(variation.stock));
  return true;
}

/** Path of the product page. */
export const productPath = (product: Product): string => `/product/${product.slug}/`;

/** Name of a variation as the cart prints it: product name and the labels of its values. */
export function sellableName({ product, variation }: Sellable, chosen: Record<string, string>): string {
  if (!variation) return product.name;
  const labels = product.attributes
    .map(attribute => attributeLabel(attribute, chosen[attribute.name] ?? ''))
    .filter(Boolean);
  return labels.length > 0 ? `${product.name} - ${labels.join(', ')}` : product.name;
}

/** Label of an option; text that is no option is returned as it is. */
export const attributeLabel = (attribute: Attribute, value: string): string =>
  attribute.options.find(option => option.value === value)?.label ?? value;
