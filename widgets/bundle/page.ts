import { MarkupError } from '../../src/core/errors';
import { type BundleItem, itemElements, readItem } from './items';
import { type BundlePrice, priceOf } from './pricing';
import { type BundleSettings, readSettings } from './settings';
import { type BundleTerms, readTerms } from './terms';

/** A bundle's parts in the page. */
export interface BundleParts {
  readonly wrap: HTMLElement;
  /** The bundle product's. */
  readonly id: string;
  /** Container of its items. */
  readonly products: HTMLElement;
  readonly total: HTMLElement | undefined;
  readonly count: HTMLElement | undefined;
  readonly alert: HTMLElement | undefined;
  /** Id of the alert; it gets one if it has none. */
  readonly alertId: string | undefined;
}

let alerts = 0;

/** @throws MarkupError when it has no id or no container of items */
export function readParts(wrap: Element): BundleParts {
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

/** Everything that a bundle's page says at one moment; other scripts write it as well. */
export interface BundlePage {
  readonly settings: BundleSettings;
  readonly terms: BundleTerms;
  readonly items: readonly BundleItem[];
  /** Undefined where it is not computed: a fixed price, or an item without one. */
  readonly price: BundlePrice | undefined;
}

export function readPage(products: Element): BundlePage {
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
