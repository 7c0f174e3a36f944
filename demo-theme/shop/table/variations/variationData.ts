import { currentPrice, type VariableProduct, type Variation } from '../../product';
import { variationObject } from '../../variation';
import { figure } from '../cells/price';

/** Wholesale prices of every third variation. */
function wholesale({ price }: Variation, index: number): Record<string, unknown> {
  if (index % 3) return {};
  const paid = currentPrice(price);
  const cheap = figure(Math.round(paid * 0.7));
  return {
    wholesale_price: cheap,
    original_display_price: figure(paid),
    price_html: `<span class="price">${figure(paid)} €</span><table class="cene"><tbody><tr><td>od 10 kosov</td><td>${cheap} €</td></tr></tbody></table>`,
  };
}

/** A variation as lists and radio buttons of rows carry it: prices are texts. */
export function variationData(product: VariableProduct, variation: Variation): Record<string, unknown> {
  const { availability_html: _, gallery_images_html: __, ...object } = variationObject(product, variation, '');
  const { quantity, backorders } = variation.stock;
  const index = product.variations.indexOf(variation);
  return {
    ...object,
    display_price: figure(currentPrice(variation.price)),
    display_regular_price: figure(variation.price.regular),
    managing_stock: quantity !== null,
    stock: quantity,
    backorders_allowed: backorders === true,
    backorders_require_notification: false,
    is_on_backorder: false,
    wcpt_gtin: `383${variation.id}`,
    step: 1,
    ...wholesale(variation, index),
    ...variation.extra,
  };
}

/** Names of a variation's values: `Rdeča, M`. */
export const variationName = ({ attributes }: VariableProduct, variation: Variation): string =>
  attributes
    .flatMap(({ name, options }) => options.find(({ value }) => value === variation.attributes[name])?.label ?? [])
    .join(', ');
