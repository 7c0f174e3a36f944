import { ACCOUNT, LOGIN, METHODS, openAccount, TABLE } from '../pages/account';
import { COUNTRY, openAddress } from '../pages/addressFields';
import { BOARD, MESSAGE as CART_MESSAGE, CUP, openCart, row } from '../pages/cartPage';
import { fillCart, openCheckout, openPay, PAY_FORM, rested } from '../pages/checkout';
import { accept, notice, open as openNotice, revoke } from '../pages/cookieNotice';
import { BANNER, CHAT } from '../pages/everyPage';
import { open as openPlayer, PLAYING, play, player } from '../pages/mediaPlayer';
import { field, form, PAGE as NEWSLETTER, open as openNewsletter, send } from '../pages/newsletter';
import { ADDED, MESSAGE } from '../pages/notices';
import { ready } from '../pages/orderAttribution';
import { button, METER } from '../pages/passwordField';
import { KINDS, LIVE, open as openSearch, results } from '../pages/siteSearch';
import { expectFits, type Step, testAxe } from '../support/atWidths';
import { expect, gotoMounted, mounted } from '../support/fixtures';
import { choose as decide, SERVICES_PAGE, servicesReady } from '../support/services';

const openPart =
  (path: string): Step =>
  (page, shop) =>
    openAccount(page, shop, path);

testAxe(
  'the account',
  async (page, shop) => {
    await gotoMounted(page, shop.url + ACCOUNT, LOGIN);
    await page.click('[name="login"]');
  },
  ...['', 'lost-password/', 'add-payment-method/', 'edit-account/', 'edit-address/', METHODS].map(openPart),
  async page => {
    await mounted(page, TABLE);
    await page.locator('.delete').first().click();
  },
);

testAxe(
  'a password',
  async (page, shop) => {
    await openAccount(page, shop, 'edit-account/');
    await mounted(page, '#password_1');
  },
  async page => {
    await button(page, '#password_1').click();
    await page.fill('#password_1', 'abc');
    await expect(page.locator(METER)).toBeVisible();
  },
);

testAxe('an address', openAddress, page => page.selectOption(COUNTRY, 'IT'));

testAxe('banners', async (page, shop) => {
  await page.goto(`${shop.url}/shop/?banner=notice,soon`);
  await page.locator(BANNER).scrollIntoViewIfNeeded();
  await mounted(page, BANNER);
});

testAxe(
  'the cart',
  (page, shop) => openCart(page, shop, [CUP, BOARD]),
  async page => {
    await page.fill('#coupon_code', 'nimam');
    await page.click('[name="apply_coupon"]');
    await expect(page.locator('#coupon-error-notice')).toBeVisible();
    await page.click('.shipping-calculator-button');
    await expect(page.locator('#calc_shipping_city')).toBeVisible();
    await expect(page.locator('.blockUI')).toHaveCount(0);
  },
  async page => {
    await row(page, 0).locator('.remove').click();
    await expect(page.locator(CART_MESSAGE)).toBeFocused();
    await expect(page.locator('.blockUI')).toHaveCount(0);
    await expect(page.locator('.woocommerce-error')).toHaveCount(0);
  },
);

testAxe(
  'the checkout',
  (page, shop) => openCheckout(page, shop),
  async page => {
    await page.check('#ship-to-different-address-checkbox');
    await page.click('a.showcoupon');
    await page.click('#place_order');
    await expect(page.locator('.woocommerce-NoticeGroup-checkout ul')).toBeFocused();
    await rested(page);
  },
);

testAxe('the inputs of the order’s attribution', async (page, shop) => {
  await fillCart(page, shop);
  await page.goto(`${shop.url}/checkout/`);
  await ready(page);
});

testAxe(
  'an order that waits to be paid',
  async (page, shop) => {
    await openPay(page, shop);
    await mounted(page, PAY_FORM);
  },
  async page => {
    await page.click('.woocommerce-terms-and-conditions-link');
    await page.check('#payment_method_cod');
  },
  async page => {
    await page.check('#terms');
    await page.click('#place_order');
    // Read whole, as axe looks at what is there.
    await page.waitForURL(/order-received\/900/);
  },
);

testAxe(
  'the cookie notice',
  async (page, shop) => {
    await openNotice(page, shop, 'revoke');
    await expect(notice(page)).toBeVisible();
  },
  async page => {
    await accept(page).click();
    await expect(revoke(page)).toBeVisible();
  },
);

testAxe(
  'a player',
  (page, shop) => openPlayer(page, shop.url),
  async page => {
    await play(page, 0).click();
    await expect(player(page, 0)).toHaveClass(PLAYING);
  },
);

testAxe(
  'the newsletter',
  (page, shop) => openNewsletter(page, shop.url + NEWSLETTER),
  async page => {
    await field(page, 'EMAIL').fill('ana@lipa');
    await field(page, 'INTEREST').selectOption('podjetje');
    await field(page, 'COMPANY').fill('Lipa');
  },
  async page => {
    await field(page, 'AGREE_TO_TERMS').check();
    await send(page).click();
    await expect(form(page).locator('.mc4wp-error')).toBeVisible();
    await expectFits(page);
  },
);

testAxe('a notice', async (page, shop) => {
  await page.goto(shop.url + ADDED);
  await expect(page.locator(MESSAGE)).toBeFocused();
});

testAxe(
  'services',
  async (page, shop) => {
    await page.goto(shop.url + SERVICES_PAGE);
    await servicesReady(page);
    await expect(page.locator(CHAT)).toBeVisible();
  },
  async page => {
    await decide(page, 'true');
    await expect(page.locator('#vendor-log li').first()).toBeVisible();
  },
);

for (const kind of KINDS) {
  testAxe(
    `a search that opens as ${kind}`,
    (page, shop) => openSearch(page, shop, `jquery=none&search=${kind}`),
    async page => {
      await page.locator('.is-menu > a:visible').click();
      await expect(page.locator('.is-menu > a:visible, .is-menu > a[aria-expanded=true]').first()).toHaveAttribute(
        'aria-expanded',
        'true',
      );
    },
  );
}

testAxe('live results', async (page, shop) => {
  await openSearch(page, shop, 'jquery=none');
  await page.locator(`${LIVE} [name=s]`).fill('s');
  await expect(results(page)).toBeVisible();
});
