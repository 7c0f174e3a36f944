import { createHash } from 'node:crypto';
import { currentPrice, inStock, productPath, type Sellable, sellableName } from './product';
import { pieceCount } from './texts';

/** Shipping price of a cart that holds anything to ship, in cents. */
export const SHIPPING = 490;

export interface CartItem {
  /** 32 hex digits. */
  key: string;
  sellable: Sellable;
  /** Chosen attributes, select name to value. Empty for simple products. */
  chosen: Record<string, string>;
  quantity: number;
  /** Further posted fields, as plugins add them. */
  data: Record<string, string>;
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

const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

/** The part of a posted selection that belongs to a variation: its fixed values, and what was chosen for "any". */
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

  /** Items in the order in which they were added. */
  items(): CartItem[] {
    return [...this.#items.values()];
  }

  item(key: string): CartItem | undefined {
    return this.#items.get(key);
  }

  /** Number of pieces. */
  count(): number {
    return this.items().reduce((sum, item) => sum + item.quantity, 0);
  }

  /** Sum of the items. */
  subtotal(): number {
    return this.items().reduce((sum, item) => sum + lineTotal(item), 0);
  }

  /** Price of the shipping, 0 when nothing needs it. */
  shipping(): number {
    return this.items().some(item => !item.sellable.product.virtual) ? SHIPPING : 0;
  }

  /** Hash of the contents, `''` for an empty cart. */
  hash(): string {
    if (this.#items.size === 0) return '';
    return md5(JSON.stringify(this.items().map(item => [item.key, item.quantity, lineTotal(item)])));
  }

  /** Adds pieces of a product or variation; the stock left is what this cart does not hold yet. */
  add(
    sellable: Sellable,
    quantity: number,
    posted: Record<string, string> = {},
    data: Record<string, string> = {},
  ): CartItem | Refusal {
    const chosen = chosenFor(sellable, posted);
    const id = sellable.variation?.id ?? sellable.product.id;
    const key = md5(JSON.stringify([id, chosen, data]));
    const before = this.#items.get(key);
    const refusal = this.#refuse(sellable, id, quantity, before);
    if (refusal) return refusal;
    const pieces = sellable.product.soldIndividually ? 1 : (before?.quantity ?? 0) + quantity;
    const item = { key, sellable, chosen, quantity: pieces, data };
    this.#items.set(key, item);
    return item;
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
    const refusal = this.#tooMany(item.sellable, id, quantity - item.quantity);
    if (refusal) return refusal;
    item.quantity = quantity;
    return undefined;
  }

  remove(key: string): CartItem | undefined {
    const item = this.#items.get(key);
    if (item) {
      this.#items.delete(key);
      this.#removed.set(key, item);
    }
    return item;
  }

  /** Puts back an item that was removed before. */
  restore(key: string): CartItem | undefined {
    const item = this.#removed.get(key);
    if (item) {
      this.#removed.delete(key);
      this.#items.set(key, item);
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
export function unitPrice({ sellable }: CartItem): number {
  if (sellable.variation) return currentPrice(sellable.variation.price);
  return 'price' in sellable.product ? currentPrice(sellable.product.price) : 0;
}

/** Price of all pieces of an item, in cents. */
export const lineTotal = (item: CartItem): number => unitPrice(item) * item.quantity;

export const isRefusal = (result: CartItem | Refusal): result is Refusal => 'code' in result;

/** Name with the values of the attributes. */
export const itemName = (item: CartItem): string => sellableName(item.sellable, item.chosen);

/** Address of the product, with the chosen attributes in the query. */
export function itemLink(item: CartItem): string {
  const query = new URLSearchParams(item.chosen).toString();
  return productPath(item.sellable.product) + (query ? `?${query}` : '');
}
