import { type BundleItem, itemElements, readItem } from './items';
import { type BundlePrice, priceOf } from './pricing';
import { type BundleSettings, readSettings } from './settings';
import { type BundleTerms, readTerms } from './terms';

/** Everything that a bundle's page says at one moment. */
export interface BundleState {
  readonly settings: BundleSettings;
  readonly terms: BundleTerms;
  readonly items: readonly BundleItem[];
  /** Undefined where it is not computed: a fixed price, or an item without one. */
  readonly price: BundlePrice | undefined;
}

export function readState(products: Element): BundleState {
  const settings = readSettings();
  const terms = readTerms(products);
  const items = itemElements(products).map(readItem);
  return { settings, terms, items, price: terms.isFixed ? undefined : computePrice(items, terms, settings) };
}

/** @returns undefined when the price of a chosen item can't be read: a sum without it would promise too little */
function computePrice(
  items: readonly BundleItem[],
  { percent, amount, excludesUnpurchasable }: BundleTerms,
  { roundsUnits, format }: BundleSettings,
): BundlePrice | undefined {
  const priced = [];
  for (const { quantity, price, isUnpurchasable } of items) {
    if (quantity.units <= 0n || (isUnpurchasable && excludesUnpurchasable)) continue;
    if (!price) return undefined;
    if (price.units > 0n) priced.push({ price, quantity });
  }
  return priceOf(priced, { percent, amount, roundsUnits, places: format.decimals });
}
