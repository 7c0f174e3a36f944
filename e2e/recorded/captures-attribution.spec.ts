import { capturedJson, hasCaptures, NO_CAPTURES } from '../support/capturedPages';
import { answerReviews, drawForeign, test } from '../support/capturedShop';
import { cookiesOf } from '../support/cookies';
import { expect, mounted } from '../support/fixtures';
import { withEach } from '../support/inTurn';

test.skip(!hasCaptures, NO_CAPTURES);

const HOST = 'https://trgovina.example';
const FIRST = '/?utm_source=glasilo&utm_medium=email&utm_campaign=jesen';

/** The recorded cookies of a visit's source, by name, as they were after its first page. */
function recorded(): Record<string, string> {
  const all = capturedJson('cookies.json');
  const cookies = typeof all === 'object' && all && 'cookies' in all && Array.isArray(all.cookies) ? all.cookies : [];
  const own = cookies.filter(({ name }) => String(name).startsWith('sbjs_'));
  return Object.fromEntries(own.map(({ name, example_value: value }) => [String(name), String(value)]));
}

withEach(test, ['3', 'none'], jquery => {
  test('cookies are those of the shop’s own script, byte for byte', async ({ page, shop }) => {
    const expected = recorded();
    expect(Object.keys(expected)).toHaveLength(7);
    await drawForeign(page, shop.url);
    const address = `${shop.url}/captured/shop${FIRST}&jquery=${jquery}`;
    await page.goto(address, { referer: 'https://iskalnik.example/' });
    await mounted(page, 'html');
    const cookies = (await cookiesOf(page)).filter(({ name }) => name.startsWith('sbjs_'));
    const agent = await page.evaluate(() => navigator.userAgent);
    const recordedAgent = decodeURIComponent(expected.sbjs_udata ?? '').split('uag=')[1] ?? '';
    // The place, the time and the browser differ.
    const plain = (value: string) =>
      value
        .replaceAll(encodeURIComponent(address), 'PAGE')
        .replaceAll(encodeURIComponent(`${HOST}/shop${FIRST}`), 'PAGE')
        .replace(/\d{4}-\d\d-\d\d%20\d\d%3A\d\d%3A\d\d/, 'TIME')
        .replace(encodeURIComponent(agent).replaceAll('(', '%28').replaceAll(')', '%29'), 'AGENT')
        .replace(encodeURIComponent(recordedAgent).replaceAll('(', '%28').replaceAll(')', '%29'), 'AGENT');
    const found = Object.fromEntries(cookies.map(({ name, value }) => [name, plain(value)]));
    const wanted = Object.fromEntries(Object.entries(expected).map(([name, value]) => [name, plain(value)]));
    expect(found).toEqual(wanted);
    expect(found.sbjs_current_add).toContain('TIME');
    expect(found.sbjs_session).toContain('PAGE');
  });

  for (const name of ['checkout', 'my-account-login-register']) {
    test(`the recorded ${name} has its inputs, in one place of the form`, async ({ page, open }) => {
      await answerReviews(page);
      await open(name, jquery);
      await mounted(page, 'html');
      await expect(page.locator('wc-order-attribution-inputs')).toHaveCount(1);
      const inputs = page.locator('form wc-order-attribution-inputs > input[type="hidden"]');
      await expect(inputs).toHaveCount(16);
      const values = await inputs.evaluateAll(all =>
        all.map(input => (input instanceof HTMLInputElement ? [input.name, input.value] : [])),
      );
      expect(Object.fromEntries(values)).toMatchObject({
        wc_order_attribution_source_type: 'typein',
        wc_order_attribution_utm_source: '(direct)',
        wc_order_attribution_session_pages: '1',
      });
    });
  }

  test('the recorded payment page counts, and has no inputs', async ({ page, open }) => {
    await open('order-pay', jquery);
    await mounted(page, 'html');
    await expect(page.locator('wc-order-attribution-inputs')).toHaveCount(0);
    const session = (await cookiesOf(page)).find(({ name }) => name === 'sbjs_session');
    expect(session?.value).toMatch(/^pgs%3D1/);
  });
});
