import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures';
import { answerCalls, cartWith, expectHeard, FRAGMENTS, LIST, MINI_CART, openCase, type SentCall } from './support';

const BUTTON = '.add_to_cart_button';
const added = (page: Page) => expect(page.locator(BUTTON)).toHaveClass(/added/);

test('what plugins put into each call by jQuery is sent with an add', async ({ page, shop }) => {
  const calls = await answerCalls(page, 'add_to_cart', cartWith('ena'));
  await openCase(page, shop, {
    body: LIST + MINI_CART,
    script: `jQuery.ajaxPrefilter((options, own) => {
        if (!options.url.includes('add_to_cart')) return;
        options.data += '&prefilter=' + own.data.product_id;
      });
      jQuery.ajaxSetup({ beforeSend: (_, options) => { options.data += '&token=abc'; } });
      jQuery(document).on('ajaxSend', (_, call, options) => {
        options.url += '&lang=sl';
        call.setRequestHeader('X-Plugin', '1');
      });`,
  });
  await page.click(BUTTON);
  await added(page);
  expect(calls).toHaveLength(1);
  expect(calls[0]?.address).toBe('/?wc-ajax=add_to_cart&lang=sl');
  expect(calls[0]?.body).toMatch(/product_id=7.*&prefilter=7&token=abc$/);
  expect(calls[0]?.headers).toMatchObject({ 'x-plugin': '1', 'x-requested-with': 'XMLHttpRequest' });
});

for (const jquery of ['slim', 'none'] as const) {
  test(`an add goes by fetch where jQuery is ${jquery}`, async ({ page, shop }) => {
    const calls = await answerCalls(page, 'add_to_cart', cartWith('ena'));
    await openCase(page, shop, { body: LIST + MINI_CART, jquery });
    await page.click(BUTTON);
    await added(page);
    expect(calls[0]?.headers['x-requested-with']).toBe('XMLHttpRequest');
  });
}

test('an add is byte for byte what jQuery.ajax sends, but for apostrophes', async ({ page, shop }) => {
  const calls = await answerCalls(page, 'add_to_cart', cartWith('ena'));
  await openCase(page, shop, { body: LIST.replace('data-product_sku="SK-7"', `data-product_sku="L'A 7"`) });
  await page.click(BUTTON);
  await added(page);
  await page.evaluate(() => {
    const $: unknown = Reflect.get(window, 'jQuery');
    if (typeof $ !== 'function') throw new Error('no jQuery');
    const data = { quantity: '1', product_id: '7', product_sku: "L'A 7" };
    return Reflect.get($, 'ajax')({ type: 'POST', url: '/?wc-ajax=add_to_cart', data, dataType: 'json' });
  });
  const [ours, theirs] = calls;
  const fieldsOf = (body = '') => Object.fromEntries(new URLSearchParams(body));
  expect(fieldsOf(ours?.body)).toEqual(fieldsOf(theirs?.body));
  expect(ours?.body).toContain('product_sku=L%27A+7');
  for (const name of ['accept', 'content-type', 'x-requested-with'])
    expect(ours?.headers[name]).toBe(theirs?.headers[name]);
});

test('a script that wraps XMLHttpRequest finds the new cart as the answer has come', async ({ page, shop }) => {
  await answerCalls(page, 'add_to_cart', cartWith('ena'));
  await openCase(page, shop, {
    body: LIST + MINI_CART,
    script: `window.heard = [];
      const { send } = XMLHttpRequest.prototype;
      XMLHttpRequest.prototype.send = function (body) {
        this.addEventListener('load', () => this.responseURL.includes('add_to_cart') && window.heard.push(document.querySelector('.widget_shopping_cart_content').textContent));
        return send.call(this, body);
      };`,
  });
  await page.click(BUTTON);
  await expectHeard(page, ['ena']);
});

for (const [what, code] of [
  ['returns false', 'return false;'],
  ['throws', 'throw new Error("primer");'],
] as const) {
  test(`an add whose beforeSend ${what} is not sent, and can be tried again`, async ({ page, shop, consoleLines }) => {
    const calls = await answerCalls(page, 'add_to_cart', cartWith('ena'));
    await openCase(page, shop, {
      body: LIST + MINI_CART,
      script: `let times = 0; jQuery.ajaxSetup({ beforeSend(_, { url }) { if (url.includes('add_to_cart') && !times++) { ${code} } } });`,
    });
    await page.click(BUTTON);
    await expect(page.getByRole('alert')).toContainText('Izdelka ni bilo mogoče dodati');
    await expect(page.locator(BUTTON)).not.toHaveClass(/loading/);
    expect(calls).toHaveLength(0);
    await expect.poll(() => consoleLines.take(/the call to the shop failed \(cancelled\)/)).toBe(1);
    await page.click(BUTTON);
    await added(page);
  });
}

test('an add that the shop redirects within its own origin works', async ({ page, shop }) => {
  const bodies: string[] = [];
  await page.route('**/?wc-ajax=add_to_cart', (route, request) => {
    if (new URL(request.url()).pathname === '/sl/') return route.fallback();
    bodies.push(request.postData() ?? '');
    return route.fulfill({ status: 307, headers: { Location: '/sl/?wc-ajax=add_to_cart' } });
  });
  await openCase(page, shop, { body: LIST.replaceAll('"7"', '"11"') + MINI_CART });
  await page.click(BUTTON);
  await added(page);
  expect(bodies).toHaveLength(1);
});

test('numbers and data among the fragments reach listeners, the page and the storage', async ({ page, shop }) => {
  const more = { cart_count: 3, cart_info: { total: '12.00' }, '.num': 7, '.txt': '8', 'b.first:first': '<i>nov</i>' };
  await answerCalls(page, 'add_to_cart', cartWith('ena', more));
  await answerCalls(page, 'get_refreshed_fragments', cartWith('nič', { cart_count: 0 }));
  await openCase(page, shop, {
    body: `${LIST + MINI_CART}<p id="seen"><span class="num">1</span><span class="txt">1</span><b class="first">a</b><b class="first">b</b></p>`,
    globals: FRAGMENTS,
    script: `window.heard = [];
      jQuery(document.body).on('added_to_cart', (_, fragments) => window.heard.push(fragments.cart_count, fragments.cart_info.total));`,
  });
  await expect(page.locator('.widget_shopping_cart_content')).toHaveText('nič');
  await page.click(BUTTON);
  await expectHeard(page, [3, '12.00']);
  await expect(page.locator('#seen')).toHaveText('78novb');
  const kept = await page.evaluate(() => JSON.parse(sessionStorage.getItem('wc_fragments_primer') ?? ''));
  expect(kept).toMatchObject({ cart_count: 3, cart_info: { total: '12.00' } });
});

test('two tabs in two languages ask for the cart once for each change', async ({ page, shop, context }) => {
  const other = await context.newPage();
  const around = (lang: string) => ({
    body: MINI_CART,
    globals: {
      wc_cart_fragments_params: {
        ...FRAGMENTS.wc_cart_fragments_params,
        wc_ajax_url: `/?lang=${lang}&wc-ajax=%%endpoint%%`,
      },
    },
  });
  const counts: SentCall[][] = [];
  for (const [tab, lang] of [
    [page, 'sl'],
    [other, 'en'],
  ] as const) {
    const answer = { ...cartWith(lang), cart_hash: lang };
    counts.push(await answerCalls(tab, 'get_refreshed_fragments', answer));
    await openCase(tab, shop, around(lang));
    await expect(tab.locator('.widget_shopping_cart_content')).toHaveText(lang);
  }
  // The second tab's cart is another: the first asks for its own, and leaves it at that.
  await expect.poll(() => counts[0]?.length).toBe(2);
  await page.evaluate(() => Reflect.get(window, 'jQuery')(document.body).trigger('wc_fragment_refresh'));
  await expect.poll(() => counts[0]?.length).toBe(3);
  await expect(page.locator('.widget_shopping_cart_content')).toHaveText('sl');
  expect(counts[1]?.length).toBeLessThanOrEqual(2);
  await other.close();
});
