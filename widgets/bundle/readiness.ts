import { type Decimal, isLess, plus, ZERO } from './decimal';
import type { BundleItem } from './items';
import type { BundleTerms } from './terms';

/** Why a bundle can't be added. */
export type Reason = 'selection' | 'unpurchasable' | 'empty' | 'min' | 'max' | 'total_min' | 'total_max';

/** What a check found. */
export interface Finding {
  /** Undefined: the bundle can be added. */
  readonly reason: Reason | undefined;
  /** Name of the item it is about; empty for the bundle. */
  readonly name: string;
  /** Pieces of all items. */
  readonly count: Decimal;
}

/** Pieces of all items. */
export const countOf = (items: readonly BundleItem[]): Decimal =>
  items.reduce((sum, { quantity }) => plus(sum, quantity), ZERO);

/**
 * Checks whether a bundle can be added; of several reasons the first counts. Source: spec storefront 4, add-on contract 1.8.
 * @param sale what the bundle costs; undefined: not computed, so its limits are not checked
 */
export function check(items: readonly BundleItem[], terms: BundleTerms, sale: Decimal | undefined): Finding {
  const count = countOf(items);
  const chosen = items.filter(({ quantity }) => quantity.units > 0n);
  const open = chosen.find(({ id }) => !id);
  if (open) return { reason: 'selection', name: open.name, count };
  const unpurchasable = chosen.find(item => item.isOptional && item.isUnpurchasable);
  if (unpurchasable) return { reason: 'unpurchasable', name: unpurchasable.name, count };
  return { reason: reasonOf(count, terms, sale), name: '', count };
}

function reasonOf(count: Decimal, terms: BundleTerms, sale: Decimal | undefined): Reason | undefined {
  const { isOptional, min, max, total_min: totalMin, total_max: totalMax } = terms;
  if (count.units <= 0n) return 'empty';
  if (isOptional && min && isLess(count, min)) return 'min';
  if (isOptional && max && isLess(max, count)) return 'max';
  if (sale && totalMin && isLess(sale, totalMin)) return 'total_min';
  return sale && totalMax && isLess(totalMax, sale) ? 'total_max' : undefined;
}
