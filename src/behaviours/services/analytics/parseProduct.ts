import { isRecord, text } from '../../../core/bus/wire';
import { decodeEntities } from '../../../core/html';
import { parseMinor } from '../../../core/money';
import type { TrackedProduct } from './item';

const CENTS = 2;

/** The minor unit of a totals or prices block. An order's totals may lack it. */
export const decimalsOf = (block: unknown): number => {
  const unit = isRecord(block) ? Number(block.currency_minor_unit ?? CENTS) : CENTS;
  return Number.isInteger(unit) && unit >= 0 && unit <= 6 ? unit : CENTS;
};

const named = (list: unknown, key: string): string[] =>
  Array.isArray(list)
    ? list.flatMap(entry => (isRecord(entry) && text(entry[key]) ? [decodeEntities(text(entry[key]))] : []))
    : [];

/**
 * A product as the server prints it for analytics, or an item of the Store API's cart. A line's total is divided by its
 * quantity, as receivers multiply again. Source: add-on contract 11.2.
 * @returns undefined without a name
 */
export function parseProduct(value: unknown): TrackedProduct | undefined {
  if (!isRecord(value) || !text(value.name)) return undefined;
  const { prices, totals, variation } = value;
  const quantity = Number(value.quantity) > 0 ? Number(value.quantity) : 1;
  const line = isRecord(totals) ? parseMinor(totals.line_total) : undefined;
  const single = isRecord(prices) ? parseMinor(prices.price) : undefined;
  return {
    id: String(value.id ?? ''),
    sku: text(value.sku),
    name: decodeEntities(text(value.name)),
    categories: named(value.categories, 'name'),
    price: line === undefined ? single : Math.round(line / quantity),
    decimals: decimalsOf(isRecord(prices) ? prices : totals),
    quantity,
    variant: text(variation) || named(variation, 'value').join(', '),
    discounted: parseMinor(value.price_after_coupon_discount),
  };
}

/** All products of a list that can be read. */
export const parseProducts = (list: unknown): readonly TrackedProduct[] =>
  Array.isArray(list) ? list.flatMap(value => parseProduct(value) ?? []) : [];
