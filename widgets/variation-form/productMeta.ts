import { decodeEntities } from '../../src/core/html';
import { resetContent, setContent } from './keepContent';
import type { Variation } from './variation';

const SKU = '.product_meta .sku';
const WEIGHT =
  '.product_weight, .woocommerce-product-attributes-item--weight .woocommerce-product-attributes-item__value';
const DIMENSIONS =
  '.product_dimensions, .woocommerce-product-attributes-item--dimensions .woocommerce-product-attributes-item__value';

function show(product: Element, selector: string, text: string | undefined): void {
  for (const element of product.querySelectorAll(selector)) {
    if (text === undefined) resetContent(element);
    else setContent(element, text);
  }
}

/** Puts a variation's SKU, weight and dimensions into the product's meta area. Source: spec storefront 2, contract 7. */
export function showMeta(product: Element, { sku, weight, weightHtml, dimensionsHtml }: Variation): void {
  show(product, SKU, sku || undefined);
  show(product, WEIGHT, weight ? decodeEntities(weightHtml) : undefined);
  show(product, DIMENSIONS, dimensionsHtml === undefined ? undefined : decodeEntities(dimensionsHtml));
}

/** Gives the meta area the product's own values back. */
export function resetMeta(product: Element): void {
  for (const selector of [SKU, WEIGHT, DIMENSIONS]) show(product, selector, undefined);
}
