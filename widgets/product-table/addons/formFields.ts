import { inRow, rowParts } from '../rows/row';

/** Fields of a form by name; of a repeated name all values. */
export type Fields = Readonly<Record<string, string | readonly string[]>>;

/** A product's form in a row. Source: contract product-table 17.1. */
export const ROW_FORM = '.wcpt-add-to-cart-wrapper form';
/** A form of another add-on, which names its fields for each row. */
const OTHER_ADDON = '.wcpa_form_outer';
/** Where measures are typed of which the price is computed. Source: contract product-table 17.1 "Measurement". */
const CALCULATOR = '#price_calculator';

/** What a form says of the product itself, which is not said again as an add-on. */
const OWN = /^(?:add-to-cart|product_id|quantity|variation_id|attribute_.*)$/;

/** Whether a field is none of an add-on's, but the product's own. */
export const isOwnField = (name: string): boolean => OWN.test(name);

/** Forms of a row's product in the row, its child row and their copies. */
export const formsOf = (row: HTMLElement): HTMLFormElement[] =>
  rowParts(row).flatMap(part => inRow<HTMLFormElement>(part, ROW_FORM));

/** Fields of the product's form in a row. Source: contract product-table 17.1 "Add-ons". */
export const addonsOfRow = (row: HTMLElement): Fields => collect(formsOf(row).flatMap(addonFields));

/** Measures of the price calculator in a row. Source: contract product-table 17.1 "Measurement". */
export const measurementOfRow = (row: HTMLElement): Fields =>
  collect(
    formsOf(row)
      .flatMap(measuresOf)
      .map(({ name, value }) => [name, value, false]),
  );

/** Fields of a form's price calculator that say something: all but choices that are not made. */
export function measuresOf(form: Element): HTMLInputElement[] {
  const inputs = [...(form.querySelector(CALCULATOR)?.querySelectorAll('input') ?? [])];
  return inputs.filter(({ name, type, checked }) => name && (checked || !/^(?:checkbox|radio)$/.test(type)));
}

/** Fields with a file that the shopper has chosen: none goes with a call in the background. */
export const chosenFiles = (forms: readonly HTMLFormElement[]): HTMLInputElement[] =>
  forms
    .flatMap(form => [...form.querySelectorAll<HTMLInputElement>('input[type="file"]')])
    .filter(({ name, files, disabled }) => name && files?.length && !disabled);

type Pair = readonly [name: string, value: string, isList: boolean];

function addonFields(form: HTMLFormElement): Pair[] {
  const isOther = form.querySelector(OTHER_ADDON) !== null;
  return formPairs(form).flatMap(([name, value]): Pair[] => {
    const [start = ''] = name.split('--wcpt');
    if (!isOther) return [[plainName(name), value, name.endsWith('[]')]];
    return start === name ? [] : [[plainName(start), value, name.endsWith(']')]];
  });
}

/** The name of a field without the brackets that say that there may be several values. */
export const plainName = (name: string): string => name.replace(/\[\]$/, '');

/** Fields that a form would send, files left out. */
const formPairs = (form: HTMLFormElement): (readonly [string, string])[] =>
  [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []));

/** By name; a repeated name becomes a list. A field may be named as what every object has. */
function collect(pairs: readonly Pair[]): Fields {
  const fields = new Map<string, string | string[]>();
  for (const [name, value, isList] of pairs) {
    const before = fields.get(name);
    if (before === undefined) fields.set(name, isList ? [value] : value);
    else fields.set(name, [...(Array.isArray(before) ? before : [before]), value]);
  }
  return Object.fromEntries(fields);
}

/** By name; a repeated name becomes a list. Names stay as they are. */
export const fieldsOfForm = (form: HTMLFormElement): Fields =>
  collect(formPairs(form).map(([name, value]): Pair => [name, value, false]));
