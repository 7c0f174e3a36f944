import { elementOf } from '../../src/core/bus/jquery';
import type { Bundle } from './bundle';
import { numberOf, parseDecimal, roundTo } from './decimal';
import { priceText } from './priceHtml';
import { bundleOf } from './published';
import { readSettings } from './settings';

/** The bundle that an element is, or is part of, if we have it. */
function wrapOf(found: unknown): Bundle | undefined {
  const wrap = elementOf(found)?.closest('.woosb-wrap');
  return wrap ? bundleOf(wrap) : undefined;
}

const contextOf = (given: unknown) => (typeof given === 'string' ? given : null);
const decimalOf = (given: unknown) => parseDecimal(String(given));

/** The code for changes comes with the first one. */
const act = (run: (actions: typeof import('./listen').actions) => void) =>
  void import('./listen').then(
    ({ actions }) => run(actions),
    () => {},
  );

const functions: Readonly<Record<string, (...args: unknown[]) => unknown>> = {
  woosb_init: (wrap, context) => wrapOf(wrap)?.evaluate(contextOf(context)),
  woosb_check_ready: wrap => wrapOf(wrap)?.checkReady(),
  woosb_check_stock: (wrap, context) => wrapOf(wrap)?.checkStock(contextOf(context)),
  woosb_save_ids: wrap => wrapOf(wrap)?.saveIds(),
  woosb_check_qty(field) {
    const input = elementOf(field);
    const bundle = wrapOf(input);
    if (bundle && input instanceof HTMLInputElement) act(({ acceptQuantity }) => acceptQuantity(bundle, input));
  },
  woosb_change_price(found, price, regular, html) {
    const product = elementOf(found);
    const bundle = wrapOf(product);
    if (!product || !bundle) return;
    if (decimalOf(price)) bundle.undo.set(product, 'data-price', String(price));
    const amounts = { regular: decimalOf(regular), html: String(html ?? '') };
    act(({ changePrice }) => changePrice(bundle, product, amounts));
  },
  woosb_format_price(amount) {
    const value = decimalOf(amount);
    return value ? priceText(value, readSettings()) : '';
  },
  woosb_round(amount, places) {
    const value = decimalOf(amount);
    return value ? numberOf(roundTo(value, Number(places) || 0)) : Number.NaN;
  },
};

/**
 * Offers the functions that other scripts call, where the page has none of that name. Ours carry `isShopWidgets`.
 * Source: add-on contract 1.5.
 */
export function offerGlobals(): void {
  for (const [name, run] of Object.entries(functions)) {
    if (!(name in window)) Reflect.set(window, name, Object.assign(run, { isShopWidgets: true }));
  }
}
