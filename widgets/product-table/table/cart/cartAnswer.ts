import * as v from 'valibot';
import { fragmentsOf } from '../../../../src/core/bus/events/cart';
import { numberOf, type Units, unitsOf } from '../../../../src/core/decimal';
import { recordOf } from '../../../../src/core/guards';
import { checkShape, ownEntries } from '../../../../src/core/shape';

/** Pieces or amounts by product, or by variation of a product. */
export type ByProduct = ReadonlyMap<string, Units | ReadonlyMap<string, Units>>;

/** See contract/product-table.md#cart. */
export type CartAnswer = v.InferOutput<typeof schema>;

/** `refused`: in whole or in part. `unknown`: the change may have gone through; the cart has to be looked at again. */
export type CartOutcome = 'worked' | 'refused' | 'failed' | 'unknown';

export interface CartEnd {
  readonly outcome: CartOutcome;
  readonly before?: CartAnswer | undefined;
  readonly after?: CartAnswer | undefined;
  /** The answer as it came; undefined when none came. */
  readonly result?: Readonly<Record<string, unknown>>;
}

const text = v.fallback(v.string(), '');
const units = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(value => unitsOf(value) ?? 0n),
);
/** PHP prints an empty map as an empty list. */
const mapOf = <T>(value: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.custom<object>(found => typeof found === 'object' && found !== null),
    v.transform(found => (Array.isArray(found) ? {} : { ...found })),
    v.record(v.string(), value),
    v.transform(found => new Map(Object.entries(found))),
  );
const byProduct = mapOf(v.union([units, mapOf(units)]));
const payload = v.pipe(v.unknown(), v.transform(recordOf));

const schema = v.pipe(
  v.looseObject(
    ownEntries({
      success: v.optional(v.unknown()),
      notice: text,
      cart_widget: text,
      in_cart: byProduct,
      in_cart_total: v.fallback(byProduct, new Map()),
      cart_hash: text,
      cart_quantity: v.optional(v.unknown()),
      fragments: v.optional(v.pipe(v.unknown(), v.transform(fragmentsOf))),
      payload: v.optional(payload, {}),
      product_table_cart_action: v.optional(v.unknown()),
      is_cache: v.optional(v.unknown()),
    }),
  ),
  v.transform(found => ({
    success: found.success !== false,
    /** HTML, may be empty. */
    notice: found.notice.trim(),
    /** HTML; empty when none is wanted on this page. */
    widget: found.cart_widget.trim(),
    inCart: found.in_cart,
    totals: found.in_cart_total,
    hash: found.cart_hash,
    /** Pieces in the whole cart; undefined when the answer does not contain it. */
    quantity: unitsOf(found.cart_quantity),
    fragments: found.fragments,
    /** The request as the server read it; all values are texts. */
    payload: found.payload,
    /** Whether the cart was changed by the table: else the fragment of the mini-cart is an empty shell. */
    isAction: found.product_table_cart_action !== false,
    isCached: found.is_cache === true,
  })),
);

/** @throws CallError `shape` when the cart's items are missing */
export const readCartAnswer = (result: unknown): CartAnswer => checkShape(schema, result, 'wcpt_cart');

/** Returns the pieces, or their cost, of a product or of one of its variations. */
export function amountOf(all: ByProduct, product: string, variation = ''): number {
  const found = all.get(product) ?? 0n;
  if (typeof found === 'bigint') return numberOf(found);
  return numberOf(variation ? (found.get(variation) ?? 0n) : [...found.values()].reduce((sum, one) => sum + one, 0n));
}
