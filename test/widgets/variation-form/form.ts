import { act } from '@testing-library/react';
import { vi } from 'vitest';
import type { Mounted } from '../../../src/hydrate';
import { mount as mountVariationForm } from '../../../widgets/variation-form';
import { find } from '../../hydrate/page';
import { findList } from '../fields';

export const COLOUR = 'attribute_pa_barva';
export const SIZE = 'attribute_pa_velikost';

/** Markup of a variable product. See contract/variations.md#markup. */
export interface ProductMarkup {
  /** Content of `data-product_variations`; as it is when a text, left out when undefined. */
  readonly variations: unknown;
  readonly id?: number;
  /** Select name → option values. */
  readonly attributes?: Readonly<Record<string, readonly string[]>>;
  /** Preselected options. */
  readonly chosen?: readonly string[];
  readonly showNone?: 'yes' | 'no';
}

export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const DEFAULT_ATTRIBUTES = { [COLOUR]: ['rdeca', 'modra', 'bela'], [SIZE]: ['s', 'm', 'l'] };

function rowHtml([name, values]: [string, readonly string[]], markup: ProductMarkup, isLast: boolean): string {
  const { chosen = [], showNone = 'yes' } = markup;
  const slug = name.replace('attribute_', '');
  const options = values
    .map(
      value =>
        `<option value="${escaped(value)}"${chosen.includes(value) ? ' selected' : ''}>${escaped(value)}</option>`,
    )
    .join('\n');
  const reset = isLast ? '<a class="reset_variations" href="#" aria-label="Počisti">Počisti</a>' : '';
  return `<tr><th class="label"><label for="${slug}">${slug}</label></th><td class="value"><select id="${slug}" name="${name}" data-attribute_name="${name}" data-show_option_none="${showNone}"><option value="">Izberite</option>${options}</select>${reset}</td></tr>`;
}

/** HTML of a product's form. */
export function formHtml(markup: ProductMarkup): string {
  const { id = 100, variations, attributes = DEFAULT_ATTRIBUTES } = markup;
  const data = typeof variations === 'string' ? variations : JSON.stringify(variations);
  const list = data === undefined ? '' : ` data-product_variations="${escaped(data)}"`;
  const rows = Object.entries(attributes);
  return `<form class="variations_form cart" action="/" method="post" data-product_id="${id}"${list}>
    <table class="variations" role="presentation"><tbody>${rows.map((row, i) => rowHtml([row[0], row[1]], markup, i === rows.length - 1)).join('')}</tbody></table>
    <div class="reset_variations_alert screen-reader-text" role="alert" aria-live="polite" aria-relevant="all"></div>
    <div class="single_variation_wrap" style="display:none">
      <div class="woocommerce-variation single_variation" role="alert" aria-relevant="additions"></div>
      <div class="woocommerce-variation-add-to-cart variations_button">
        <div class="quantity"><input type="number" class="input-text qty text" name="quantity" value="1" min="1" max="" step="1"></div>
        <button type="submit" class="single_add_to_cart_button button alt">Dodaj</button>
        <input type="hidden" name="add-to-cart" value="${id}"><input type="hidden" name="product_id" value="${id}">
        <input type="hidden" name="variation_id" class="variation_id" value="0">
      </div>
    </div>
  </form>`;
}

/** HTML of a product: gallery, price, form, meta, table of attributes. */
export function productHtml(markup: ProductMarkup): string {
  return `<div class="product" id="product-${markup.id ?? 100}">
    <div class="woocommerce-product-gallery images"><div class="woocommerce-product-gallery__image" data-thumb="/main-t.png">
      <a href="/main-full.png"><img class="wp-post-image" src="/main.png" alt="Pulover" width="600" height="400"></a></div></div>
    <div class="summary"><p class="price"><b>59.00 €</b></p>${formHtml(markup)}
      <div class="product_meta"><span class="sku">PUL</span></div></div>
    <table class="shop_attributes">
      <tr class="woocommerce-product-attributes-item--weight"><td class="woocommerce-product-attributes-item__value">0.5 kg</td></tr>
      <tr class="woocommerce-product-attributes-item--dimensions"><td class="woocommerce-product-attributes-item__value">ni podatka</td></tr>
    </table></div>`;
}

/** A variation as the server prints it. */
export function variation(id: number, attributes: Readonly<Record<string, string>> | [], rest: object = {}) {
  const image = {
    src: `/v${id}.png`,
    src_w: 600,
    src_h: 400,
    full_src: `/v${id}-full.png`,
    alt: `v${id}`,
    srcset: false,
  };
  return {
    variation_id: id,
    attributes,
    variation_is_active: true,
    variation_is_visible: true,
    is_purchasable: true,
    is_in_stock: true,
    is_sold_individually: 'no',
    min_qty: 1,
    max_qty: '',
    sku: `PUL-${id}`,
    weight: '0.6',
    weight_html: '0.6 kg',
    dimensions: { length: '40', width: '30', height: '6' },
    dimensions_html: '40 &times; 30 cm',
    price_html: `<span class="price"><i>${id}.00 €</i></span>`,
    availability_html: '',
    variation_description: '',
    image_id: id,
    image,
    ...rest,
  };
}

/** Red in S and M, blue in S (inactive) and L (out of stock), white in L (sold individually). */
export const variations = [
  variation(1, { [COLOUR]: 'rdeca', [SIZE]: 's' }, { max_qty: 3 }),
  variation(2, { [COLOUR]: 'rdeca', [SIZE]: 'm' }),
  variation(3, { [COLOUR]: 'modra', [SIZE]: 's' }, { variation_is_active: false }),
  variation(4, { [COLOUR]: 'modra', [SIZE]: 'l' }, { is_in_stock: false }),
  variation(5, { [COLOUR]: 'bela', [SIZE]: 'l' }, { is_sold_individually: 'yes' }),
];

/** Puts HTML into the page, and answers its first variations form. */
export function putForm(html: string): HTMLFormElement {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  document.body.append(holder);
  // The test page does not heed `selected` in HTML.
  for (const option of holder.querySelectorAll<HTMLOptionElement>('option[selected]')) option.selected = true;
  return find(holder, 'form');
}

/** A page whose time only `pass` moves, and in which nothing else moves. For `beforeEach`; `clearPage` ends it. */
export function stillPage($?: unknown): void {
  vi.useFakeTimers();
  vi.stubGlobal('jQuery', $);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
}

const mounted: Mounted[] = [];

/** Hydrates a form to the end; the first look is still to come. */
export async function mount(form: HTMLFormElement): Promise<Mounted> {
  const widget = await act(async () => mountVariationForm(form));
  mounted.push(widget);
  return widget;
}

/** Puts a product's form there and takes it over, this long ago. */
export async function take(markup: Partial<ProductMarkup> = {}, ms = 100): Promise<HTMLFormElement> {
  const form = putForm(productHtml({ variations, ...markup }));
  await mount(form);
  await pass(ms);
  return form;
}

/** Gives all forms back. */
export const unmountAll = () =>
  act(async () => {
    for (const widget of mounted.splice(0)) widget.unmount();
  });

/** Lets time go by, and whatever is due happen. */
export async function pass(ms: number): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });
}

/** Takes all widgets and the page's content away. */
export async function clearPage(): Promise<void> {
  await unmountAll();
  document.body.replaceChildren();
  vi.useRealTimers();
}

export const select = (form: HTMLFormElement, name: string) => findList(form, `select[name="${name}"]`);

/** Chooses as a shopper does. */
export async function choose(form: HTMLFormElement, name: string, value: string): Promise<void> {
  await act(async () => {
    const field = select(form, name);
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

/** Chooses a colour and a size. */
export async function chooseBoth(form: HTMLFormElement, colour: string, size: string): Promise<void> {
  await choose(form, COLOUR, colour);
  await choose(form, SIZE, size);
}
