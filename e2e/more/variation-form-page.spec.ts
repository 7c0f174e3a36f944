import type { Page } from 'playwright/test';
import { choose, FORM, openForm, parts, UNAVAILABLE } from '../pages/variationForm';
import { whenParsed } from '../support/changePage';
import { expect, mounted, test } from '../support/fixtures';
import { configElement, VARIABLE } from '../support/shopper';
import { watchShifts } from '../support/watching';

/** Notes each node of the form before the bundle runs. */
const noteNodes = (page: Page) =>
  whenParsed(page, () => {
    const nodes = document.querySelectorAll('form.variations_form, form.variations_form *');
    for (const node of nodes) Reflect.set(node, 'wasThere', true);
  });

test.describe('without buttons for its quantity', () => {
  test.use({ shopOptions: { headStart: configElement({ disabled: ['quantity'] }) } });
  test('the form that the server painted does not move, and stays the same nodes', async ({ page, shop }) => {
    await noteNodes(page);
    const shifts = await watchShifts(page);
    await openForm(page, shop, VARIABLE);
    await expect(parts(page).button).toHaveClass(/wc-variation-selection-needed/);
    const strangers = await page.evaluate(selector => {
      const nodes = document.querySelectorAll(`${selector}, ${selector} *`);
      return [...nodes].filter(node => !Reflect.get(node, 'wasThere')).map(node => node.outerHTML);
    }, FORM);
    expect(strangers).toEqual([]);
    expect(await shifts()).toEqual([]);
    expect(
      await page.evaluate(selector => Boolean(Reflect.get(document.querySelector(selector) ?? {}, 'wasThere')), FORM),
    ).toBe(true);
  });
});

test('a form that comes later is taken over, also by the shop’s own jQuery call, once', async ({ page, shop }) => {
  await openForm(page, shop, VARIABLE, '?jquery=3');
  await page.evaluate(async address => {
    const page = new DOMParser().parseFromString(await (await fetch(address)).text(), 'text/html');
    const product = page.querySelector('div.product');
    if (!product) throw new Error('no product');
    product.id = 'quick-view';
    for (const element of product.querySelectorAll('[id]')) element.id = `quick-${element.id}`;
    document.querySelector('main')?.prepend(document.adoptNode(product));
    const $: unknown = Reflect.get(window, 'jQuery');
    const form = document.querySelector('#quick-view form.variations_form');
    if (typeof $ !== 'function') throw new Error('no jQuery');
    $(form).wc_variation_form().wc_variation_form();
  }, shop.url + VARIABLE);
  await mounted(page, `#quick-view ${FORM}`);
  const quick = page.locator('#quick-view');
  await quick.locator('#quick-pa_barva').selectOption('rdeca');
  await quick.locator('#quick-pa_velikost').selectOption('xl');
  await expect(quick.locator('.sku')).toHaveText('PUL-104');
  await expect(page.locator('#product-100 .sku')).toHaveText('PUL');
  await quick.locator('.single_add_to_cart_button').dispatchEvent('click');
  await expect(quick.locator('.sw-failure')).toHaveText(UNAVAILABLE);
  await expect(page.locator('#product-100 .variation_id')).toHaveValue('0');
});

test('the price of a variation is seen once, in the product’s own price', async ({ page, shop }) => {
  await openForm(page, shop, VARIABLE);
  await choose(page, 'rdeca', 'l');
  await expect(parts(page).price).toContainText('47.20');
  const copy = page.locator(`${FORM} .woocommerce-variation-price`);
  await expect(copy).toHaveClass(/\bsw-price-copy\b/);
  await expect(copy).toContainText('47.20');
  expect(await copy.evaluate(element => element.clientWidth)).toBe(1);
});
