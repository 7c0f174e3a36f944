import { inRow } from '../rows/inRow';
import { rowParts } from '../rows/rowParts';

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
