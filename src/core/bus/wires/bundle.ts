import type { ShopEvents } from '../events';
import type { BundleEvents } from '../events/bundle';
import { elementOf } from '../jquery';
import { bare, isRecord, text, type Wire, type WireTable } from '../wire';

const contextOf = (value: unknown) => (typeof value === 'string' ? value : null);

const evaluation: Wire<ShopEvents['woosb_init']> = {
  toArguments: ({ wrap: bundle, context }, wrap) => [wrap(bundle), context],
  fromArguments([element, context]) {
    const wrap = elementOf(element);
    return wrap ? { wrap, context: contextOf(context) } : undefined;
  },
};

/** Events of product bundles. Source: add-on contract 1.5. */
export const bundleWires: WireTable<BundleEvents> = {
  woosb_init: evaluation,
  woosb_check_stock: evaluation,
  woosb_change_total: {
    toArguments: ({ element, html, priceSuffix }, wrap) => [wrap(element), html, priceSuffix],
    fromArguments([total, html, priceSuffix]) {
      const element = elementOf(total);
      return element ? { element, html: text(html), priceSuffix: text(priceSuffix) } : undefined;
    },
  },
  woosb_calc_price: {
    toArguments: ({ totalSale, total, html, priceSuffix, wrap: bundle }, wrap) => [
      totalSale,
      total,
      html,
      priceSuffix,
      wrap(bundle),
    ],
    fromArguments([totalSale, total, html, priceSuffix, element]) {
      const wrap = elementOf(element);
      if (!wrap) return undefined;
      const amounts = { totalSale: Number(totalSale), total: Number(total) };
      return { ...amounts, html: text(html), priceSuffix: text(priceSuffix), wrap };
    },
  },
  woosb_change_count: {
    toArguments: ({ element, quantity, min, max }, wrap) => [wrap(element), quantity, min, max],
    fromArguments([count, quantity, min, max]) {
      const element = elementOf(count);
      return element ? { element, quantity: Number(quantity), min: Number(min), max: Number(max) } : undefined;
    },
  },
  woosb_check_ready: {
    toArguments: (state, wrap) => [
      state.ready,
      state.isSelection,
      state.isUnpurchasable,
      state.isEmpty,
      state.isMin,
      state.isMax,
      state.isTotalMin,
      state.isTotalMax,
      wrap(state.wrap),
    ],
    fromArguments(args) {
      const wrap = elementOf(args[8]);
      if (!wrap) return undefined;
      const [ready, isSelection, isUnpurchasable, isEmpty, isMin, isMax, isTotalMin, isTotalMax] = args.map(Boolean);
      return {
        ready: ready === true,
        isSelection: isSelection === true,
        isUnpurchasable: isUnpurchasable === true,
        isEmpty: isEmpty === true,
        isMin: isMin === true,
        isMax: isMax === true,
        isTotalMin: isTotalMin === true,
        isTotalMax: isTotalMax === true,
        wrap,
      };
    },
  },
  woosb_save_ids: {
    toArguments: ({ ids, wrap: bundle }, wrap) => [ids, wrap(bundle)],
    fromArguments([ids, element]) {
      const wrap = elementOf(element);
      return wrap && Array.isArray(ids) ? { ids: ids.map(String), wrap } : undefined;
    },
  },
  woosb_check_qty: {
    toArguments: ({ quantity, input }, wrap) => [quantity, wrap(input)],
    fromArguments([quantity, element]) {
      const input = elementOf(element);
      return input ? { quantity: Number(quantity), input } : undefined;
    },
  },
  woosb_change_price: {
    toArguments: ({ product, html }, wrap) => [wrap(product), html],
    fromArguments([element, html]) {
      const product = elementOf(element);
      return product ? { product, html: text(html) } : undefined;
    },
  },
  woosb_found_variation: {
    toArguments: ({ product, variation }, wrap) => [wrap(product), variation],
    fromArguments([element, variation]) {
      const product = elementOf(element);
      return product && isRecord(variation) ? { product, variation } : undefined;
    },
  },
  woosb_reset_data: {
    toArguments: ({ product }, wrap) => [wrap(product)],
    fromArguments([element]) {
      const product = elementOf(element);
      return product ? { product } : undefined;
    },
  },
  woosq_loaded: bare,
  woovr_selected: {
    toArguments: ({ selected, variations }, wrap) => [wrap(selected), wrap(variations)],
    fromArguments([radio, list]) {
      const selected = elementOf(radio);
      const variations = elementOf(list);
      return selected && variations ? { selected, variations } : undefined;
    },
  },
};
