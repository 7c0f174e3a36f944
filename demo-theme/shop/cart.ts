import { digest } from './digest';
import { type BundleProduct, currentPrice, inStock, productPath, type Sellable, sellableName } from './product';
import { chosenRate, type Destination } from './shippingRates';
import { pieceCount } from './texts';

export interface CartItem {
  /** 32 hex digits. */
  key: string;
  sellable: Sellable;
  /** Chosen attributes, select name to value. Empty for simple products. */
  chosen: Record<string, string>;
  quantity: number;
  /** Further posted fields, as plugins add them. */
  data: Record<string, string>;
  /** Price of one piece in cents, where it is not the product's own: of a bundle, of its products, and with add-ons. */
  unit?: number;
  /** Amount paid once for all pieces, in cents. */
  fee?: number;
  /** For a product of a bundle: key of the bundle's item, and pieces for one bundle. */
  bundled?: { by: string; pieces: number };
}

export type RefusalCode =
  | 'woocommerce_rest_product_out_of_stock'
  | 'woocommerce_rest_product_partially_out_of_stock'
  | 'readonly_quantity';

/** Why the cart did not take a product. `message` is plain text. */
export interface Refusal {
  code: RefusalCode;
  message: string;
}

/** One product of a bundle that is added. */
export interface BundleLine {
  sellable: Sellable;
  chosen: Record<string, string>;
  /** For one bundle. */
  pieces: number;
}

/** The part of a posted selection that belongs to a variation: its fixed values, and those chosen for "any". */
export const chosenFor = ({ variation }: Sellable, posted: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(variation?.attributes ?? {}).map(([name, value]) => [
      name,
      value === '' ? (posted[name] ?? '') : value,
    ]),
  );

/** One visitor's cart. Amounts are cents. */
export class Cart {
  readonly #items = new Map<string, CartItem>();
  readonly #removed = new Map<string, CartItem>();
  /** Codes of the coupons, in the order in which they were applied. */
  coupons: string[] = [];
  /** The shipping rate that was chosen. */
  rate: string | undefined;
  destination: Destination = { country: 'SI', state: '', city: '', postcode: '' };
  /** Whether the shopper has given a shipping address. */
  isAddressKnown = false;
  /** Address fields that the shopper has given, by the Store API's names. */
  addresses: { billing: Record<string, string>; shipping: Record<string, string> } = { billing: {}, shipping: {} };

  /** Items that were removed and may be put back. */
  removed(): CartItem[] {
    return [...this.#removed.values()];
  }

  /** Takes items as an earlier cart had them. */
  fill(items: readonly CartItem[], removed: readonly CartItem[]): void {
    for (const item of items) this.#items.set(item.key, item);
    for (const item of removed) this.#removed.set(item.key, item);
  }

  /** Items in the order in which they were added. */
  items(): CartItem[] {
    return [...this.#items.values()];
  }

  item(key: string): CartItem | undefined {
    return this.#items.get(key);
  }

  /** Number of pieces; a bundle is one. */
  count(): number {
    return this.items().reduce((sum, item) => sum + (item.bundled ? 0 : item.quantity), 0);
  }

  /** Sum of the items. */
  subtotal(): number {
    return this.items().reduce((sum, item) => sum + lineTotal(item), 0);
  }

  /** Whether anything in it is to be sent. */
  needsShipping(): boolean {
    return this.items().some(item => !item.sellable.product.virtual);
  }

  /** Price of the shipping, 0 when nothing needs it. */
  shipping(): number {
    return chosenRate(this)?.cents ?? 0;
  }

  /** Hash of the contents, `''` for an empty cart. */
  hash(): string {
    if (this.#items.size === 0) return '';
    const lines = this.items().map(item => [item.key, item.quantity, lineTotal(item)]);
    return digest(JSON.stringify(this.coupons.length > 0 ? [lines, this.coupons] : lines));
  }

  /** Adds pieces of a product or variation; the remaining stock excludes the pieces in this cart. */
  add(
    sellable: Sellable,
    quantity: number,
    posted: Record<string, string> = {},
    data: Record<string, string> = {},
    prices: { unit?: number; fee?: number } = {},
  ): CartItem | Refusal {
    const chosen = chosenFor(sellable, posted);
    const id = sellable.variation?.id ?? sellable.product.id;
    const key = digest(JSON.stringify([id, chosen, data]));
    const before = this.#items.get(key);
    const refusal = this.#refuse(sellable, id, quantity, before);
    if (refusal) return refusal;
    const pieces = sellable.product.soldIndividually ? 1 : (before?.quantity ?? 0) + quantity;
    const item = { key, sellable, chosen, quantity: pieces, data, ...prices };
    this.#items.set(key, item);
    return item;
  }

  /** Adds bundles with their products, or nothing at all. `unit` is the price of one bundle, `ids` the posted field. */
  addBundle(
    product: BundleProduct,
    lines: BundleLine[],
    { quantity, unit, ids }: { quantity: number; unit: number; ids: string },
  ): CartItem | Refusal {
    for (const { sellable, pieces } of lines) {
      const id = sellable.variation?.id ?? sellable.product.id;
      const refusal = this.#refuse(sellable, id, pieces * quantity, undefined);
      if (refusal) return refusal;
    }
    const key = digest(JSON.stringify([product.id, ids]));
    const before = this.#items.get(key)?.quantity ?? 0;
    const parent = { key, sellable: { product }, chosen: {}, quantity: before + quantity, data: {}, unit };
    this.#items.set(key, parent);
    for (const [index, { sellable, chosen, pieces }] of lines.entries()) {
      const own = digest(JSON.stringify([key, index]));
      const item = { key: own, sellable, chosen, quantity: pieces * parent.quantity, data: {}, unit: 0 };
      this.#items.set(own, { ...item, bundled: { by: key, pieces } });
    }
    return parent;
  }

  /** Returns the items of a bundle's products. */
  bundledBy(key: string): CartItem[] {
    return this.items().filter(item => item.bundled?.by === key);
  }

  /** Sets the pieces of an item; 0 removes it. */
  setQuantity(key: string, quantity: number): Refusal | undefined {
    const item = this.#items.get(key);
    if (!item || item.quantity === quantity) return undefined;
    if (quantity <= 0) {
      this.remove(key);
      return undefined;
    }
    if (item.sellable.product.soldIndividually && quantity > 1) return readonlyQuantity(item.sellable.product.name);
    const id = item.sellable.variation?.id ?? item.sellable.product.id;
    const inside = this.bundledBy(key);
    const refusal =
      this.#tooMany(item.sellable, id, quantity - item.quantity) ??
      inside
        .map(one =>
          this.#tooMany(
            one.sellable,
            one.sellable.variation?.id ?? one.sellable.product.id,
            (quantity - item.quantity) * (one.bundled?.pieces ?? 0),
          ),
        )
        .find(Boolean);
    if (refusal) return refusal;
    item.quantity = quantity;
    for (const one of inside) one.quantity = quantity * (one.bundled?.pieces ?? 0);
    return undefined;
  }

  /** Removes an item; a bundle goes as a whole. Returns the removed item. */
  remove(key: string): CartItem | undefined {
    const found = this.#items.get(key);
    const item = found?.bundled ? this.#items.get(found.bundled.by) : found;
    if (!item) return undefined;
    for (const one of [item, ...this.bundledBy(item.key)]) {
      this.#items.delete(one.key);
      this.#removed.set(one.key, one);
    }
    return item;
  }

  /** Puts back an item that was removed before. */
  restore(key: string): CartItem | undefined {
    const item = this.#removed.get(key);
    if (!item) return undefined;
    for (const one of [item, ...[...this.#removed.values()].filter(({ bundled }) => bundled?.by === key)]) {
      this.#removed.delete(one.key);
      this.#items.set(one.key, one);
    }
    return item;
  }

  #refuse(sellable: Sellable, id: number, quantity: number, before: CartItem | undefined): Refusal | undefined {
    const { product } = sellable;
    const stock = sellable.variation?.stock ?? ('stock' in product ? product.stock : { quantity: null });
    if (!inStock(stock)) {
      return {
        code: 'woocommerce_rest_product_out_of_stock',
        message: `Izdelka »${product.name}« ni mogoče dodati v košarico, ker ga ni na zalogi.`,
      };
    }
    if (product.soldIndividually && before) return readonlyQuantity(product.name);
    return this.#tooMany(sellable, id, quantity);
  }

  #tooMany({ product, variation }: Sellable, id: number, more: number): Refusal | undefined {
    const stock = variation?.stock ?? ('stock' in product ? product.stock : undefined);
    if (!stock || stock.quantity === null || stock.backorders) return undefined;
    const held = this.items()
      .filter(item => (item.sellable.variation?.id ?? item.sellable.product.id) === id)
      .reduce((sum, item) => sum + item.quantity, 0);
    if (held + more <= stock.quantity) return undefined;
    return {
      code: 'woocommerce_rest_product_partially_out_of_stock',
      message: `Toliko kosov izdelka »${product.name}« ni mogoče dodati v košarico. Na zalogi: ${pieceCount(stock.quantity)}, v košarici: ${pieceCount(held)}.`,
    };
  }
}

const readonlyQuantity = (name: string): Refusal => ({
  code: 'readonly_quantity',
  message: `Izdelek »${name}« lahko naročite samo enkrat.`,
});

/** Price of one piece, in cents. */
export function unitPrice({ sellable, unit }: CartItem): number {
  if (unit !== undefined) return unit;
  if (sellable.variation) return currentPrice(sellable.variation.price);
  return 'price' in sellable.product ? currentPrice(sellable.product.price) : 0;
}

/** Price of all pieces of an item, in cents. */
export const lineTotal = (item: CartItem): number => unitPrice(item) * item.quantity + (item.fee ?? 0);

/** Classes of a row of the cart that say whether it is a bundle, or in one. */
export function bundleClasses({ sellable, bundled }: CartItem): string {
  if (bundled) return ' woosb-cart-item woosb-cart-child woosb-item-child';
  return sellable.product.type === 'woosb' ? ' woosb-cart-item woosb-cart-parent woosb-item-parent' : '';
}

/** Takes everything out, as an order does. */
export function emptyCart(cart: Cart): void {
  for (const { key } of cart.items()) cart.remove(key);
  cart.coupons = [];
}

export const isRefusal = (result: CartItem | Refusal): result is Refusal => 'code' in result;

/** Name with the values of the attributes. */
export const itemName = (item: CartItem): string => sellableName(item.sellable, item.chosen);

/** Address of the product, with the chosen attributes in the query. */
export function itemLink(item: CartItem): string {
  const query = new URLSearchParams(item.chosen).toString();
  return productPath(item.sellable.product) + (query ? `?${query}` : '');
}
