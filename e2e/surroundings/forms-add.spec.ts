import type { Page } from 'playwright/test';
import { expect, type TestShop, test } from '../support/fixtures';
import {
  answerCalls,
  CASE,
  cartWith,
  expectHeard,
  MINI_CART,
  openCase,
  pageOf,
  type SentCall,
  type Surroundings,
} from './support';

const NOTICES = '<div class="woocommerce-notices-wrapper"></div>';
const ADD = '.single_add_to_cart_button';
const FORM = `<form class="cart" method="post" enctype="multipart/form-data" action="${CASE}">
  <input type="hidden" name="plugin_state" id="plugin_state" value=""><input class="qty" type="number" name="quantity" value="2">
  <button type="submit" name="add-to-cart" value="7" class="single_add_to_cart_button button">V košarico</button></form>`;
const CALL = { productFormAction: 'shop_widgets_add' };
const MESSAGE = '<div class="woocommerce-message" role="alert">»Skodelica« je v košarici.</div>';

/** Opens a product's form, which the shop answers in one of both ways. @returns its posts, as they arrive */
async function openForm(page: Page, shop: TestShop, way: 'call' | 'page', around: Partial<Surroundings> = {}) {
  const answered = { added: true, notices: MESSAGE, redirect: null, ...cartWith('ena') };
  const calls = await answerCalls(page, 'shop_widgets_add', answered);
  await answerCalls(page, 'get_refreshed_fragments', cartWith('ena'));
  const all = { body: NOTICES + FORM + MINI_CART, ...around, ...(way === 'call' && { config: CALL }) };
  await openCase(page, shop, all);
  const posts: Pick<SentCall, 'body'>[] = calls;
  await page.route(
    url => url.pathname === CASE,
    (route, request) => {
      if (request.method() !== 'POST') return route.fallback();
      posts.push({ body: request.postData() ?? '' });
      const printed = '<script>window.printed = (window.printed ?? 0) + 1</script></body>';
      const body = pageOf(all)
        .replace('</body>', printed)
        .replace(NOTICES, NOTICES.replace('></div>', `>${MESSAGE}</div>`));
      return route.fulfill({ contentType: 'text/html; charset=UTF-8', body });
    },
  );
  return posts;
}

const added = (page: Page) => expect(page.locator(ADD)).toHaveClass(/added/);

for (const way of ['call', 'page'] as const) {
  test.describe(way === 'call' ? 'by the plugin’s call' : 'by the form’s own post', () => {
    test('a field that a plugin fills as the form is submitted is sent', async ({ page, shop }) => {
      const script = `jQuery(document).on('submit', 'form.cart', () => jQuery('#plugin_state').val('delegated'));
        window.addEventListener('submit', () => document.querySelector('form.cart').insertAdjacentHTML('beforeend', '<input type="hidden" name="late" value="yes">'));`;
      const posts = await openForm(page, shop, way, { script });
      await page.click(ADD);
      await added(page);
      expect(posts).toHaveLength(1);
      const [{ body } = { body: '' }] = posts;
      const fields = way === 'call' ? new URLSearchParams(body) : undefined;
      if (fields)
        expect(Object.fromEntries(fields)).toEqual({
          plugin_state: 'delegated',
          quantity: '2',
          late: 'yes',
          'add-to-cart': '7',
        });
      else for (const part of ['delegated', 'name="late"', 'name="add-to-cart"']) expect(body).toContain(part);
    });

    test('a form that a script stops sends nothing', async ({ page, shop }) => {
      const script = `window.heard = 0; jQuery(document.body).on('submit', 'form.cart', () => window.heard++ > 0);`;
      const posts = await openForm(page, shop, way, { script });
      await page.click(ADD);
      await expectHeard(page, 1);
      await page.click(ADD);
      await added(page);
      expect(posts).toHaveLength(1);
    });

    test('the button tells its product while others hear of the add', async ({ page, shop }) => {
      const script = `window.heard = [];
        jQuery(document.body).on('added_to_cart', (_, fragments, hash, $button) => window.heard.push(
          $button.data('product_id'), $button.data('quantity'), $button.attr('data-product_id'), hash));`;
      await openForm(page, shop, way, { script });
      await page.click(ADD);
      await expectHeard(page, [7, 2, '7', 'primer']);
      await expect(page.locator(ADD)).not.toHaveAttribute('data-product_id');
    });
  });
}

test('a script that the shop prints with the add alone runs once for each add', async ({ page, shop }) => {
  await openForm(page, shop, 'page', { script: 'window.heard = (window.heard ?? 0) + 1;' });
  const printed = () => page.evaluate(() => [Reflect.get(window, 'printed'), Reflect.get(window, 'heard')]);
  for (const times of [1, 2]) {
    await page.click(ADD);
    await expect.poll(printed).toEqual([times, 1]);
    await expect(page.locator(ADD)).not.toHaveClass(/loading/);
  }
});

test('a refusal of the shop shows its notice, and keeps choice, quantity and typed fields', async ({
  page,
  shop,
  consoleLines,
}) => {
  await page.goto(`${shop.url}/product/kroznik-rob/?adds=call`);
  const quantity = page.locator('form.cart input.qty');
  // Else the browser itself refuses more than the field allows, and nothing is sent.
  await quantity.evaluate(field => field.removeAttribute('max'));
  await quantity.fill('7');
  await page.click(ADD);
  await expect(page.locator('.woocommerce-error')).toContainText('Na zalogi: 3 kosi');
  await expect(page.locator('.woocommerce-error')).toBeFocused();
  await expect(quantity).toHaveValue('7');
  await expect(page).toHaveURL(/kroznik-rob/);
  expect(shop.log.filter(({ name }) => name === 'shop_widgets_add')).toHaveLength(1);
  await expect.poll(() => consoleLines.take(/the shop refused the form/)).toBe(1);
});

test('a redirect of the shop is followed', async ({ page, shop }) => {
  await openCase(page, shop, { body: NOTICES + FORM, config: CALL });
  await answerCalls(page, 'shop_widgets_add', {
    added: true,
    notices: '',
    redirect: '/cart/',
    fragments: {},
    cart_hash: 'x',
  });
  await page.click(ADD);
  await expect(page).toHaveURL(`${shop.url}/cart/`);
});
