import { bus } from '../../src/core/bus/bus';
import { parseFragment } from '../../src/core/html';
import { createAlertArea } from './alertArea';
import { alertText } from './alertText';
import type { Bundle } from './bundle';
import { numberOf } from './decimal';
import { guardForm } from './guardForm';
import { entryOf } from './items';
import { mainPrices, showMainPrice } from './mainPrice';
import { placesOf } from './places';
import { bundleHtml, escapeHtml } from './priceHtml';
import { check } from './readiness';
import { type BundleState, readState } from './readState';
import { limitQuantity, stockLimit } from './stockLimit';
import { createUndoList } from './undoList';
import { wording } from './wording';

/**
 * Starts a bundle. Nothing of it is kept but in the page: other scripts read and write the same attributes.
 * Source: spec storefront 3–5, 8, 9; add-on contract 1.
 * @param id the bundle product's
 * @param products its container
 */
export function startBundle(wrap: HTMLElement, id: string, products: HTMLElement, signal: AbortSignal): Bundle {
  const undo = createUndoList(signal);
  const places = () => placesOf(wrap, id);
  const part = (name: string) => wrap.querySelector<HTMLElement>(`.woosb-${name}`);
  const alert = createAlertArea(part('alert'), () => places().buttons, undo);
  let shown: string | undefined;

  function showPrice({ settings, terms, price }: BundleState): void {
    const { suffix: priceSuffix, isFixed } = terms;
    if (isFixed) return;
    const html = price ? bundleHtml(price, settings) : '';
    const all = price && html + priceSuffix;
    const element = part('total');
    // Parsing costs more than all the rest.
    const isNew = all !== shown;
    shown = all;
    if (element && isNew) {
      undo.fill(
        element,
        all === undefined ? all : parseFragment(labelled('total', wording('price_text', settings), all)),
      );
    }
    if (element && price) bus.emit('woosb_change_total', { element, html, priceSuffix }, document);
    const showMain = (content: string | undefined) => {
      for (const one of mainPrices(wrap, id, places(), settings.priceSelector)) showMainPrice(one, content, undo);
    };
    if (isNew) showMain(all);
    if (!price) return;
    const together = document.querySelector(`.woobt-wrap-${id}`);
    if (together && isNew) {
      void import('./boughtTogether').then(
        ({ tellBoughtTogether }) => {
          const both = tellBoughtTogether(together, price, html + priceSuffix, settings, undo);
          if (both && shown === all && !signal.aborted) showMain(both + priceSuffix);
        },
        () => {},
      );
    }
    const [totalSale, total] = [numberOf(price.sale), numberOf(price.total)];
    bus.emit('woosb_calc_price', { totalSale, total, html, priceSuffix, wrap }, document);
  }

  /** What a shopper has chosen, and whether it can be added. */
  function showReadiness({ settings, terms, items, price }: BundleState, isCounted: boolean): void {
    const finding = check(items, terms, price?.sale);
    const { reason, count } = finding;
    const element = part('count');
    if (isCounted && element && terms.isOptional) {
      const quantity = numberOf(count);
      undo.fill(element, parseFragment(labelled('count', wording('selected_text', settings), String(quantity))));
      const limit = (name: string) => Number(products.getAttribute(`data-${name}`) || -1);
      bus.emit('woosb_change_count', { element, quantity, min: limit('min'), max: limit('max') }, document);
    }
    alert.show(reason && alertText(reason, finding, terms, price?.sale, settings));
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

  function limitStock({ items }: BundleState, context: string | null): void {
    const limit = stockLimit(items);
    for (const input of places().quantities) limitQuantity(input, limit, undo);
    bus.emit('woosb_check_stock', { wrap, context }, document);
  }

  function writeIds({ items }: BundleState): void {
    const ids = items.filter(item => item.id && item.quantity.units > 0n).map(entryOf);
    // What the server wrote for a bundle without items is not ours to judge.
    if (items.length > 0) for (const input of places().ids) input.value = ids.join(',');
    bus.emit('woosb_save_ids', { ids, wrap }, document);
  }

  function evaluate(context: string | null): void {
    const state = readState(products);
    const { terms, settings, items } = state;
    for (const { isSetAside, element } of items) {
      if (isSetAside)
        void import('./troubles').then(
          ({ note }) => note(element, signal),
          () => {},
        );
    }
    // Else the server's price stands; that there is nothing in it at all is said.
    const isOpen = terms.isOpen || settings.recalculates;
    if (isOpen) showPrice(state);
    if (isOpen || !items.some(({ quantity }) => quantity.units > 0n)) showReadiness(state, true);
    limitStock(state, context);
    writeIds(state);
    bus.emit('woosb_init', { wrap, context }, document);
  }

  guardForm(places, alert.focus, signal);
  return {
    products,
    undo,
    evaluate,
    checkReady: () => showReadiness(readState(products), false),
    checkStock: context => limitStock(readState(products), context),
    saveIds: () => writeIds(readState(products)),
  };
}

const labelled = (kind: string, label: string, html: string): string =>
  `<span class="woosb-${kind}-label">${escapeHtml(label)}</span> <span class="woosb-${kind}-value">${html}</span>`;
