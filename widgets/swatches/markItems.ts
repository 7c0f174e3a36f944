import { isRecord } from '../../src/core/bus/wire';
import { isOn, setting } from './settings';
import { type ItemState, itemValue, type SwatchList } from './swatchList';
import { embeddedVariations } from './variations';

/** Values by attribute name; an empty one is open. */
type Values = Readonly<Record<string, unknown>>;

interface Variation {
  readonly attributes: Values;
  readonly isInStock: boolean;
  readonly isActive: boolean;
  /** Most pieces that can be bought; `NaN`: no limit. */
  readonly most: number;
  /** The rest of the stock in words, from a plugin; may be empty. */
  readonly stockLeft: string;
}

const read = new WeakMap<readonly unknown[], Variation[]>();

/** Variations of a form; entries without attributes are left out. Read anew when the form has another list. */
function variationsOf(form: Element): readonly Variation[] {
  const list = embeddedVariations(form);
  const known = read.get(list) ?? list.filter(isRecord).flatMap(readVariation);
  read.set(list, known);
  return known;
}

function readVariation(entry: Readonly<Record<string, unknown>>): Variation[] {
  const { attributes, is_in_stock, variation_is_active, max_qty, variation_stock_left: left } = entry;
  if (!isRecord(attributes)) return [];
  return [
    {
      attributes,
      isInStock: is_in_stock !== false,
      isActive: variation_is_active !== false,
      most: max_qty === '' ? Number.NaN : Number(max_qty),
      stockLeft: left === undefined || left === null ? '' : String(left),
    },
  ];
}

/** Whether a variation fits a choice: each attribute is the same, or open on either side. Source: add-on contract 2.8. */
const fits = ({ attributes }: Variation, chosen: Values): boolean =>
  Object.entries(attributes).every(([name, value]) => !value || !chosen[name] || String(value) === chosen[name]);

const counts = ({ isActive, isInStock }: Variation): boolean =>
  isActive && (isInStock || !isOn('disable_out_of_stock'));

/** Whether a choice leaves a variation to buy; a form without a list may have any. Source: spec storefront 4. */
export function leavesVariation(form: Element, chosen: Values): boolean {
  const variations = variationsOf(form);
  return variations.length === 0 || variations.some(one => counts(one) && fits(one, chosen));
}

/** What the marks of an attribute's swatches follow from. */
export interface MarkContext {
  readonly form: Element;
  /** What is chosen in the form. */
  readonly chosen: Values;
  readonly hidesStock: boolean;
}

/** Adds to swatches what their variations say: the stock, and whether they can be chosen all the same. */
export function markItems(
  { items, name, select }: SwatchList,
  states: readonly ItemState[],
  { form, chosen, hidesStock }: MarkContext,
): ItemState[] {
  const variations = variationsOf(form).filter(({ isActive }) => isActive);
  const names = Object.keys(chosen);
  const open = names.filter(one => !chosen[one]);
  const threshold = Number.parseInt(setting('stock_label_threshold'), 10);
  const labelsStock = isOn('show_variation_stock') && !hidesStock && names.length > 1 && open.join() === name;

  return states.map((state, i) => {
    const item = items[i];
    if (!item) return state;
    const value = itemValue(item);
    const offered = variations.filter(one => fits(one, { ...chosen, [name]: value }));
    const scarce = offered.find(({ isInStock, most }) => isInStock && most <= threshold);
    const stockLeft = labelsStock && scarce ? scarce.stockLeft : '';
    if (state.isDisabled) {
      const isOffered = variations.some(one => one.attributes[name] === value && counts(one));
      return { ...state, stockLeft, isChoosable: isOn('deselect_unavailable') && isOffered };
    }
    const isMarked = [...select.options].some(one => one.value === value && one.matches('.enabled.out-of-stock'));
    const isOut = isMarked || (offered.length > 0 && offered.every(({ isInStock }) => !isInStock));
    const hasNoStock = isOut && isOn('clickable_out_of_stock');
    return { ...state, stockLeft, hasNoStock, note: hasNoStock ? setting('out_of_stock_tooltip_text') : '' };
  });
}
