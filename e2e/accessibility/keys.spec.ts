import { COUNTRY } from '../pages/addressFields';
import { expectOpen, HEIGHTS, openGallery, TRIGGER } from '../pages/gallery';
import { open as openMenu, PHONE, primary, toggle } from '../pages/menu';
import { country, openAddress } from '../pages/selectSearch';
import { heading, menu, open as openTable } from '../pages/tableMenus';
import { expect, mounted, test } from '../support/fixtures';
import { miniCart } from '../support/shopper';
import { openMounted } from './pages';

test('drop-downs under the pointer close by Escape: menu, filter and mini-cart', async ({ page, shop }) => {
  await openMenu(page, shop, 'jquery=none');
  await primary(page, 'Tabele').hover();
  await mounted(page, '.main-navigation');
  await expect(primary(page, 'Košarica iz tabele')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(primary(page, 'Košarica iz tabele')).toBeHidden();

  await openTable(page, shop.url, 'none');
  await heading(page, 'pa_barva').hover();
  await expect(menu(page, 'pa_barva')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu(page, 'pa_barva')).toBeHidden();

  await openMounted(page, shop, '/shop/?add-to-cart=11');
  await page.locator('.site-cart').hover();
  await expect(miniCart(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(miniCart(page)).toBeHidden();
  await page.mouse.move(0, 500);
  await page.locator('.site-cart').hover();
  await expect(miniCart(page)).toBeVisible();
});

test('Escape in the mini-cart leads back to its link, and leaving opens it again', async ({ page, shop }) => {
  await openMounted(page, shop, '/shop/?add-to-cart=11');
  await page.locator('.site-cart a.cart-contents').focus();
  await expect(miniCart(page)).toBeVisible();
  await miniCart(page).locator('a.remove').focus();
  await page.keyboard.press('Escape');
  await expect(miniCart(page)).toBeHidden();
  await expect(page.locator('.site-cart').getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(miniCart(page)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('arrow keys move an enlarged picture; at its edge they lead to the next one', async ({ page, shop }) => {
    await openGallery(page, shop.url + HEIGHTS);
    await page.locator(TRIGGER).click();
    await expectOpen(page, 'Slika 1 od 3');
    await page.getByRole('button', { name: 'Povečaj ali pomanjšaj sliko' }).click();
    const picture = page.locator('.pswp__item[aria-hidden="false"] .pswp__img').last();
    const left = async () => Math.round((await picture.boundingBox())?.x ?? 0);
    await expect.poll(left).toBeLessThan(0);
    const before = await left();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(left).toBe(Math.min(before + 80, 0));
    await expectOpen(page, 'Slika 1 od 3');
    while ((await left()) < 0) await page.keyboard.press('ArrowLeft');
    await expectOpen(page, 'Slika 1 od 3');
    await page.keyboard.press('ArrowLeft');
    await expectOpen(page, 'Slika 3 od 3');
  });

  test('an alert behind the open menu can’t be reached', async ({ page, shop }) => {
    await openMenu(page, shop, 'menu=off-canvas&jquery=none');
    await page.locator('main').evaluate(main => {
      main.insertAdjacentHTML('beforebegin', '<ul role="alert" id="behind"><li>Napaka <a href="/">Domov</a></li></ul>');
    });
    await toggle(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('#behind')).toHaveAttribute('inert');
    await expect(page.locator('.widget_shopping_cart_live_region')).not.toHaveAttribute('inert');
  });
});

test('the search field of a list of countries has the list’s purpose', async ({ page, shop }) => {
  await openAddress(page, shop);
  const purpose = await page.locator(COUNTRY).getAttribute('autocomplete');
  expect(purpose).toMatch(/country/);
  await expect(country(page)).toHaveAttribute('autocomplete', purpose ?? '');
});
