import type { Page } from 'playwright/test';
import { reportOf, statesOf } from '../pages/report';
import { changePage, watchRequests } from '../support/changePage';
import { findings } from '../support/findings';
import { expect, gotoMounted, test } from '../support/fixtures';
import { VARIABLE, visit } from '../support/shopper';

const ASKED = '?shop-widgets=report';
const REPORT_FILES = /\/chunks\/(?:report|panel)-|\/styles\/report-/;

const panel = (page: Page) => page.getByRole('region', { name: 'Poročilo shop-widgets' });

/** Address of the shop's own product script. */
const RIVAL = '/wp-content/plugins/woocommerce/assets/js/frontend/single-product.min.js?ver=10.1';

test.describe('a page on which much is wrong', () => {
  const config = { report: true, disabled: ['newsletter', 'tabs'], style: false };
  const headStart = `<script type="application/json" id="shop-widgets-config">${JSON.stringify(config)}</script>`;
  test.use({ shopOptions: { headStart } });

  test('says so, in its data and in the panel that its configuration allows', async ({ page, shop, consoleLines }) => {
    await page.route(`**${RIVAL}`, route =>
      route.fulfill({ contentType: 'text/javascript', body: 'jQuery.fn.wc_product_gallery = function () {}' }),
    );
    await changePage(page, `**${VARIABLE}*`, html =>
      html
        .replace('wc_single_product_params', 'renamed_params')
        .replace('data-product_variations="[', 'data-product_variations="<b>Notice</b>[')
        .replace('</body>', `<script src="${RIVAL}"></script></body>`),
    );
    await page.goto(`${shop.url}${VARIABLE}${ASKED}`);
    await page.locator('form.variations_form').scrollIntoViewIfNeeded();
    await expect(panel(page)).toBeVisible();
    await expect
      .poll(async () => statesOf(await reportOf(page)))
      .toMatchObject({
        'order-attribution': 'awake',
        'short-description': 'awake',
        'mini-cart': 'asleep',
        'variation-form': 'markup',
        newsletter: 'disabled',
        'product-gallery': 'clash',
        'product-tabs': 'clash',
      });
    const { scripts, settings, problems, widgets } = await reportOf(page);
    expect(scripts).toEqual([expect.objectContaining({ handle: 'wc-single-product', state: 'running' })]);
    expect(settings.map(({ name }) => name)).toEqual(['wc_single_product_params']);
    expect(problems.map(({ where, message }) => `${where}: ${message}`)).toEqual([
      'config: Nastavitve „style“ ni.',
      'config: V "disabled" je neznano ime „tabs“.',
    ]);
    const clash = widgets.find(({ name }) => name === 'product-tabs');
    expect(clash?.why).toContain("the shop's own single-product script (wc-single-product)");
    await expect(panel(page)).toContainText('data-product_variations is not JSON');
    await expect(panel(page).getByRole('list', { name: 'Manjkajoče nastavitve (1)' })).toContainText(
      'wc_single_product_params',
    );
    await expect.poll(() => consoleLines.take(/single-product script is on the page/)).toBeGreaterThan(0);
    await expect.poll(() => consoleLines.take(/data-product_variations is not JSON/)).toBe(1);
  });
});

test('the panel is only loaded where it was switched on in the browser', async ({ page, shop }) => {
  const asked = watchRequests(page, REPORT_FILES);
  const address = `${shop.url}${VARIABLE}${ASKED}&csp=strict`;
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, address);
  expect(asked).toEqual([]);
  await expect(panel(page)).toHaveCount(0);

  await page.locator('a.cart-contents').focus();
  await page.evaluate(() => window.ShopWidgets?.report({ panel: true }));
  await expect(panel(page)).toBeFocused();
  // The theme fades the cart out, once the focus is not there any more.
  await expect(page.locator('.site-cart__drop')).toBeHidden();
  expect(await findings(page)).toEqual([]);
  // Without a clipboard the text is there to be copied.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await panel(page).getByRole('button', { name: 'Kopiraj kot besedilo' }).press('Enter');
  const text = panel(page).getByRole('textbox', { name: 'Besedilo poročila' });
  await expect(text).toBeFocused();
  await expect(text).toHaveValue(/^shop-widgets /);
  expect(await findings(page, '.sw-report')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(page.locator('a.cart-contents')).toBeFocused();

  await page.goto(address);
  await expect(panel(page)).toBeFocused();
  await page.evaluate(() => window.ShopWidgets?.report({ panel: false }));
  await expect(panel(page)).toHaveCount(0);
  await visit(page, address);
  await expect(panel(page)).toHaveCount(0);
});

test('the panel follows the page, points at markers, and is copied by keyboard', async ({ page, shop, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 1280, height: 800 });
  await gotoMounted(page, shop.url + VARIABLE, 'form.variations_form');
  await page.evaluate(() => window.ShopWidgets?.report({ panel: 'once' }));
  const awake = panel(page).getByRole('list', { name: /^Delujejo/ });
  await expect(awake.getByRole('listitem').filter({ hasText: 'variation-form' })).toBeVisible();
  await expect(awake.getByText('newsletter')).toHaveCount(0);
  expect(await findings(page)).toEqual([]);

  const letter = panel(page).getByRole('button', { name: 'Pokaži form#mc4wp-form-2' });
  await letter.focus();
  await page.keyboard.press('Enter');
  const form = page.locator('#mc4wp-form-2');
  await expect(form).toBeInViewport();
  await expect(form).toHaveCSS('outline-style', 'solid');
  // In view it hydrates, and the panel shows it.
  await expect(awake.getByText('newsletter')).toBeVisible();
  await awake.getByRole('button', { name: 'Pokaži form#mc4wp-form-2' }).press('Enter');
  await expect(form).toHaveCSS('outline-style', 'none');

  await panel(page).getByRole('button', { name: 'Kopiraj kot besedilo' }).press('Enter');
  await expect(panel(page).getByRole('status')).toHaveText('Besedilo je kopirano.');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^shop-widgets \d+\.\d+\.\d+: delujejo \d+[\s\S]*\n- variation-form: form\./);
  await panel(page).getByRole('button', { name: 'Zapri poročilo' }).press('Enter');
  await expect(page.locator('.sw-report, .sw-report-shown')).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('sw_')))).toEqual([]);
});
