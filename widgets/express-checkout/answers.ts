import * as v from 'valibot';
import { parseMinor } from '../../src/core/money';
import { ownEntries } from '../../src/core/shape';

const text = v.fallback(v.string(), '');
/** Digits of a minor unit; 2 where an answer has none. */
const minorUnit = v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6)), 2);
/** An amount that may be missing or null, as shipping that is not known yet. */
const amount = v.fallback(v.nullable(v.union([v.string(), v.number()])), null);
const due = v.pipe(
  v.union([v.string(), v.number()]),
  v.check(value => parseMinor(value) !== undefined, 'not an amount in minor units'),
);
const listOf = <T>(item: v.GenericSchema<unknown, T>) => v.fallback(v.array(item), []);

const pair = v.looseObject(ownEntries({ key: text, name: text, value: text }));

const item = v.looseObject(
  ownEntries({
    key: text,
    id: v.fallback(v.number(), 0),
    name: text,
    quantity: v.fallback(v.number(), 1),
    variation: listOf(v.looseObject(ownEntries({ attribute: text, value: text }))),
    item_data: listOf(pair),
    prices: v.fallback(v.looseObject(ownEntries({ price: amount, currency_minor_unit: minorUnit })), {
      price: null,
      currency_minor_unit: 2,
    }),
    totals: v.fallback(
      v.looseObject(ownEntries({ line_subtotal: amount, line_subtotal_tax: amount, currency_minor_unit: minorUnit })),
      { line_subtotal: null, line_subtotal_tax: null, currency_minor_unit: 2 },
    ),
    extensions: v.fallback(v.record(v.string(), v.unknown()), {}),
  }),
);

export const StoreRate = v.looseObject(
  ownEntries({
    rate_id: v.string(),
    name: text,
    price: amount,
    taxes: amount,
    selected: v.fallback(v.boolean(), false),
    meta_data: listOf(pair),
    currency_minor_unit: v.fallback(v.optional(v.number()), undefined),
  }),
);
export type StoreRate = v.InferOutput<typeof StoreRate>;

/** A cart, or an order that is to be paid, as the Store API sends it. */
export const StoreCart = v.looseObject(
  ownEntries({
    items: listOf(item),
    totals: v.looseObject(
      ownEntries({
        total_price: due,
        total_refund: amount,
        total_shipping: amount,
        total_shipping_tax: amount,
        total_discount: amount,
        total_discount_tax: amount,
        total_fees: amount,
        total_fees_tax: amount,
        total_tax: amount,
        currency_minor_unit: minorUnit,
      }),
    ),
    needs_shipping: v.fallback(v.boolean(), false),
    extensions: v.fallback(v.record(v.string(), v.unknown()), {}),
    shipping_rates: listOf(v.looseObject(ownEntries({ shipping_rates: listOf(StoreRate) }))),
    billing_address: v.optional(v.unknown()),
    shipping_address: v.optional(v.unknown()),
  }),
);
export type StoreCart = v.InferOutput<typeof StoreCart>;
export type StoreItem = v.InferOutput<typeof item>;

export const CartLines = v.looseObject(ownEntries({ items: v.array(v.looseObject(ownEntries({ key: v.string() }))) }));

/** Result of an order. See contract/payments.md#order-by-the-store-api. */
export const CheckoutAnswer = v.looseObject(
  ownEntries({
    message: text,
    payment_result: v.looseObject(
      ownEntries({
        payment_status: v.string(),
        payment_details: listOf(pair),
        redirect_url: text,
      }),
    ),
  }),
);
export type CheckoutAnswer = v.InferOutput<typeof CheckoutAnswer>;
