import { openCheckout } from '../pages/checkout';
import { expect, test } from '../support/fixtures';

test('loads nothing before a field is touched', async ({ page, shop }) => {
  const loaded: string[] = [];
  page.on('request', request => loaded.push(request.url()));
  await openCheckout(page, shop);
  expect(loaded.filter(url => url.includes('abandoned-cart'))).toEqual([]);
});
