import type { Page } from 'playwright/test';
import { choose, FORM } from '../pages/variationForm';
import { findings } from '../support/findings';
import { expect, mounted, test } from '../support/fixtures';
import { configElement, FEW_LEFT, SHOP_PAGE, SIMPLE, VARIABLE } from '../support/shopper';
import { chooseBlue, expectCount, openIn } from '../support/themes';

const PHONE = { width: 390, height: 844 };
const main = (page: Page) => page.locator('.summary form.cart');

test.describe('sticky', () => {
  const bar = (page: Page) => page.locator('.sticky-bar');
  const toEnd = (page: Page) => page.locator('.site-footer').scrollIntoViewIfNeeded();

  test.describe('where the settings ask for plus and minus', () => {
    test.use({ shopOptions: { headStart: configElement({ quantityButtons: true }) } });

    test('the theme’s own are there once, and step once', async ({ page, shop }) => {
      for (const path of [SIMPLE, FEW_LEFT]) {
        await openIn(page, shop, 'sticky', path);
        await mounted(page, '.summary .quantity');
        await expect(main(page).locator('.plus')).toHaveCount(1);
        await expect(main(page).locator('.minus')).toHaveCount(1);
        for (let presses = 0; presses < 4; presses++) await main(page).locator('.plus').click();
        const most = path === FEW_LEFT ? '3' : '5';
        await expect(main(page).locator('input.qty')).toHaveValue(most);
        await main(page).locator('.minus').click();
        await expect(main(page).locator('input.qty')).toHaveValue(String(Number(most) - 1));
      }
    });
  });

  test('its buttons in the cart change the quantity, and are there again after the update', async ({ page, shop }) => {
    await openIn(page, shop, 'sticky', '/cart/?add-to-cart=11');
    await mounted(page, '.woocommerce');
    await page.locator('.product-quantity .plus').click();
    await expect(page.locator('.product-quantity input.qty')).toHaveValue('2');
    await page.locator('[name="update_cart"]').click();
    await expectCount(page, 'sticky', 2);
    await expect(page.locator('.product-quantity .plus')).toHaveCount(1);
    await page.locator('.product-quantity .plus').click();
    await expect(page.locator('.product-quantity input.qty')).toHaveValue('3');
  });

  test('the bar adds a simple product with its own quantity', async ({ page, shop }) => {
    await page.setViewportSize(PHONE);
    await openIn(page, shop, 'sticky', SIMPLE);
    await toEnd(page);
    await expect(bar(page)).toBeVisible();
    await bar(page).locator('.plus').click();
    await bar(page).locator('.plus').click();
    await bar(page).locator('.single_add_to_cart_button').click();
    await expectCount(page, 'sticky', 3);
    await expect(main(page).locator('input.qty')).toHaveValue('1');
  });

  test('the bar of a variable product leads to the form and follows the choice', async ({ page, shop }) => {
    await page.setViewportSize(PHONE);
    await openIn(page, shop, 'sticky', VARIABLE);
    await toEnd(page);
    const button = bar(page).locator('.sticky-bar__choose');
    await button.click();
    await expect(page).toHaveURL(/#product-100$/);
    await chooseBlue(page, 'sticky');
    await toEnd(page);
    await expect(bar(page).locator('.sticky-bar__price')).toHaveText('59.00 €');
    await expect(button).toHaveText('Dodaj v košarico');
    await button.click();
    await expectCount(page, 'sticky', 1);
    await page.locator('.reset_variations').click();
    await expect(button).toHaveText('Izberite možnosti');
    await expect(bar(page).locator('.sticky-bar__price')).toContainText('47.20 €');
  });
});

test.describe('legacy', () => {
  test('its own plugin shows the picture of the choice, and of the product after a reset', async ({ page, shop }) => {
    await openIn(page, shop, 'legacy', VARIABLE);
    const picture = page.locator('.legacy-gallery__picture');
    const first = await picture.getAttribute('src');
    await chooseBlue(page, 'legacy');
    await page.locator('.reset_variations').click();
    await expect(picture).toHaveAttribute('src', first ?? '');
    await page.locator('.legacy-gallery__thumbs a').nth(3).click();
    await expect(picture).toHaveAttribute('src', /pulover-zelen/);
  });

  test('its script in the page, which takes jQuery from the window, opens the phone’s menu', async ({ page, shop }) => {
    await page.setViewportSize(PHONE);
    await openIn(page, shop, 'legacy', '/');
    await expect(page.locator('#legacy-menu')).toBeHidden();
    await page.locator('.legacy-menu__toggle').click();
    await page.getByRole('link', { name: 'Račun' }).click();
    await expect(page).toHaveURL(/\/my-account\/$/);
  });
});

test.describe('catalogue', () => {
  const dialog = (page: Page) => page.locator('#quick-view');
  const openView = (page: Page, name: string) => page.getByRole('link', { name: `Hiter ogled: ${name}` }).click();

  test('the products that its script appends can be bought in the list', async ({ page, shop }) => {
    await openIn(page, shop, 'catalogue', SHOP_PAGE);
    const rows = page.locator('ul.products > li.product');
    const all = shop.products.all().length;
    await expect(async () => {
      await page.locator('.site-footer').scrollIntoViewIfNeeded();
      await expect(rows).toHaveCount(all, { timeout: 500 });
    }).toPass();
    await expect(page.locator('.woocommerce-pagination')).toHaveCount(0);
    const last = page.locator('ul.products .ajax_add_to_cart').last();
    await last.click();
    await expectCount(page, 'catalogue', 1);
    await expect(last).toHaveClass(/\badded\b/);
  });

  test('Escape closes the lightbox over the quick view alone', async ({ page, shop }) => {
    await openIn(page, shop, 'catalogue', SHOP_PAGE);
    await openView(page, 'Pulover Reka');
    await mounted(page, '#quick-view .woocommerce-product-gallery');
    const opener = dialog(page).locator('.woocommerce-product-gallery__trigger');
    for (const close of ['press', 'key']) {
      await opener.click();
      await expect(page.locator('.pswp--open img').first()).toBeVisible();
      if (close === 'press') await page.locator('.pswp--open').getByRole('button', { name: 'Zapri' }).click();
      else await page.keyboard.press('Escape');
      await expect(page.locator('.pswp--open')).toHaveCount(0);
      await expect(opener).toBeFocused();
    }
    await expect(dialog(page)).toBeVisible();
  });

  for (const viewport of [PHONE, { width: 1280, height: 900 }]) {
    test(`a variation is bought in the quick view, at ${viewport.width} px`, async ({ page, shop }) => {
      await page.setViewportSize(viewport);
      await openIn(page, shop, 'catalogue', SHOP_PAGE);
      await openView(page, 'Pulover Reka');
      await mounted(page, FORM);
      await mounted(page, '#quick-view .woocommerce-product-gallery');
      await choose(page, 'modra', 's');
      await expect(dialog(page).locator('p.price')).toHaveText('59.00 €');
      await expect(dialog(page).locator('.flex-active-slide img')).toHaveAttribute('src', /pulover-moder/);
      expect(await findings(page)).toEqual([]);
      await dialog(page).locator('.single_add_to_cart_button').click();
      await expectCount(page, 'catalogue', 1);
      await expect(dialog(page).getByRole('status').filter({ hasText: 'je v košarici' })).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await openView(page, 'Majica Pika');
      await mounted(page, FORM);
      await choose(page, 'siva', 'm');
      await expect(dialog(page).locator('p.price ins')).toContainText('15.90 €');
      await dialog(page).locator('.single_add_to_cart_button').click();
      await expectCount(page, 'catalogue', 2);
    });
  }
});
