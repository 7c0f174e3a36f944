import type { Page } from 'playwright/test';
import { openCart, refresh as refreshCart } from '../pages/cartPage';
import { openCheckout, rested } from '../pages/checkout';
import { expect } from '../support/fixtures';
import { inTurn } from '../support/inTurn';
import { test } from '../support/tablePage';
import { answerCalls, cartWith, expectHeard, FRAGMENTS, openCase } from './support';

const CART =
  '<div class="widget_shopping_cart_content"><p>Košarica: 1</p><button type="button" class="step">+</button></div>';

/** A theme's script: it binds to the buttons of the cart at the start, and to those of each answer. */
const THEME = `var heard = [];
  const bind = () => jQuery('.step').on('click', () => heard.push('step'));
  bind();
  jQuery(document.body).on('wc_fragments_refreshed wc_fragments_loaded', bind);`;

/** Binds a theme's step to an element now and at each answer, as a theme does without delegation. */
const bindAtEach = (page: Page, event: string, selector: string): Promise<unknown> =>
  page.evaluate(`heard = [];
    const bind = () => jQuery('${selector}').on('mouseup', () => heard.push('step'));
    bind();
    jQuery(document).on('${event}', () => { bind(); document.documentElement.dataset.answers = Number(document.documentElement.dataset.answers ?? 0) + 1; });`);

const expectAnswers = (page: Page, n: number): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-answers', String(n));

async function expectOneStep(page: Page, selector: string): Promise<void> {
  await page.locator(selector).dispatchEvent('mouseup');
  await expectHeard(page, ['step']);
}

const refresh = (page: Page) =>
  page.evaluate(`new Promise(resolve => {
    document.addEventListener('shop-widgets:wc_fragments_refreshed', resolve, { once: true });
    jQuery(document.body).trigger('wc_fragment_refresh');
  }).then(() => {})`);

inTurn(test, ['3', '4'], (turn, jquery) => {
  turn.test(
    'a theme that binds to the cart at each answer steps by one, though the cart did not change',
    async ({ page, shop }) => {
      await answerCalls(page, 'get_refreshed_fragments', {
        ...cartWith('1'),
        fragments: { '.widget_shopping_cart_content': CART },
      });
      await openCase(page, shop, { jquery: jquery === '4' ? '4' : '3', globals: FRAGMENTS, body: CART, script: THEME });
      await refresh(page);
      await refresh(page);
      await page.locator('.step').click();
      await expectHeard(page, ['step']);
    },
  );

  turn.test('a theme that binds to the cart page at each answer steps by one', async ({ page, shop }) => {
    const price = 'form.woocommerce-cart-form .cart_item:first-child .product-price';
    await openCart(page, shop, [11, 12], `?jquery=${jquery}`);
    await bindAtEach(page, 'updated_wc_div', price);
    for (const n of [1, 2]) {
      await refreshCart(page);
      await expectAnswers(page, n);
    }
    await expectOneStep(page, price);
  });

  turn.test('a theme that binds to the review at each answer steps by one', async ({ page, shop }) => {
    const name = '.woocommerce-checkout-review-order-table td.product-name';
    await openCheckout(page, shop, `?jquery=${jquery}`);
    await bindAtEach(page, 'updated_checkout', name);
    for (const [at, country] of ['AT', 'SI'].entries()) {
      await page.selectOption('#billing_country', country);
      await expectAnswers(page, at + 1);
      await rested(page);
    }
    await expectOneStep(page, name);
  });
});

test('a theme that binds to a table at each answer steps by one, though no row did change', async ({ page, open }) => {
  const title = '#wcpt-12 .wcpt-row:first-child .wcpt-title';
  await open({}, 'jquery=3');
  await page.waitForFunction('window.wcpt_util');
  await bindAtEach(page, 'wcpt_after_every_load', title);
  for (const n of [1, 2]) {
    await page.evaluate(`wcpt_util.reload_table(jQuery('#wcpt-12'))`);
    await expectAnswers(page, n);
  }
  await expectOneStep(page, title);
});
