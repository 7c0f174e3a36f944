import { isRecord, recordOf } from '../../src/core/guards';
import { type Attributes, variationsOf as allVariationsOf, fitsChoice, isOnByDefault } from '../../src/core/variations';

export interface Variation {
  readonly attributes: Attributes;
  readonly isInStock: boolean;
  readonly isActive: boolean;
  /** Most pieces that can be bought; `NaN`: no limit. */
  readonly most: number;
  /** The rest of the stock in words, from a plugin; may be empty. */
  readonly stockLeft: string;
}

/** Empty where the shop is asked instead; the form's own widget reports a list that can't be read. */
export function embeddedVariations(form: Element): readonly unknown[] {
  const found = allVariationsOf(form);
  return Array.isArray(found) ? found : NONE;
}

const NONE: readonly unknown[] = [];
const read = new WeakMap<readonly unknown[], readonly Variation[]>();

export function variationsOf(form: Element): readonly Variation[] {
  const list = embeddedVariations(form);
  const known = read.get(list) ?? list.filter(isRecord).flatMap(readVariation);
  read.set(list, known);
  return known;
}

function readVariation(entry: Readonly<Record<string, unknown>>): Variation[] {
  const { attributes, is_in_stock, variation_is_active, max_qty, variation_stock_left: left } = entry;
  // PHP prints an empty map as an empty list.
  if (!isRecord(attributes) && !(Array.isArray(attributes) && attributes.length === 0)) return [];
  return [
    {
      attributes: recordOf(attributes),
      isInStock: isOnByDefault(is_in_stock),
      isActive: isOnByDefault(variation_is_active),
      most: max_qty === '' ? Number.NaN : Number(max_qty),
      stockLeft: String(left ?? ''),
    },
  ];
}

export const isOffered = ({ isActive, isInStock }: Variation, disablesOutOfStock: boolean): boolean =>
  isActive && (isInStock || !disablesOutOfStock);

/** Whether a choice leaves a variation to buy; without a list there may be any. */
export const leavesVariation = (variations: readonly Variation[], chosen: Attributes, disablesOutOfStock: boolean) =>
  variations.length === 0 ||
  variations.some(one => isOffered(one, disablesOutOfStock) && fitsChoice(one.attributes, chosen));
