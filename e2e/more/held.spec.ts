import type { Page } from 'playwright/test';
import { CHOOSE, WRAP } from '../pages/bundles';
import { expect, type TestShop, test } from '../support/fixtures';
import { inTurn } from '../support/inTurn';
import { callsOf, VARIABLE } from '../support/shopper';
import { actAt, STEPS } from '../support/wakeSteps';

/** Pages with a widget that takes its time. */
const PLACES = [
  ['table', '/tables/all-filters/', /chunks\/product-table-/, '#wcpt-310'],
  ['product', VARIABLE, /chunks\/variation-form-/, 'form.variations_form'],
  ['bundle', CHOOSE, /chunks\/bundle-/, WRAP],
  [
    'cart',
    '/cart/',
    /chunks\/cart-page-/,
    'form.woocommerce-cart-form',
    '.woocommerce:has(> form.woocommerce-cart-form)',
  ],
  ['checkout', '/checkout/', /chunks\/checkout-/, 'form.checkout'],
] as const;

/** One control of every kind, and a list of what everybody on the page hears of them. */
function putControls(inside: string): void {
  document.addEventListener('DOMContentLoaded', () => {
    document.querySelector(inside)?.insertAdjacentHTML(
      'beforeend',
      `<div><input type="checkbox" id="k-box"><input type="radio" id="k-radio"><input id="k-text">
      <input type="number" id="k-number"><input type="range" id="k-range"><input type="date" id="k-date">
      <textarea id="k-area"></textarea><select id="k-list"><option>1</option><option>2</option></select>
      <label id="k-label">x<input type="checkbox" id="k-labelled"></label><a href="#k" id="k-link">x</a>
      <button type="button" id="k-button">x</button><span role="button" tabindex="0" id="k-role">x</span></div>`,
    );
  });
  const heard: string[] = [];
  Reflect.set(window, 'heardActs', heard);
  const write = (type: string, target: unknown) => {
    if (target instanceof Element && target.id.startsWith('k-') && target.id !== 'k-label')
      heard.push(`${type} ${target.id}`);
  };
  const types = ['click', 'input', 'change', 'keydown'];
  for (const type of types) document.addEventListener(type, event => write(type, event.target));
  document.addEventListener('DOMContentLoaded', () => {
    document.querySelector('#k-link')?.addEventListener('click', event => event.preventDefault());
    const $: unknown = Reflect.get(window, 'jQuery');
    if (typeof $ !== 'function') return;
    for (const type of types) {
      $(document).on(type, ({ target }: { target: unknown }) => write(`jQuery ${type}`, target));
    }
  });
}

/** Changes and presses all of them, as a shopper does. */
function useControls(): void {
  const find = (id: string) => document.getElementById(`k-${id}`);
  const changes = { text: 'a', number: '2', range: '40', date: '2026-01-31', area: 'b', list: '2' };
  for (const id of ['box', 'radio', 'label']) find(id)?.click();
  for (const [id, value] of Object.entries(changes)) {
    const field = find(id);
    if (field) Reflect.set(field, 'value', value);
    for (const type of ['input', 'change']) field?.dispatchEvent(new Event(type, { bubbles: true }));
  }
  for (const id of ['link', 'button', 'role']) find(id)?.click();
  find('role')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
}

const FIELDS = ['text', 'number', 'range', 'date', 'area', 'list'];
const TOGGLES = ['box', 'radio', 'labelled'];
const ALL = [
  ...TOGGLES.flatMap(id => ['click', 'input', 'change'].map(type => `${type} k-${id}`)),
  ...FIELDS.flatMap(id => ['input', 'change'].map(type => `${type} k-${id}`)),
  ...['link', 'button'].map(id => `click k-${id}`),
];

const heard = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'heardActs'));
const values = (page: Page) =>
  page.evaluate(() =>
    ['text', 'number', 'range', 'date', 'area', 'list', 'box', 'radio', 'labelled'].map(id => {
      const field = document.getElementById(`k-${id}`);
      const isOn = field instanceof HTMLInputElement && field.matches('[type="checkbox"], [type="radio"]');
      return isOn ? field.checked : Reflect.get(Object(field), 'value');
    }),
  );

async function fillCart(page: Page, shop: TestShop): Promise<void> {
  for (const id of ['11', '12']) {
    await page.request.post(`${shop.url}/?wc-ajax=add_to_cart`, { form: { product_id: id, quantity: '1' } });
  }
}

inTurn(test, ['3', 'none'], (turn, jquery) => {
  for (const [name, path, chunk, inside, marker = inside] of PLACES) {
    for (const step of STEPS) {
      turn.test(`${name}: every kind of control is heard once when it is used ${step}`, async ({ page, shop }) => {
        await fillCart(page, shop);
        const address = `${shop.url}${path}?jquery=${jquery}`;
        await page.addInitScript(putControls, inside);
        await actAt(page, {
          address,
          marker,
          chunk,
          step,
          act: useControls,
          asleep: async () => expect(await heard(page)).toEqual([]),
        });
        const hearers = jquery === 'none' ? [''] : ['', 'jQuery '];
        const expected = hearers.flatMap(hearer => ALL.map(one => hearer + one)).sort();
        // The span is told of its click or of its key, whichever came last; awake, of both.
        const told = async () => (await heard(page)).filter(one => !one.endsWith('k-role'));
        await expect.poll(async () => (await told()).sort()).toEqual(expected);
        expect(await heard(page)).toContain('keydown k-role');
        expect(await values(page)).toEqual(['a', '2', '40', '2026-01-31', 'b', '2', true, true, true]);
        expect(page.url()).toBe(address);
      });
    }
  }

  for (const step of STEPS) {
    test(`a filter that is checked ${step} is asked for, once`, async ({ page, shop }) => {
      await actAt(page, {
        address: `${shop.url}/tables/all-filters/?jquery=${jquery}`,
        marker: '#wcpt-310',
        chunk: /chunks\/product-table-/,
        step,
        act: () => document.querySelector<HTMLElement>('[name="310_attr_pa_barva[]"][value="201"]')?.click(),
      });
      await expect.poll(() => decodeURIComponent(page.url())).toMatch(/310_attr_pa_barva\[\d\]=201/);
      await expect(page.locator('[name="310_attr_pa_barva[]"][value="201"]').first()).toBeChecked();
      expect(callsOf(shop, 'wcpt_ajax')).toHaveLength(1);
    });
  }
});
