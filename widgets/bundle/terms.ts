import { type Units, unitsOf } from '../../src/core/decimal';
import type { Markup } from '../../src/core/html';
import { cleanHtml } from '../../src/core/html/clean';
import { limitOf } from './pricing';
import { reportProblem } from './problems';

export type BundleTerms = ReturnType<typeof readTerms>;

/** Reads the attributes of a bundle's container, `.woosb-products`. If a minimum is above its maximum, neither counts, and the shop decides. */
export function readTerms(products: Element) {
  const read = (name: string) => products.getAttribute(`data-${name}`);
  const isYes = (name: string) => read(name) === 'yes';
  const range = (prefix: string): readonly (Units | undefined)[] => {
    const min = limitOf(read(`${prefix}min`));
    const max = limitOf(read(`${prefix}max`));
    if (!min || !max || max >= min) return [min, max];
    reportProblem(products, 'limits', prefix);
    return [];
  };
  const [min, max] = range('');
  const [totalMin, totalMax] = range('total-');
  const isOptional = isYes('optional');
  return {
    /** Whether there is anything to choose: variations, or quantities. */
    isOpen: isOptional || isYes('variables'),
    isOptional,
    isFixed: isYes('fixed-price'),
    excludesUnpurchasable: isYes('exclude-unpurchasable'),
    min,
    max,
    total_min: totalMin,
    total_max: totalMax,
    percent: unitsOf(read('discount')),
    amount: unitsOf(read('discount-amount')),
    suffix: suffixOf(products),
  };
}

/** The shop's setting with tags in it, but on an element that content may have as well: it is cleaned. */
export const suffixOf = (element: Element): Markup => cleanHtml(element.getAttribute('data-price-suffix') ?? '');
