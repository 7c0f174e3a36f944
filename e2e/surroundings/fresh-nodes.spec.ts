import type { Page } from 'playwright/test';
import { test } from '../support/fixtures';
import { inTurn } from '../support/inTurn';
import { answerCalls, cartWith, expectHeard, FRAGMENTS, openCase } from './support';

const CART =
  '<div class="widget_shopping_cart_content"><p>Košarica: 1</p><button type="button" class="step">+</button></div>';

/** A theme's script: it binds to the buttons of the cart at the start, and to those of each answer. */
const THEME = `var heard = [];
  const bind = () => jQuery('.step').on('click', () => heard.push('step'));
  bind();
  jQuery(document.body).on('wc_fragments_refreshed wc_fragments_loaded', bind);`;

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
});
