import { isRecord } from '../../../src/core/bus/wire';
import { type Units, unitsOf } from '../price/units';
import { showQuantities } from './showCart';

/**
 * Has rows show what another script knows to be in the cart: items with `product_id`, `variation_id` and `quantity`.
 * Source: contract product-table 36, `wcpt_update_cart_items`.
 */
export function showItems(items: unknown): void {
  const inCart = new Map<string, Units | Map<string, Units>>();
  for (const item of Object.values(isRecord(items) || Array.isArray(items) ? items : {})) {
    if (!isRecord(item)) continue;
    const [product, variation] = [
      String(item.product_id ?? ''),
      Number(item.variation_id) > 0 ? String(item.variation_id) : '',
    ];
    const quantity = unitsOf(item.quantity) ?? 0n;
    const before = inCart.get(product);
    if (!variation) inCart.set(product, (typeof before === 'bigint' ? before : 0n) + quantity);
    else {
      const ofProduct = before instanceof Map ? before : new Map<string, Units>();
      inCart.set(product, ofProduct.set(variation, (ofProduct.get(variation) ?? 0n) + quantity));
    }
  }
  showQuantities(inCart);
}
