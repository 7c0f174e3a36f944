import { openCheckout } from '../pages/checkout';
import { watchRequests } from '../support/changePage';
import { expect, test } from '../support/fixtures';

test('loads nothing before a field is touched', async ({ page, shop }) => {
  const loaded = watchRequests(page, /abandoned-cart/);
  await openCheckout(page, shop);
  expect(loaded).toEqual([]);
});
