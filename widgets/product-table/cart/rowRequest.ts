import { isRecord } from '../../../src/core/bus/wire';
import { namedPrice } from '../price/prices';
import { settleQuantity } from '../quantity/readQuantity';
import { inRow, isVariableRow, isVariationRow, productId, rowParts, rowVariationId } from '../rows/row';
import { rowState } from '../rows/rowState';

/** What a row adds to the cart. */
export interface RowRequest {
  readonly product: string;
  /** Undefined: the shop's minimum. */
  readonly quantity: number | undefined;
  readonly variation: ChosenVariation | undefined;
  /** Attributes that are chosen, also where others are not; without those that are open. */
  readonly chosen: Readonly<Record<string, string>>;
  /** Fields of the product's form in the row. */
  readonly addons: Fields;
  /** Measures that the price is computed of. */
  readonly measurement: Fields;
  /** A price that the shopper named; empty when none. */
  readonly nyp: string;
}

/** Collects what a row adds. Source: contract product-table 17.1 steps 7 and 8. */
export function requestOfRow(row: HTMLElement): RowRequest {
  const variation = chosenVariation(row);
  return {
    product: productId(row),
    quantity: settleQuantity(row),
    variation,
    chosen: filled(variation?.attributes ?? rowState(row)?.selection?.attributes ?? {}),
    addons: addonsOfRow(row),
    measurement: measurementOfRow(row),
    nyp: namedPrice(row),
  };
}

const filled = (attributes: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(attributes).filter(([, value]) => value));

/** Whether a row's variation leaves something open that was not chosen. Source: contract product-table 19. */
export const isOpenVariation = (row: Element, { variation }: RowRequest): boolean =>
  isVariationRow(row) && Object.values(variation?.attributes ?? {}).includes('');

/** A variation to add. */
interface ChosenVariation {
  readonly id: string;
  /** `attribute_pa_barva` → its value. */
  readonly attributes: Readonly<Record<string, string>>;
}

/** The variation that a row adds: the chosen one if nothing is missing, or the row's own. Source: contract product-table 15.6. */
export function chosenVariation(row: HTMLElement): ChosenVariation | undefined {
  const own = rowVariationId(row);
  if (own) return { id: own, attributes: { ...printedAttributes(row), ...termsOf(row) } };
  const chosen = isVariableRow(row) ? rowState(row)?.selection : undefined;
  if (!chosen?.variation_id) return undefined;
  const isComplete = chosen.variation_selected && chosen.variation_available && chosen.complete_match;
  return isComplete ? { id: chosen.variation_id, attributes: chosen.attributes } : undefined;
}

function printedAttributes(row: Element): Readonly<Record<string, string>> {
  try {
    const parsed: unknown = JSON.parse(row.getAttribute('data-wcpt-variation-attributes') ?? '');
    if (!isRecord(parsed)) return {};
    return Object.fromEntries(Object.entries(parsed).map(([name, value]) => [name, String(value ?? '')]));
  } catch {
    return {};
  }
}

/** Values that the shopper chose for attributes of a variation that leaves them open. */
function termsOf(row: HTMLElement): Readonly<Record<string, string>> {
  const selector = 'select.wcpt-select-variation-attribute-term[data-wcpt-attribute]';
  const selects = rowParts(row).flatMap(part => [...part.querySelectorAll<HTMLSelectElement>(selector)]);
  const chosen = selects.filter(({ value }) => value);
  return Object.fromEntries(chosen.map(select => [select.getAttribute('data-wcpt-attribute') ?? '', select.value]));
}

/** Fields of a form by name; of a repeated name all values. */
export type Fields = Readonly<Record<string, string | readonly string[]>>;

const FORMS = '.wcpt-add-to-cart-wrapper form';
/** A form of another add-on, which names its fields for each row. */
const OTHER_ADDON = '.wcpa_form_outer';

/** Fields of the product's form in a row. Source: contract product-table 17.1 "Add-ons". */
export const addonsOfRow = (row: HTMLElement): Fields => collect(formsOf(row).flatMap(addonFields));

/** Measures of the price calculator in a row. Source: contract product-table 17.1 "Measurement". */
export const measurementOfRow = (row: HTMLElement): Fields => collect(formsOf(row).flatMap(measures));

const formsOf = (row: HTMLElement): HTMLFormElement[] =>
  rowParts(row).flatMap(part => inRow<HTMLFormElement>(part, FORMS));

type Pair = readonly [name: string, value: string, isList: boolean];

function addonFields(form: HTMLFormElement): Pair[] {
  const isOther = form.querySelector(OTHER_ADDON) !== null;
  return formPairs(form).flatMap(([name, value]): Pair[] => {
    const [start = ''] = name.split('--wcpt');
    if (!isOther) return [[name.replace(/\[\]$/, ''), value, name.endsWith('[]')]];
    return start === name ? [] : [[start.replace(/\[\]$/, ''), value, name.endsWith(']')]];
  });
}

function measures(form: HTMLFormElement): Pair[] {
  const calculator = form.querySelector('#price_calculator');
  const inputs = [...(calculator?.querySelectorAll('input') ?? [])].filter(({ name }) => name);
  return inputs.map(({ name, value }) => [name, value, false]);
}

/** Fields that a form would send, files left out. */
const formPairs = (form: HTMLFormElement): (readonly [string, string])[] =>
  [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []));

/** By name; a repeated name becomes a list. */
function collect(pairs: readonly Pair[]): Fields {
  const fields: Record<string, string | string[]> = {};
  for (const [name, value, isList] of pairs) {
    const before = fields[name];
    if (before === undefined) fields[name] = isList ? [value] : value;
    else fields[name] = [...(Array.isArray(before) ? before : [before]), value];
  }
  return fields;
}

/** By name; a repeated name becomes a list. Names stay as they are. */
export const fieldsOfForm = (form: HTMLFormElement): Fields =>
  collect(formPairs(form).map(([name, value]): Pair => [name, value, false]));

/** All rows of a product on the page, its variations' rows and child rows among them. Source: contract product-table 10. */
export const rowsOfProduct = (product: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`.wcpt-row[data-wcpt-product-id="${CSS.escape(product)}"]`),
];
