import { jQueryData } from '../../src/core/bus/jquery';
import { isRecord, parseJson } from '../../src/core/guards';

/** Values by attribute name; an empty one is open. */
export type Values = Readonly<Record<string, unknown>>;

export interface Variation {
  readonly attributes: Values;
  readonly isInStock: boolean;
  readonly isActive: boolean;
  /** Most pieces that can be bought; `NaN`: no limit. */
  readonly most: number;
  /** The rest of the stock in words, from a plugin; may be empty. */
  readonly stockLeft: string;
}

/** Caches: lists may be long, and choices many. */
const parsed = new WeakMap<Element, { readonly text: string; readonly list: readonly unknown[] }>();
const read = new WeakMap<readonly unknown[], readonly Variation[]>();

/** What a script stored with jQuery's `.data()`, else the attribute; empty where the shop is asked instead. Source: contract 3.2, add-on contract 2.6. */
export function embeddedVariations(form: Element): readonly unknown[] {
  const stored = jQueryData(form).product_variations;
  if (Array.isArray(stored)) return stored;
  const text = form.getAttribute('data-product_variations') ?? '';
  const known = parsed.get(form);
  if (known?.text === text) return known.list;
  const list = parseList(text);
  parsed.set(form, { text, list });
  return list;
}

function parseList(text: string): readonly unknown[] {
  const found = parseJson(text);
  // The form's own widget reports any other text.
  return Array.isArray(found) ? found : [];
}

export function variationsOf(form: Element): readonly Variation[] {
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
export const fits = ({ attributes }: Variation, chosen: Values): boolean =>
  Object.entries(attributes).every(([name, value]) => !value || !chosen[name] || String(value) === chosen[name]);

export const isOffered = ({ isActive, isInStock }: Variation, disablesOutOfStock: boolean): boolean =>
  isActive && (isInStock || !disablesOutOfStock);

/** Whether a choice leaves a variation to buy; without a list there may be any. Source: spec storefront 4. */
export const leavesVariation = (variations: readonly Variation[], chosen: Values, disablesOutOfStock: boolean) =>
  variations.length === 0 || variations.some(one => isOffered(one, disablesOutOfStock) && fits(one, chosen));
