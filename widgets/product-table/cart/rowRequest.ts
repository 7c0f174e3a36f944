import { namedPrice } from '../price/namedPrice';
import { settleQuantity } from '../quantity/readQuantity';
import { inRow } from '../rows/inRow';
import { isVariationRow, productId } from '../rows/row';
import { rowParts } from '../rows/rowParts';
import { type ChosenVariation, chosenVariation } from '../selection/chosenVariation';

/** Fields of a form by name; of a repeated name all values. */
export type Fields = Readonly<Record<string, string | readonly string[]>>;

/** What a row adds to the cart. */
export interface RowRequest {
  readonly product: string;
  /** Undefined: the shop's minimum. */
  readonly quantity: number | undefined;
  readonly variation: ChosenVariation | undefined;
  /** Fields of the product's form in the row. */
  readonly addons: Fields;
  /** Measures that the price is computed of. */
  readonly measurement: Fields;
  /** A price that the shopper named; empty when none. */
  readonly nyp: string;
}

const FORMS = '.wcpt-add-to-cart-wrapper form';
/** A form of another add-on, which names its fields for each row. */
const OTHER_ADDON = '.wcpa_form_outer';

/** Collects what a row adds. Source: contract product-table 17.1 steps 7 and 8. */
export function requestOfRow(row: HTMLElement): RowRequest {
  const forms = rowParts(row).flatMap(part => inRow<HTMLFormElement>(part, FORMS));
  return {
    product: productId(row),
    quantity: settleQuantity(row),
    variation: chosenVariation(row),
    addons: collect(forms.flatMap(addonFields)),
    measurement: collect(forms.flatMap(measures)),
    nyp: namedPrice(row),
  };
}

/** Whether a row's variation leaves something open that was not chosen. Source: contract product-table 19. */
export const isOpenVariation = (row: Element, { variation }: RowRequest): boolean =>
  isVariationRow(row) && Object.values(variation?.attributes ?? {}).includes('');

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
export const formPairs = (form: HTMLFormElement): (readonly [string, string])[] =>
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
