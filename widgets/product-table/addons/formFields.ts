import { formTexts } from '../../../src/core/fields';
import { inRow, rowParts } from '../rows/row';

/** Fields of a form by name; of a repeated name all values. */
export type Fields = Readonly<Record<string, string | readonly string[]>>;

/** A product's form in a row. Source: contract product-table 17.1. */
export const ROW_FORM = '.wcpt-add-to-cart-wrapper form';
/** A form of another add-on, which names its fields for each row. */
const OTHER_ADDON = '.wcpa_form_outer';
/** Contains the measures from which the price is computed. Source: contract product-table 17.1 "Measurement". */
const CALCULATOR = '#price_calculator';

/** Whether a field is of the product itself, which is not sent again as an add-on. */
export const isOwnField = (name: string): boolean =>
  /^(?:add-to-cart|product_id|quantity|variation_id|attribute_.*)$/.test(name);

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

/** Returns the fields of a form's price calculator, without choices that are not made. */
export function measuresOf(form: Element): HTMLInputElement[] {
  const inputs = [...(form.querySelector(CALCULATOR)?.querySelectorAll('input') ?? [])];
  return inputs.filter(({ name, type, checked }) => name && (checked || !/^(?:checkbox|radio)$/.test(type)));
}

/** Returns fields with a chosen file, which no background call can send. */
export const chosenFiles = (forms: readonly HTMLFormElement[]): HTMLInputElement[] =>
  forms
    .flatMap(form => [...form.querySelectorAll<HTMLInputElement>('input[type="file"]')])
    .filter(({ name, files, disabled }) => name && files?.length && !disabled);

type Pair = readonly [name: string, value: string, isList: boolean];

function addonFields(form: HTMLFormElement): Pair[] {
  const isOther = form.querySelector(OTHER_ADDON) !== null;
  return formTexts(form).flatMap(([name, value]): Pair[] => {
    const [start = ''] = name.split('--wcpt');
    if (!isOther) return [[plainName(name), value, name.endsWith('[]')]];
    return start === name ? [] : [[plainName(start), value, name.endsWith(']')]];
  });
}

/** Returns the name of a field without its brackets. */
export const plainName = (name: string): string => name.replace(/\[\]$/, '');

/** Returns values by name; a repeated name becomes a list. A Map, since a field may be named like a member of Object. */
function collect(pairs: readonly Pair[]): Fields {
  const fields = new Map<string, string | string[]>();
  for (const [name, value, isList] of pairs) {
    const before = fields.get(name);
    if (before === undefined) fields.set(name, isList ? [value] : value);
    else fields.set(name, [...(Array.isArray(before) ? before : [before]), value]);
  }
  return Object.fromEntries(fields);
}

/** Returns the values of a form by name; a repeated name becomes a list. */
export const fieldsOfForm = (form: HTMLFormElement): Fields =>
  collect(formTexts(form).map(([name, value]): Pair => [name, value, false]));
