import { watchRequests } from '../support/changePage';
import { expect, test } from '../support/fixtures';
import { VARIABLE, visit } from '../support/shopper';

const CHUNK = /\/chunks\/site-calls-/;

test('a theme’s scripts call the site; the code comes with the first call', async ({ page, shop, consoleLines }) => {
  const chunks = watchRequests(page, CHUNK);
  await visit(page, `${shop.url}/shop/`);
  expect(chunks).toEqual([]);

  const answers = await page.evaluate(async () => {
    const { ShopWidgets } = window;
    if (!ShopWidgets) throw new Error('no ShopWidgets');
    const { ajax, rest, isCallError } = ShopWidgets;
    const failure = (call: Promise<unknown>) =>
      call.then(
        () => undefined,
        (error: unknown) => (isCallError(error) ? [error.kind, error.text] : String(error)),
      );
    return {
      one: await ajax('demo_one'),
      echo: await ajax('moje', { a: { b: [1] } }, { parse: data => JSON.stringify(data) }),
      get: await rest('demo/v1/echo', { fields: { context: 'edit' } }),
      put: await rest('demo/v1/echo', { method: 'PUT', json: { a: 1 } }),
      refused: await failure(ajax('demo_refuse')),
      stale: await failure(ajax('demo_nonce')),
    };
  });
  expect(answers.one).toEqual({});
  expect(answers.echo.data).toContain('"a[b][]":"1"');
  expect(answers.get).toMatchObject({ method: 'GET', override: null, nonce: 'd3m0n0nce1', query: { context: 'edit' } });
  expect(answers.put).toMatchObject({ method: 'POST', override: 'PUT', body: '{"a":1}' });
  expect(answers.refused).toEqual(['refused', 'Trgovina tega ni dovolila.']);
  expect(answers.stale).toEqual(['refused', 'Stran je odprta predolgo. Osvežite jo in poskusite znova.']);
  expect(chunks).toHaveLength(1);
  await expect.poll(() => consoleLines.take(/status of 403/)).toBe(1);
});

test('a module asks the platform’s checkout for a session, and adds a product', async ({ page, shop }) => {
  await page.goto(`${shop.url}${VARIABLE}?payments=on`);
  const answers = await page.evaluate(async address => {
    const { wooPay }: NonNullable<typeof window.ShopWidgets> = await import(address);
    return [await wooPay.init({ email: 'ana@lipa.si' }), await wooPay.addToCart({ product_id: 101, quantity: 2 })];
  }, `${shop.url}/shop-widgets/shop-widgets.js`);
  expect(answers).toMatchObject([{ result: 'success', url: expect.any(String) }, { result: 'success' }]);
  const sent = shop.log.filter(({ name }) => name.startsWith('wcpay_')).map(({ name, fields }) => [name, fields]);
  expect(sent).toMatchObject([
    ['wcpay_init_woopay', { email: 'ana@lipa.si' }],
    ['wcpay_add_to_cart', { product_id: '101', quantity: '2' }],
  ]);
});
