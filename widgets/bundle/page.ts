import { MarkupError } from '../../src/core/errors';
import { type BundleItem, itemElements, readItem } from './items';
import { type BundlePrice, priceOf } from './pricing';
import { type BundleSettings, readSettings } from './settings';
import { type BundleTerms, readTerms } from './terms';

export type BundleParts = ReturnType<typeof readParts>;

let alerts = 0;

/** @throws MarkupError when it has no id or no container of items */
export function readParts(wrap: Element) {
  const id = /^\d+$/.exec(wrap.getAttribute('data-id') ?? '')?.[0];
  const containers = [...wrap.querySelectorAll<HTMLElement>('.woosb-products')];
  // A list of bundles has one as well.
  const products = containers.find(container => !container.closest('.woosb-bundles'));
  if (!(wrap instanceof HTMLElement) || !id) throw new MarkupError('bundle', wrap, 'it has no data-id');
  if (!products) throw new MarkupError('bundle', wrap, 'it has no .woosb-products');
  const part = (name: string) => wrap.querySelector<HTMLElement>(`.woosb-${name}`) ?? undefined;
  const alert = part('alert');
  const alertId = alert && (alert.id || `sw-bundle-alert-${++alerts}`);
  return { wrap, id, products, total: part('total'), count: part('count'), alert, alertId };
}

export type BundlePage = ReturnType<typeof readPage>;

/** Data of a bundle's page at one moment; other scripts write it as well. A fixed price is not computed. */
export function readPage(products: Element) {
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
  for (const { id, quantity, price, isUnpurchasable } of items) {
    if (quantity <= 0n || (isUnpurchasable && excludesUnpurchasable)) continue;
    if (price === undefined) return undefined;
    // A variation out of stock has a price and no id.
    if (id && price > 0n) priced.push({ price, quantity });
  }
  return priceOf(priced, { percent, amount, roundsUnits, places: format.decimals });
}
