import type { Page } from 'playwright/test';
import { ACCOUNT, openAccount } from '../pages/account';
import { PERCENT } from '../pages/bundles';
import { parts } from '../pages/variationForm';
import { hasCaptures, NO_CAPTURES } from '../support/capturedPages';
import { test as captured } from '../support/capturedShop';
import { changePage } from '../support/changePage';
import { expect, mounted, test } from '../support/fixtures';
import { SIMPLE, VARIABLE } from '../support/shopper';

// States that the server did not print are shown anywhere on the page: these tests do not scroll, point or type.
test.use({ viewport: { width: 390, height: 664 } });

const CHOICE = 'attribute_pa_barva=rdeca&attribute_pa_velikost=l';

/** Opens a page on which some elements stand far below the window; `change` replaces the server's HTML. */
async function openFarBelow(
  page: Page,
  address: string,
  elements: string,
  change: (html: string) => string = html => html,
): Promise<void> {
  const style = `<style>${elements} { margin-top: 3000px !important; }</style></head>`;
  await changePage(
    page,
    url => url.href === address,
    html => change(html).replace('</head>', style),
  );
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  expect((await page.locator(elements).first().boundingBox())?.y).toBeGreaterThan(2000);
}

/** The page shows the large red jumper: price, number and picture. */
async function expectRedLarge(page: Page): Promise<void> {
  const { price, sku, variationId, picture } = parts(page);
  await expect(price).toContainText('47.20');
  await expect(sku).toHaveText('PUL-103');
  await expect(variationId).toHaveValue('103');
  await expect(picture).toHaveAttribute('src', /pulover-rdec/);
}

test('the variation that an address names is the page’s, picture, price and number', async ({ page, shop }) => {
  await openFarBelow(page, `${shop.url + VARIABLE}?${CHOICE}`, 'form.variations_form');
  await expectRedLarge(page);
});

test('the same before the page’s last picture has loaded', async ({ page, shop }) => {
  const held: (() => void)[] = [];
  await page.route('**/never.svg', route => new Promise<void>(resolve => held.push(resolve)).then(() => route.abort()));
  await openFarBelow(page, `${shop.url + VARIABLE}?${CHOICE}`, 'form.variations_form', html =>
    html.replace('</body>', '<img src="/never.svg" alt=""></body>'),
  );
  await expect(parts(page).price).toContainText('47.20');
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  for (const end of held) end();
});

test('a default choice is shown, and swatches follow', async ({ page, shop }) => {
  const address = `${shop.url}/product/jopa-breg/?attribute_pa_barva=modra`;
  await openFarBelow(page, address, 'form.variations_form');
  await expect(page.locator('label[for="pa_barva"]')).toHaveText('Barva: Modra');
  await expect(page.locator('label[for="pa_vzorec"]')).toHaveText('Vzorec: Gladka');
  await expect(page.locator('.variable-item[data-value="zlata"]')).toHaveClass(/\bdisabled\b/);
});

test('a bundle tells what it costs, and what is sent', async ({ page, shop }) => {
  await openFarBelow(page, shop.url + PERCENT, 'form.cart');
  await expect(page.locator('.woosb-total')).toContainText('18.73');
  await expect(page.locator('input[name="woosb_ids"]')).toHaveValue('11/pa01/1/,17/pb02/1/');
});

test('of ways to pay the box of the chosen one is shown', async ({ page, shop }) => {
  await openAccount(page, shop, '');
  await openFarBelow(page, `${shop.url}${ACCOUNT}add-payment-method/`, '#add_payment_method');
  await expect(page.locator('div.payment_method_testcard')).toBeVisible();
  await expect(page.locator('div.payment_method_iban')).toBeHidden();
});

test('a form without a choice says that one is needed', async ({ page, shop }) => {
  await openFarBelow(page, shop.url + VARIABLE, 'form.variations_form');
  await expect(parts(page).button).toHaveClass(/\bwc-variation-selection-needed\b/);
});

test('a quantity below its minimum is raised', async ({ page, shop }) => {
  await openFarBelow(page, shop.url + SIMPLE, 'form.cart', html => html.replace(/ min="1"/, ' min="4"'));
  await expect(page.locator('form.cart input.qty')).toHaveValue('4');
});

test('a quantity without a `.quantity` around it is raised as well', async ({ page, shop }) => {
  await openFarBelow(page, shop.url + SIMPLE, 'form.cart', html =>
    html.replace(/ min="1"/, ' min="4"').replace('<div class="quantity">', '<div class="pieces">'),
  );
  await expect(page.locator('form.cart .pieces > input.qty')).toHaveValue('4');
});

test('one panel of the tabs is shown, before anybody comes near', async ({ page, shop }) => {
  await openFarBelow(page, shop.url + SIMPLE, '.wc-tabs-wrapper');
  const panels = page.locator('.wc-tab');
  await expect(panels.nth(1)).toBeHidden();
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await page.locator('.wc-tabs-wrapper').scrollIntoViewIfNeeded();
  await expect(panels.filter({ visible: true })).toHaveCount(1);
  expect(await height()).toBe(before);
});

test('stars, gallery and description are ready', async ({ page, shop }) => {
  const elements = '.woocommerce-product-gallery, .woocommerce-product-details__short-description, .wc-tabs-wrapper';
  await openFarBelow(page, shop.url + SIMPLE, elements);
  await expect(page.locator('#review_form .stars a')).toHaveCount(5);
  await expect(page.locator('.woocommerce-product-gallery .flex-viewport')).toHaveCount(1);
  await mounted(page, '.woocommerce-product-details__short-description');
});

test('parts of a newsletter form that depend on a field are hidden', async ({ page, shop }) => {
  await openFarBelow(page, `${shop.url}/novice/`, 'main .mc4wp-form');
  await expect(page.locator('main .mc4wp-form [data-show-if]').first()).toBeHidden();
});

test('a product table is readied', async ({ page, shop }) => {
  await openFarBelow(page, `${shop.url}/tables/groups/`, '.wcpt');
  await mounted(page, '.wcpt');
});

captured.describe('on a recorded product page', () => {
  captured.skip(!hasCaptures, NO_CAPTURES);
  captured.use({ viewport: { width: 390, height: 664 } });

  captured('one panel of the tabs below the fold is shown', async ({ page, open }) => {
    await open('product-simple');
    expect((await page.locator('.wc-tabs-wrapper').boundingBox())?.y).toBeGreaterThan(664);
    await expect(page.locator('.wc-tab').nth(1)).toBeHidden();
    await expect(page.locator('.wc-tab').first()).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

test('a choice that the shop made is shown: price, picture and number', async ({ page, shop }) => {
  await openFarBelow(page, shop.url + VARIABLE, 'form.variations_form', html =>
    html
      .replace('<option value="rdeca"', '$& selected="selected"')
      .replace('<option value="l"', '$& selected="selected"'),
  );
  await expectRedLarge(page);
});
