import { changePage } from '../support/changePage';
import { expect, test } from '../support/fixtures';
import { raise } from '../support/scripts';
import { mountEverything } from '../support/shopper';

const FOLDER = '/wp-content/plugins/woocommerce/assets/js/frontend';
const SHOP_SCRIPT = `<script defer src="${FOLDER}/add-to-cart.min.js"></script><script src="${FOLDER}/cart-fragments.min.js"></script>`;
/** The effects of the shop's own add-to-cart script that others can see. See contract/cart.md#adding-from-a-list. */
const SHOP_SCRIPT_BODY = `
  jQuery($ => {
    $(document.body).on('click', '.add_to_cart_button:not(.wc-interactive)', event => {
      event.preventDefault();
      const $button = $(event.currentTarget).addClass('loading');
      $.post('/?wc-ajax=add_to_cart', $button.data(), answer =>
        $(document.body).trigger('added_to_cart', [answer.fragments, answer.cart_hash, $button]));
    });
    $(document.body).on('added_to_cart', (event, fragments, hash, $button) => {
      $button.removeClass('loading').addClass('added');
    });
  });`;

test.describe('with the shop’s own scripts still on the page', () => {
  test.beforeEach(async ({ page }) => {
    await page.route(`**${FOLDER}/*.js`, route => {
      const body = route.request().url().includes('add-to-cart') ? SHOP_SCRIPT_BODY : '';
      return route.fulfill({ contentType: 'text/javascript', body });
    });
    await changePage(page, '**/shop/', html => html.replace('</head>', `${SHOP_SCRIPT}</head>`));
  });

  test('a click on a list button adds once, and the console says why', async ({ page, shop, consoleLines }) => {
    await page.goto(`${shop.url}/shop/`);
    const button = page.locator('.ajax_add_to_cart').first();
    await button.click();
    await expect(button).toHaveClass(/\badded\b/);
    expect(shop.log.filter(({ name }) => name === 'add_to_cart')).toHaveLength(1);
    await expect(page.locator('.added_to_cart')).toHaveCount(0);
    await expect.poll(() => consoleLines.take(/add-to-cart: the shop's own add-to-cart script is on the page/)).toBe(1);
  });

  test('the fragments are left to the shop’s own script', async ({ page, shop, consoleLines }) => {
    await page.goto(`${shop.url}/shop/`);
    await mountEverything(page);
    await raise(page, 'body', 'wc_fragment_refresh');
    expect(shop.log.filter(({ name }) => name === 'get_refreshed_fragments')).toHaveLength(0);
    consoleLines.allow(/the shop's own add-to-cart script is on the page/);
  });
});
