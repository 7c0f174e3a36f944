import type { Markup } from '../../src/core/html';
import { type Decimal, isLess, parseDecimal } from './decimal';
import { suffixOf } from './prices';
import { limitOf } from './pricing';
import { complain } from './troubles';

/** What a bundle's container says. Source: add-on contract 1.2. */
export interface BundleTerms {
  /** Whether there is anything to choose: variations, or quantities. */
  readonly isOpen: boolean;
  readonly isOptional: boolean;
  readonly isFixed: boolean;
  readonly excludesUnpurchasable: boolean;
  /** Pieces of all items. */
  readonly min: Decimal | undefined;
  readonly max: Decimal | undefined;
  /** What the bundle costs. */
  readonly total_min: Decimal | undefined;
  readonly total_max: Decimal | undefined;
  readonly percent: Decimal | undefined;
  readonly amount: Decimal | undefined;
  readonly suffix: Markup;
}

/** Reads `.woosb-products`. A minimum above its maximum can't be kept: neither counts then, and the shop decides. */
export function readTerms(products: Element): BundleTerms {
  const read = (name: string) => products.getAttribute(`data-${name}`);
  const isYes = (name: string) => read(name) === 'yes';
  const range = (prefix: string): readonly (Decimal | undefined)[] => {
    const min = limitOf(read(`${prefix}min`));
    const max = limitOf(read(`${prefix}max`));
    if (!min || !max || !isLess(max, min)) return [min, max];
    complain(products, 'limits', prefix);
    return [];
  };
  const [min, max] = range('');
  const [totalMin, totalMax] = range('total-');
  const isOptional = isYes('optional');
  return {
    isOpen: isOptional || isYes('variables'),
    isOptional,
    isFixed: isYes('fixed-price'),
    excludesUnpurchasable: isYes('exclude-unpurchasable'),
    min,
    max,
    total_min: totalMin,
    total_max: totalMax,
    percent: parseDecimal(read('discount')),
    amount: parseDecimal(read('discount-amount')),
    suffix: suffixOf(products),
  };
}
