import type { Page } from 'playwright/test';
import { mounted, type TestShop, test } from '../support/fixtures';
import { inTurn } from '../support/inTurn';
import { expectHeard, openCase } from './support';

const DOTS = '<div class="wcpt-infinite-scroll-dots wcpt-device-laptop"></div>';

/** A page of a table; a script of an add-on stands in a cell of each row. */
const tableHtml = (page: number, more = ''): string =>
  `<div id="wcpt-12" class="wcpt wcpt-12" data-wcpt-table-id="12" data-wcpt-query-string="?12_paged=${page}">
  <div class="wcpt-navigation-wrapper"><div class="wcpt-nav-main"><div class="wcpt-navigation wcpt-header">
  <label><input type="checkbox" name="12_on_sale" value="true"><span>Znižano</span></label></div>
  <div class="wcpt-table-scroll-wrapper-outer wcpt-device-laptop"><div class="wcpt-table-scroll-wrapper"><table class="wcpt-table"><tbody>
  <tr class="wcpt-row" data-wcpt-product-id="${page}"><td class="wcpt-cell">${page}<script>heard.push('script ${page}')</script></td></tr>
  </tbody></table></div></div>
  <div class="wcpt-pagination"><a class="page-numbers" href="?12_paged=${page + 1}">${page + 1}</a></div>${more}</div></div></div>`;

/** Opens the first page; the others are answered with their number in the query, `last` has nothing after it. */
async function openTable(page: Page, shop: TestShop, jquery: '3' | 'none', dots = ''): Promise<void> {
  await page.route(
    url => url.searchParams.get('wc-ajax') === 'wcpt_ajax',
    (route, request) => {
      const asked = Number(new URL(request.url()).searchParams.get('12_paged') ?? 5);
      return route.fulfill({ contentType: 'text/html; charset=UTF-8', body: tableHtml(asked, asked < 3 ? dots : '') });
    },
  );
  const names = ['wcpt_before_every_load', 'wcpt_infinite_scroll_after_load'];
  await openCase(page, shop, {
    jquery,
    globals: { wcpt_params: { wc_ajax_url: '/?wc-ajax=%%endpoint%%' } },
    body: `<script>var heard = []; for (const name of ${JSON.stringify(names)})
      document.addEventListener('shop-widgets:' + name, () => heard.push(name))</script>${tableHtml(1, dots)}`,
  });
}

inTurn(test, ['3', 'none'], (turn, version) => {
  const jquery = version === 'none' ? 'none' : '3';

  turn.test('scripts in the rows of an answer run once, before the rows are set up', async ({ page, shop }) => {
    await openTable(page, shop, jquery);
    await mounted(page, '.wcpt');
    await page.locator('.page-numbers').click();
    const start = ['script 1', 'wcpt_before_every_load'];
    await expectHeard(page, [...start, 'script 2', 'wcpt_before_every_load']);
    await page.locator('input').check();
    await expectHeard(page, [
      ...[...start, 'script 2', 'wcpt_before_every_load'],
      ...['script 5', 'wcpt_before_every_load'],
    ]);
  });

  turn.test('scripts in rows that come on scrolling run once, and those above not again', async ({ page, shop }) => {
    await openTable(page, shop, jquery, DOTS);
    const set = ['wcpt_infinite_scroll_after_load', 'wcpt_before_every_load'];
    await expectHeard(page, [
      ...['script 1', 'wcpt_before_every_load'],
      ...['script 2', ...set],
      ...['script 3', ...set],
    ]);
  });
});
