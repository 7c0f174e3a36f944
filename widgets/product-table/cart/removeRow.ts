import { isRecord } from '../../../src/core/bus/wire';
import { isVariableRow, productId, rowVariationId } from '../rows/row';
import { cachedResult } from './cartResult';
import { sendCart } from './sendCart';

/** Takes a row's product out of the cart, with all its variations. Source: spec product-table 7.3; contract 17.6. */
export function removeRow(row: HTMLElement, control: Element): void {
  if (control.classList.contains('wcpt-disabled') || row.classList.contains('wcpt-removing-product')) return;
  const product = productId(row);
  if (!product) return;
  const own = rowVariationId(row);
  const variations = own ? [own] : isVariableRow(row) ? variationsInCart(product) : [];
  const isRefreshed = control.classList.contains('wcpt-refresh-enabled');
  void sendCart({
    payload: {
      products: { [product]: 0 },
      ...(variations.length && { variations: { [product]: Object.fromEntries(variations.map(id => [id, 0])) } }),
      overwrite_cart_qty: true,
    },
    // With a hash the browser would only scroll.
    ...(isRefreshed && { redirect: location.href.replace(/#.*/, '') }),
  });
}

function variationsInCart(product: string): string[] {
  const inCart = cachedResult()?.in_cart;
  const ofProduct = isRecord(inCart) ? inCart[product] : undefined;
  return isRecord(ofProduct) ? Object.keys(ofProduct) : [];
}
