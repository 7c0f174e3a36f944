import { pageJQuery } from '../../../../src/core/bus/jquery';
import { pageGlobal } from '../../../../src/core/config/pageGlobal';
import { formTexts } from '../../../../src/core/fields';
import { isRecord } from '../../../../src/core/guards';
import { warnOnce } from '../../../../src/core/report';
import { inRow, rowParts } from '../rows/row';

/** Values by name; all values of a repeated name. */
export type Fields = Readonly<Record<string, string | readonly string[]>>;

/** A product's form in a row. See contract/product-table.md#cart. */
export const ROW_FORM = '.wcpt-add-to-cart-wrapper form';
/** An add-on that names its fields for each row. */
const OTHER_ADDON = '.wcpa_form_outer';
const CALCULATOR = '#price_calculator';

/** Fields of the product itself are not sent again as an add-on. */
export const isOwnField = (name: string): boolean =>
  /^(?:add-to-cart|product_id|quantity|variation_id|attribute_.*)$/.test(name);

export const formsOf = (row: HTMLElement): HTMLFormElement[] =>
  rowParts(row).flatMap(part => inRow<HTMLFormElement>(part, ROW_FORM));

export const addonsOfRow = (row: HTMLElement): Fields => collect(formsOf(row).flatMap(addonFields));

export const measurementOfRow = (row: HTMLElement): Fields =>
  collect(
    formsOf(row)
      .flatMap(measuresOf)
      .map(({ name, value }): Pair => [name, value, false]),
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
export function collect(pairs: readonly Pair[]): Fields {
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

/** See contract/product-table.md#set-up. */
export function startFormScripts(form: HTMLFormElement): void {
  const $ = pageJQuery();
  if (!$) return;
  const wrapped = $(form);
  const addOns = pageGlobal('WC_PAO');
  const Form = isRecord(addOns) || typeof addOns === 'function' ? Reflect.get(addOns, 'Form') : undefined;
  const totals = pageGlobal('wcPaoInitAddonTotals');
  if (typeof Form === 'function') attempt('WC_PAO.Form', () => Reflect.construct(Form, [wrapped]));
  else if (!startPlugin(form, 'init_addon_totals') && isRecord(totals) && typeof totals.init === 'function') {
    const { init } = totals;
    attempt('wcPaoInitAddonTotals.init', () => Reflect.apply(init, totals, [wrapped]));
  }
  const measure = pageGlobal('wcpt_wc_mc_init_cart');
  if (typeof measure === 'function') attempt('wcpt_wc_mc_init_cart', () => measure(wrapped));
}

/** Has a jQuery plugin work on a form, whoever's it is. @returns whether the page has it */
export function startPlugin(form: HTMLFormElement, name: string): boolean {
  const $ = pageJQuery();
  const plugin: unknown = $?.fn[name];
  if (!$ || typeof plugin !== 'function') return false;
  attempt(name, () => plugin.call($(form)));
  return true;
}

function attempt(name: string, run: () => unknown): void {
  try {
    run();
  } catch (cause) {
    warnOnce({ where: 'product-table', found: `${name} threw`, consequence: 'The form goes on without it.', cause });
  }
}
