import type { ShopEvents } from '../events';
import type { SwatchEvents } from '../events/swatches';
import { elementOf } from '../jquery';
import { bare, isRecord, text, type Wire, type WireTable } from '../wire';

/** Version 2.1 of the add-on leaves the attribute's name out; the select has it. */
const choice: Wire<ShopEvents['wvs-selected-item']> = {
  toArguments: ({ attribute, value, select, form }, wrap) => [attribute, value, wrap(select), wrap(form)],
  fromArguments(args) {
    const [value, select, form] = elementOf(args[1]) ? args : args.slice(1);
    const own = elementOf(select);
    const holder = elementOf(form);
    if (!own || !holder) return undefined;
    return { attribute: own.getAttribute('name') ?? text(args[0]), value: String(value), select: own, form: holder };
  },
};

/** Events of variation swatches. Source: add-on contract 2.5. */
export const swatchWires: WireTable<SwatchEvents> = {
  woo_variation_swatches_init: bare,
  woo_variation_swatches_loaded: {
    toArguments: ({ instance }) => [instance],
    fromArguments: ([instance]) => (isRecord(instance) ? { instance } : undefined),
  },
  'wvs-selected-item': choice,
  'wvs-unselected-item': choice,
  'wvs-item-updated': {
    toArguments: ({ selectedValue, itemValue }) => [selectedValue, itemValue],
    fromArguments: ([selectedValue, itemValue]) => ({
      selectedValue: String(selectedValue),
      itemValue: String(itemValue),
    }),
  },
};
