import { hasCaptures, NO_CAPTURES } from '../support/capturedPages';
import { test } from '../support/capturedShop';
import { tableAnswers } from '../support/capturedTable';
import type { RecordedEvent } from '../support/eventRecorder';
import { expect, mounted } from '../support/fixtures';
import { recordedEvents, recorderOf } from '../support/recordedEvents';

test.skip(!hasCaptures, NO_CAPTURES);

/** Events of tables, but totals that no row shows, and of a look that is another one. */
const isOurs = ({ event, target }: RecordedEvent): boolean =>
  event === 'change'
    ? /quantity|navigation/.test(target)
    : event !== 'wcpt_total_updated' && /^_?wcpt|^added_to_cart$/.test(event);

/** Each event once: rows, and the cart that each answer shows again, are as many as there are. */
const toLines = (events: readonly RecordedEvent[]): string[] => [
  ...new Set(
    events
      .filter(isOurs)
      .map(({ event, args, target }) => `${event} ${args.join()} on ${target.replace(/^(\w+).*/, '$1')}`),
  ),
];

test('scripts hear of a recorded table what the shop’s own script told them, in its order', async ({
  page,
  open,
  shop,
}) => {
  const answer = tableAnswers(shop.url);
  await page.route(
    url => url.search.includes('wc-ajax=wcpt_ajax'),
    route => {
      const body = answer(new URL(route.request().url()), route.request().postData() ?? '');
      return route.fulfill({ contentType: 'text/html; charset=UTF-8', body });
    },
  );
  await open('table', '3');
  const table = page.locator('#wcpt-448');
  await table.scrollIntoViewIfNeeded();
  await mounted(page, '#wcpt-448');
  const { clear, lines } = recorderOf(page, toLines);
  const expectRecorded = async (interaction: string) => {
    await expect.poll(lines, interaction).toEqual(toLines(recordedEvents('table', interaction)));
    await clear();
  };
  const withoutCart = (all: readonly string[]) => all.filter(line => !/^wcpt_cart/.test(line));
  // The recorded shopper had something in the cart.
  await expect.poll(lines).toEqual(withoutCart(toLines(recordedEvents('table', 'page load'))));
  await clear();

  const row = table.locator('.wcpt-row').first();
  await row.locator('.wcpt-plus').click();
  await expectRecorded('table: quantity plus clicked');
  await row.locator('[data-wcpt-link-code]').click();
  await expectRecorded('table: add to cart');
  await table.locator('.wcpt-search-input').fill('a');
  await table.locator('.wcpt-search-input').press('Enter');
  await expectRecorded('table: search typed and sent');
  await table.locator('.page-numbers', { hasText: /^2$/ }).click();
  await expectRecorded('table: second page');
  await table.locator('[data-wcpt-filter="sort_by"] .wcpt-filter-heading').first().click();
  await table.locator('[data-wcpt-filter="sort_by"] label').nth(1).click();
  await expectRecorded('table: sorted');
});
