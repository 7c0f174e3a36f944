import { formTexts } from '../../../src/core/fields';
import { inRow, rowParts } from '../rows/row';

/** By name; of a repeated name all values. */
export type Fields = Readonly<Record<string, string | readonly string[]>>;

/** A product's form in a row. Source: contract product-table 17.1. */
export const ROW_FORM = '.wcpt-add-to-cart-wrapper form';
/** It names its fields for each row. */
const OTHER_ADDON = '.wcpa_form_outer';
const CALCULATOR = '#price_calculator';

/** Fields of the product itself are not sent again as an add-on. */
export const isOwnField = (name: string): boolean =>
  /^(?:add-to-cart|product_id|quantity|variation_id|attribute_.*)$/.test(name);

export const formsOf = (row: HTMLElement): HTMLFormElement[] =>
  rowParts(row).flatMap(part => inRow<HTMLFormElement>(part, ROW_FORM));

/** Source: contract product-table 17.1 "Add-ons". */
export const addonsOfRow = (row: HTMLElement): Fields => collect(formsOf(row).flatMap(addonFields));

/** Source: contract product-table 17.1 "Measurement". */
export const measurementOfRow = (row: HTMLElement): Fields =>
  collect(
    formsOf(row)
      .flatMap(measuresOf)
      .map(({ name, value }) => [name, value, false]),
  );

export function measuresOf(form: Element): HTMLInputElement[] {
  const inputs = [...(form.querySelector(CALCULATOR)?.querySelectorAll('input') ?? [])];
  return inputs.filter(({ name, type, checked }) => name && (checked || !/^(?:checkbox|radio)$/.test(type)));
}

/** A background call can't send files. */
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

export const plainName = (name: string): string => name.replace(/\[\]$/, '');

/** A repeated name becomes a list. A Map, since a field may be named like a member of Object. */
function collect(pairs: readonly Pair[]): Fields {
  const fields = new Map<string, string | string[]>();
  for (const [name, value, isList] of pairs) {
    const before = fields.get(name);
    if (before === undefined) fields.set(name, isList ? [value] : value);
    else fields.set(name, [...(Array.isArray(before) ? before : [before]), value]);
  }
  return Object.fromEntries(fields);
}

export const fieldsOfForm = (form: HTMLFormElement): Fields =>
  collect(formTexts(form).map(([name, value]): Pair => [name, value, false]));
