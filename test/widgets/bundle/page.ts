import { act } from '@testing-library/react';
import { vi } from 'vitest';
import type { Mounted } from '../../../src/hydrate';
import { mount } from '../../../widgets/bundle';
import { doing, find } from '../../hydrate/page';
import { findInput } from '../fields';

/** `woosb_vars` of a page, with short texts. */
export const VARS = {
  price_decimals: '2',
  price_format: '%2$s\u00a0%1$s',
  price_thousand_separator: '',
  price_decimal_separator: '.',
  currency_symbol: '€',
  trim_zeros: '',
  round_price: '1',
  recalc_price: '',
  change_image: 'yes',
  bundled_price: 'price',
  bundled_price_from: 'sale_price',
  change_price: 'yes',
  price_selector: '',
  saved_text: '(saved [d])',
  price_text: 'Total:',
  selected_text: 'Selected:',
  alert_selection: 'choose [name]',
  alert_unpurchasable: 'remove [name]',
  alert_empty: 'empty',
  alert_min: 'min [min], not [selected]',
  alert_max: 'max [max], not [selected]',
  alert_total_min: 'cost [min], not [total]',
  alert_total_max: 'cost at most [max], not [total]',
};

const attributes = (map: Readonly<Record<string, string | null>>) =>
  Object.entries(map)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => ` ${name}="${String(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`)
    .join('');

/** Markup of an item. `data` are its `data-…` attributes; null leaves one out. */
export function itemHtml(
  order: number,
  data: Readonly<Record<string, string | null>> = {},
  { inside = '', classes = 'woosb-product-optional', input = 'min="0" max="9" step="1"' } = {},
): string {
  const own = {
    id: `1${order}`,
    key: `k00${order}`,
    name: `Item ${order}`,
    price: '10',
    qty: '1',
    stock: '-1',
    ...data,
  };
  const named = Object.fromEntries(Object.entries(own).map(([name, value]) => [`data-${name}`, value]));
  const field =
    input &&
    `<div class="woosb-quantity"><div class="quantity"><input class="input-text woosb-qty qty" type="number" name="woosb_qty_${order}" value="${own.qty}" ${input}></div></div>`;
  return `<div class="woosb-product ${classes}"${attributes(named)}><div class="woosb-thumb"><div class="woosb-thumb-ori"><img alt="" src="/a.png"></div><div class="woosb-thumb-new"></div></div><div class="woosb-title"><div class="woosb-name">Item ${order}</div>${inside}<div class="woosb-availability"></div></div>${field}<div class="woosb-price"><div class="woosb-price-ori">10</div><div class="woosb-price-new"></div></div></div>`;
}

/** Markup of a bundle and its form, as siblings. */
export function bundleHtml(items: string, data: Readonly<Record<string, string>> = {}, id = 7): string {
  const own = { optional: 'yes', variables: 'no', 'fixed-price': 'no', discount: '0', 'discount-amount': '0', ...data };
  const named = Object.fromEntries(Object.entries(own).map(([name, value]) => [`data-${name}`, value]));
  return `<div class="product"><div class="summary"><p class="price woosb-price-${id}">From <b>10 €</b></p>
<div class="woosb-wrap woosb-bundled" data-id="${id}"><div class="woosb-products"${attributes(named)}>${items}</div><div class="woosb-summary"><span class="woosb-total"></span><span class="woosb-count"></span></div><div class="woosb-alert" style="display: none"></div></div>
<form class="cart" method="post"><input type="hidden" name="woosb_ids" class="woosb-ids woosb-ids-${id}" value="server"><div class="quantity"><input class="qty" type="number" name="quantity" value="1" min="1"></div><button type="submit" name="add-to-cart" value="${id}" class="single_add_to_cart_button">Add</button></form></div></div>`;
}

const mountedOnes: Mounted[] = [];

/** Puts a page with bundles, and mounts them to the end. */
export async function put(html: string, vars: Readonly<Record<string, unknown>> | null = VARS): Promise<Mounted[]> {
  vi.stubGlobal('woosb_vars', vars ?? undefined);
  document.body.innerHTML = html;
  const mounted = await act(async () => [...document.querySelectorAll('.woosb-wrap')].map(wrap => mount(wrap)));
  mountedOnes.push(...mounted);
  return mounted;
}

/** Ends what was mounted. */
export async function unmount(): Promise<void> {
  await act(async () => {
    for (const widget of mountedOnes.splice(0)) widget.unmount();
  });
}

/** Ends what was mounted, and clears the page. */
export async function leave(): Promise<void> {
  await unmount();
  document.body.replaceChildren();
}

export const shown = (selector: string): string =>
  find(document, selector).textContent?.replaceAll('\u00a0', ' ') ?? '';
export const ids = (): string => field('woosb_ids').value;

export const field = (name: string): HTMLInputElement => findInput(document, `input[name="${name}"]`);

/** Changes an item's quantity, and waits until what follows is done. */
export async function setPieces(order: number, value: string): Promise<void> {
  const input = field(`woosb_qty_${order}`);
  input.value = value;
  await doing(() => input.dispatchEvent(new Event('change', { bubbles: true })));
}
