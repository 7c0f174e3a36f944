import { MarkupError } from '../../src/core/errors';
import type { Content } from '../../src/hydrate';
import type { DrawnStore } from '../../src/ui/storeContext';
import { type BundleItem, itemElements, readItem } from './items';
import { type BundlePrice, priceOf } from './pricing';
import { type BundleSettings, readSettings } from './settings';
import { type BundleTerms, readTerms } from './terms';
import type { VariationView } from './variation';

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

type BundlePage = ReturnType<typeof readPage>;

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

/** The shown content of an item; undefined: the server's. */
export interface ItemView extends Partial<VariationView> {
  readonly price?: Content | undefined;
}

interface AlertView extends Content {
  readonly isShown: boolean;
  /** Whether it is announced; the text on page load is not. */
  readonly isAnnounced: boolean;
}

/** A bundle as the page has it, and its shown content; undefined: the server's content. */
export interface BundleState extends BundlePage {
  /** Whether the first evaluation is over, and a shopper may change something. */
  readonly isOpen: boolean;
  readonly total: Content | undefined;
  readonly count: Content | undefined;
  readonly alert: AlertView | undefined;
  readonly isSought: boolean;
  readonly faulty: ReadonlySet<Element>;
  readonly views: ReadonlyMap<Element, ItemView>;
}

export interface BundleViews extends DrawnStore<BundleState> {
  /** Reads again the data that other scripts write as well: attributes and settings. */
  sync(): void;
}
