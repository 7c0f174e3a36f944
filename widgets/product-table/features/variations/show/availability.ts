import { isSet } from '../../../../../src/core/guards';
import { isOnByDefault } from '../../../../../src/core/variations';
import type { Variation } from '../../../table/rows/rowState';
import { numberOf, textOf } from './printed';

const CLASSES = {
  out_of_stock_message: 'wcpt-out-of-stock',
  on_backorder_message: 'wcpt-on-backorder',
  on_backorder_managed_message: 'wcpt-on-backorder',
  in_stock_message: 'wcpt-in-stock',
  single_stock_message: 'wcpt-low-stock',
  low_stock_message: 'wcpt-low-stock',
  in_stock_managed_message: 'wcpt-in-stock',
} as const;

export type MessageName = keyof typeof CLASSES;

interface AvailabilityRules {
  readonly has: (message: MessageName) => boolean;
  /** Stock up to which little is left; undefined: never. */
  readonly lowStock: number | undefined;
}

/** See contract/product-table.md#variations-in-rows. */
export function availabilityMessage(variation: Variation, rules: AvailabilityRules) {
  const name = nameOf(variation, rules);
  return name && rules.has(name) ? { name, className: CLASSES[name] } : undefined;
}

function nameOf(variation: Variation, { has, lowStock }: AvailabilityRules): MessageName | undefined {
  const isManaged = isSet(variation.managing_stock);
  const notifies = isSet(variation.backorders_require_notification);
  const stock = numberOf(variation.stock);
  if (!isOnByDefault(variation.is_in_stock)) return 'out_of_stock_message';
  const isOnBackorder = isSet(variation.is_on_backorder) && (notifies || !isManaged);
  if (isOnBackorder && has('on_backorder_message')) return 'on_backorder_message';
  if (!isManaged) return 'in_stock_message';
  if (isSet(variation.backorders_allowed)) {
    if (notifies) return 'on_backorder_managed_message';
    // Backorders without a notice have no text about the stock.
    return stock !== undefined && stock <= 0 ? undefined : 'in_stock_message';
  }
  if (stock === 1 && has('single_stock_message')) return 'single_stock_message';
  const isLow = stock !== undefined && lowStock !== undefined && stock <= lowStock;
  return isLow && has('low_stock_message') ? 'low_stock_message' : 'in_stock_managed_message';
}

/**
 * The label of the last range that the stock is in, else the number.
 * @param ranges `[[min, max, label], …]`, bounds included; an empty bound is none
 */
export function stockText(stock: string, ranges: unknown): string {
  const count = numberOf(stock);
  if (count === undefined) return stock;
  const labels = (Array.isArray(ranges) ? ranges : []).flatMap((range: unknown) => {
    if (!Array.isArray(range)) return [];
    const [min, max, label] = [numberOf(range[0]), numberOf(range[1]), textOf(range[2])];
    return count >= (min ?? -Infinity) && count <= (max ?? Infinity) ? [label] : [];
  });
  const label = labels.at(-1);
  if (label !== undefined) return label.replaceAll('[stock]', () => stock);
  return count < 0 ? '' : stock;
}
