import { elementOf } from '../../src/core/bus/jquery';
import { putGlobals } from '../../src/core/config/pageGlobal';
import { numberOf, roundUnits, unitsOf } from '../../src/core/decimal';
import { markupOf } from '../../src/core/html';
import type { createEvaluation } from './evaluation';
import type { createItemActions } from './itemActions';
import { priceText } from './prices';
import { readSettings } from './settings';

/** What other scripts call of a bundle. */
type Callable = ReturnType<typeof createEvaluation> &
  Pick<ReturnType<typeof createItemActions>, 'accept' | 'changePrice'>;

const bundles = new WeakMap<Element, Callable>();

export function publish(wrap: Element, bundle: Callable, signal: AbortSignal): void {
  bundles.set(wrap, bundle);
  signal.addEventListener('abort', () => bundles.delete(wrap), { once: true });
}

function bundleOf(found: unknown): Callable | undefined {
  const wrap = elementOf(found)?.closest('.woosb-wrap');
  return wrap ? bundles.get(wrap) : undefined;
}

const contextOf = (given: unknown) => (typeof given === 'string' ? given : null);
const decimalOf = (given: unknown) => unitsOf(String(given));

const functions: Readonly<Record<string, (...args: unknown[]) => unknown>> = {
  woosb_init: (wrap, context) => bundleOf(wrap)?.evaluate(contextOf(context)),
  woosb_check_ready: wrap => bundleOf(wrap)?.checkReady(),
  woosb_check_stock: (wrap, context) => bundleOf(wrap)?.checkStock(contextOf(context)),
  woosb_save_ids: wrap => bundleOf(wrap)?.saveIds(),
  woosb_check_qty(field) {
    const input = elementOf(field);
    if (input instanceof HTMLInputElement) bundleOf(input)?.accept(input);
  },
  woosb_change_price(found, price, regular, html) {
    const product = elementOf(found);
    if (!product) return;
    const amounts = { regular: decimalOf(regular), html: markupOf('call', String(html ?? '')) };
    bundleOf(product)?.changePrice(product, amounts, decimalOf(price) === undefined ? undefined : String(price));
  },
  woosb_format_price(amount) {
    const value = decimalOf(amount);
    return value !== undefined ? priceText(value, readSettings()) : '';
  },
  woosb_round(amount, places) {
    const value = decimalOf(amount);
    return value !== undefined ? numberOf(roundUnits(value, Number(places) || 0)) : Number.NaN;
  },
};

/** Offers the functions that other scripts call, unless the page has one of that name. Ours carry `isShopWidgets`. */
export function offerGlobals(): void {
  for (const run of Object.values(functions)) Object.assign(run, { isShopWidgets: true });
  putGlobals(functions);
}
