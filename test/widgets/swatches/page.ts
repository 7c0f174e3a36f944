import { act } from '@testing-library/react';
import { vi } from 'vitest';
import type { Mounted } from '../../../src/hydrate';
import { mount as mountSwatches } from '../../../widgets/swatches';
import { mount as mountVariationForm } from '../../../widgets/variation-form';
import { find } from '../../hydrate/page';
import { escaped, pass } from '../variation-form/form';

/** A select of the test page, with its swatches. */
export interface Attribute {
  readonly name: string;
  /** Values of the select's options. */
  readonly options: readonly string[];
  /** Values of the swatches; default: the options'. */
  readonly swatches?: readonly string[];
  readonly kind?: 'color' | 'button' | 'radio';
  readonly chosen?: string;
}

export interface PageMarkup {
  readonly attributes: readonly Attribute[];
  /** As it is when a text. */
  readonly variations?: unknown;
  readonly tag?: 'form' | 'div';
}

/** HTML of one list of swatches. */
export function listHtml({ name, options, swatches = options, kind = 'button' }: Attribute): string {
  const faces = {
    color: () => '<span class="variable-item-span variable-item-span-color" style="background-color:#f00"></span>',
    button: (value: string) => `<span class="variable-item-span variable-item-span-button">${escaped(value)}</span>`,
    radio: (value: string) =>
      `<label class="variable-item-radio-input-wrapper"><input class="variable-item-radio-input" type="radio" name="wvs_radio_${name}" value="${escaped(value)}"><span class="variable-item-radio-value-wrapper">${escaped(value)}</span></label>`,
  };
  const items = swatches.map(
    value =>
      `<li class="variable-item ${kind}-variable-item" role="radio" aria-checked="false" tabindex="0" title="${escaped(value)}!" data-title="${escaped(value)}!" data-value="${escaped(value)}"><div class="variable-item-contents">${faces[kind](value)}<span class="wvs-stock-left-info" data-wvs-stock-info=""></span></div></li>`,
  );
  return `<ul class="variable-items-wrapper" role="radiogroup" aria-label="${name}" data-attribute_name="${name}" data-attribute_values="not JSON">${items.join('')}</ul>`;
}

function rowHtml(attribute: Attribute): string {
  const { name, options, chosen } = attribute;
  const rows = options.map(
    value => `<option value="${escaped(value)}"${value === chosen ? ' selected' : ''}>${escaped(value)}</option>`,
  );
  return `<tr><th class="label"><label for="${name}">${name}</label></th><td class="value"><select style="display:none" id="${name}" class="woo-variation-raw-select" name="${name}" data-attribute_name="${name}" data-show_option_none="yes"><option value="">Izberite</option>${rows.join('')}</select>${listHtml(attribute)}</td></tr>`;
}

/** Puts a form with swatches into the page. */
export function putPage({ attributes, variations, tag = 'form' }: PageMarkup): HTMLElement {
  const data = typeof variations === 'string' ? variations : JSON.stringify(variations ?? false);
  document.body.innerHTML = `<div class="product"><${tag} class="variations_form cart" data-product_id="1" data-product_variations="${escaped(data)}"><table class="variations"><tbody>${attributes.map(rowHtml).join('')}</tbody></table><a class="reset_variations" href="#">Počisti</a><div class="single_variation_wrap"><div class="single_variation"></div><div class="woocommerce-variation-add-to-cart"><button type="submit" class="single_add_to_cart_button">Dodaj</button><input type="hidden" name="variation_id" class="variation_id" value="0"></div></div></${tag}></div>`;
  // The test's DOM ignores `selected` in HTML.
  for (const option of document.querySelectorAll<HTMLOptionElement>('option[selected]')) option.selected = true;
  return one('.variations_form');
}

/** The first element that the selector finds. */
export const one = (selector: string) => find(document, selector);

export function selectOf(name: string): HTMLSelectElement {
  const found = [...document.querySelectorAll('select')].find(select => select.name === name);
  if (!found) throw new Error(`no select ${name}`);
  return found;
}

/** The swatch of a value. */
export function swatch(value: string): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>('.variable-item')].find(
    item => item.dataset.value === value,
  );
  if (!found) throw new Error(`no swatch ${value}`);
  return found;
}

let all: Mounted[] = [];

/** Takes over the form alone, and waits for its first look. */
export async function mountForm(form: Element): Promise<void> {
  await act(async () => void all.push(mountVariationForm(form)));
  await pass(200);
}

/** Takes over the form and all its swatches, and waits for the form's first look. */
export async function mountAll(): Promise<void> {
  await act(async () => {
    for (const form of document.querySelectorAll('form.variations_form')) all.push(mountVariationForm(form));
    for (const list of document.querySelectorAll('.variable-items-wrapper')) all.push(mountSwatches(list));
  });
  await pass(200);
}

/** Puts a form with swatches into the page, and takes all over. */
export async function takePage(markup: PageMarkup): Promise<HTMLElement> {
  const form = putPage(markup);
  await mountAll();
  return form;
}

export async function click(item: HTMLElement): Promise<void> {
  await act(async () => item.click());
}

export async function press(item: HTMLElement, key: string): Promise<void> {
  await act(async () => {
    item.focus();
    item.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });
}

export async function change(name: string, value: string): Promise<void> {
  await act(async () => {
    const select = selectOf(name);
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

/** Returns the states of the swatches: `+` chosen, `-` disabled, `!` out of stock. */
export const states = (): string =>
  [...document.querySelectorAll<HTMLElement>('.variable-item')]
    .map(item => {
      const { classList } = item;
      const marks = [
        classList.contains('selected') ? '+' : '',
        classList.contains('disabled') ? '-' : '',
        classList.contains('no-stock') ? '!' : '',
      ];
      return item.dataset.value + marks.join('');
    })
    .join(' ');

export function putSettings(settings: unknown): void {
  vi.stubGlobal('woo_variation_swatches_options', settings);
}

/** Restores the page's own nodes. */
export async function unmountAll(): Promise<void> {
  await act(async () => {
    for (const mounted of all) mounted.unmount();
  });
  all = [];
}

export async function clearPage(): Promise<void> {
  await unmountAll();
  document.body.innerHTML = '';
  vi.useRealTimers();
}

/** A variation as the server prints it. */
export const variation = (id: number, attributes: Readonly<Record<string, string>>, rest: object = {}) => ({
  variation_id: id,
  attributes,
  variation_is_active: true,
  variation_is_visible: true,
  is_purchasable: true,
  is_in_stock: true,
  max_qty: '',
  image: {},
  ...rest,
});
