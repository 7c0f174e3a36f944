import { escapeHtml } from './html';
import { priceHtml, samePrice } from './money';
import { galleryHtml, pictureFields } from './pictures';
import { currentPrice, inStock, type Measures, type Stock, type VariableProduct, type Variation } from './product';
import { stockText } from './texts';

const UNKNOWN = 'ni podatka';

/** `p.stock` markup of a stock, or `''` when the stock is not counted. */
export function availabilityHtml(stock: Stock): string {
  const text = stockText(stock.quantity, stock.backorders === true);
  if (text === '') return '';
  const kind = inStock(stock) ? (stock.quantity === 0 ? 'available-on-backorder' : 'in-stock') : 'out-of-stock';
  return `<p class="stock ${kind}">${text}</p>\n`;
}

/** Weight as the shop prints it, "0.4 kg" or the text for an unknown one. */
export const weightText = (measures: Measures | undefined): string =>
  measures?.weight ? `${measures.weight} kg` : UNKNOWN;

/** Dimensions with the entity of the multiplication sign, as the shop's JSON carries them. */
export function dimensionsHtml(measures: Measures | undefined): string {
  const parts = [measures?.length, measures?.width, measures?.height].filter(part => part !== undefined);
  return parts.length > 0 ? `${parts.map(escapeHtml).join(' &times; ')} cm` : UNKNOWN;
}

/**
 * The variation object of the page's embedded list and of `get_variation`.
 *
 * @param base Address of the shop without a trailing slash, for the pictures.
 */
export function variationObject(product: VariableProduct, variation: Variation, base: string): Record<string, unknown> {
  const measures = variation.measures ?? product.measures;
  const picture = variation.picture === undefined ? product.pictures[0] : variation.picture;
  const price = samePrice(product.variations.map(one => one.price)) ? '' : priceHtml(variation.price);
  const { quantity, backorders } = variation.stock;
  return {
    attributes: Object.keys(variation.attributes).length > 0 ? variation.attributes : [],
    availability_html: availabilityHtml(variation.stock),
    backorders_allowed: backorders === true,
    dimensions: {
      length: measures?.length ?? '',
      width: measures?.width ?? '',
      height: measures?.height ?? '',
    },
    dimensions_html: dimensionsHtml(measures),
    display_price: currentPrice(variation.price) / 100,
    display_regular_price: variation.price.regular / 100,
    gallery_image_ids: variation.gallery?.map(one => one.id) ?? [],
    gallery_images_html: variation.gallery ? galleryHtml({ type: 'simple', pictures: variation.gallery }, base) : '',
    image: pictureFields(picture ?? null, base),
    image_id: picture?.id ?? 0,
    is_downloadable: false,
    is_in_stock: inStock(variation.stock),
    is_purchasable: true,
    is_sold_individually: product.soldIndividually ? 'yes' : 'no',
    is_virtual: product.virtual === true,
    max_qty: quantity === null || backorders || quantity <= 0 ? '' : quantity,
    min_qty: 1,
    price_html: price && `<span class="price">${price}</span>`,
    sku: variation.sku ?? product.sku,
    variation_description: variation.description ?? '',
    variation_id: variation.id,
    variation_is_active: variation.active !== false,
    variation_is_visible: variation.visible !== false,
    weight: measures?.weight ?? '',
    weight_html: weightText(measures),
    ...variation.extra,
  };
}

/** The first variation whose every fixed attribute equals the chosen value; `undefined` when none does. */
export function findVariation(product: VariableProduct, chosen: Record<string, string>): Variation | undefined {
  return product.variations.find(variation =>
    Object.entries(variation.attributes).every(([name, value]) => value === '' || chosen[name] === value),
  );
}
