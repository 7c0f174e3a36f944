import { bus } from '../../src/core/bus/bus';
import { numberOf } from '../../src/core/decimal';
import { escapeHtml, html } from '../../src/core/html';
import type { FormPlace } from './formPlace';
import { entryOf } from './items';
import { wording } from './messages';
import type { BundleParts, BundleViews } from './page';
import type { PricePlace } from './pricePlace';
import { bundleHtml, labelledHtml } from './prices';
import { stockLimit } from './quantities';
import { alertHtml, check, countOf } from './readiness';

/** Evaluates a bundle, with the shop's events in the shop's order. See contract/bundles.md#events. */
export function createEvaluation(
  { wrap, products, total, count, alertId }: BundleParts,
  { getState, draw, sync }: BundleViews,
  { form, prices }: { readonly form: FormPlace; readonly prices: PricePlace },
) {
  let shown: string | undefined;

  function showPrice(): void {
    const { settings, terms, price } = getState();
    const priceSuffix = terms.suffix;
    const own = price ? bundleHtml(price, settings) : html``;
    const all = price && html`${own}${priceSuffix}`;
    // Parsing costs more than all the rest.
    const isNew = all !== shown;
    shown = all;
    if (isNew) {
      const label = wording('price_text', settings);
      draw({ total: all === undefined ? all : { html: labelledHtml('total', label, all) } });
    }
    if (total && price) bus.emit('woosb_change_total', { element: total, html: own, priceSuffix }, document);
    if (isNew) prices.show(all, settings);
    if (!price) return;
    if (isNew) {
      // Deferred: an error of the other add-on does not stop this one.
      queueMicrotask(() => {
        const both = shown === all && prices.tellBoughtTogether(price, `${own}${priceSuffix}`, settings);
        if (both) prices.show(html`${both}${priceSuffix}`, settings);
      });
    }
    const amounts = { totalSale: numberOf(price.sale), total: numberOf(price.total) };
    bus.emit('woosb_calc_price', { ...amounts, html: own, priceSuffix, wrap }, document);
  }

  function showCount(): void {
    const { settings, terms, items } = getState();
    if (!count || !terms.isOptional) return;
    const quantity = numberOf(countOf(items));
    draw({ count: { html: labelledHtml('count', wording('selected_text', settings), escapeHtml(String(quantity))) } });
    const limit = (name: string) => Number(products.getAttribute(`data-${name}`) || -1);
    bus.emit('woosb_change_count', { element: count, quantity, min: limit('min'), max: limit('max') }, document);
  }

  function showReadiness(): void {
    const { settings, terms, items, price, alert: before } = getState();
    const finding = check(items, terms, price?.sale);
    const { reason } = finding;
    const said = reason ? alertHtml(reason, finding, terms, price?.sale, settings) : html``;
    const view = { html: said, isShown: reason !== undefined, isAnnounced: before !== undefined };
    if (said !== before?.html || view.isShown !== before.isShown) draw({ alert: view });
    form.disable(view.isShown, alertId);
    const findings = {
      ready: !reason,
      isSelection: reason === 'selection',
      isUnpurchasable: reason === 'unpurchasable',
      isEmpty: reason === 'empty',
      isMin: reason === 'min',
      isMax: reason === 'max',
      isTotalMin: reason === 'total_min',
      isTotalMax: reason === 'total_max',
    };
    bus.emit('woosb_check_ready', { ...findings, wrap }, document);
  }

  function limitStock(context: string | null): void {
    form.limit(stockLimit(getState().items));
    bus.emit('woosb_check_stock', { wrap, context }, document);
  }

  function writeIds(): void {
    const { items } = getState();
    const ids = items.filter(item => item.id && item.quantity > 0n).map(entryOf);
    // A bundle without items keeps the server's value.
    if (items.length > 0) form.fill(ids.join(','));
    bus.emit('woosb_save_ids', { ids, wrap }, document);
  }

  function evaluate(context: string | null): void {
    sync();
    const { terms, settings, items, faulty } = getState();
    const isNew = items.some(({ isFaulty, element }) => isFaulty !== faulty.has(element));
    if (isNew) draw({ faulty: new Set(items.filter(item => item.isFaulty).map(({ element }) => element)) });
    // A price that is not computed stays the server's; an empty bundle is announced all the same.
    const isComputed = terms.isOpen || settings.recalculates;
    if (isComputed) showPrice();
    if (isComputed || !items.some(({ quantity }) => quantity > 0n)) {
      showCount();
      showReadiness();
    }
    limitStock(context);
    writeIds();
    bus.emit('woosb_init', { wrap, context }, document);
  }

  const anew = (look: () => void) => {
    sync();
    look();
  };

  return {
    evaluate,
    checkReady: () => anew(showReadiness),
    checkStock: (context: string | null) => anew(() => limitStock(context)),
    saveIds: () => anew(writeIds),
  };
}
