import { expect, test } from '../support/fixtures';
import { holdBack } from '../support/holdBack';
import { inTurn } from '../support/inTurn';
import { openCase } from './support';

const FIELD = '<input type="search" class="wcpt-search-input" name="12_search_1" data-wcpt-value="miza" value="miza">';
const SEARCH = `<div class="wcpt-search-wrapper"><div class="wcpt-search" data-wcpt-table-id="12">${FIELD}
  <span class="wcpt-search-submit">Išči</span><span class="wcpt-search-clear">Počisti</span></div></div>`;
const RANGE = `<div class="wcpt-filter wcpt-options-row wcpt-range-filter" data-wcpt-filter="custom_field" data-wcpt-meta-key="_price"><div class="wcpt-options">
  <div class="wcpt-range-options-wrapper"><div class="wcpt-range-input-wrapper"><input type="number" class="wcpt-range-input-min" name="12_price_range_min" value="2" min="0" max="9">
  <input type="number" class="wcpt-range-input-max" name="12_price_range_max" value="5" min="0" max="9"><span class="wcpt-range-submit-button" data-wcpt-nav-apply-immediately="true">Pojdi</span></div></div></div></div>`;
const DATES = `<div class="wcpt-filter wcpt-options-row" data-wcpt-filter="date_picker"><div class="wcpt-options">
  <input type="date" class="wcpt-filter-date-picker wcpt-filter-date-picker--start-date" name="12_date_start" value="2026-01-01">
  <span class="wcpt-date-picker-submit-button">Uporabi</span> <a href="#" class="wcpt-date-picker-reset-button">Počisti</a></div></div>`;
const CHIP = `<div class="wcpt-clear-filters-wrapper"><div class="wcpt-clear-filter" data-wcpt-filter="search" data-wcpt-search-name="12_search_1">miza</div></div>`;

const tableHtml = (header: string): string =>
  `<div id="wcpt-12" class="wcpt wcpt-12" data-wcpt-table-id="12" data-wcpt-query-string="?12_search_1=miza">
  <div class="wcpt-navigation-wrapper"><div class="wcpt-nav-main"><div class="wcpt-navigation wcpt-header">${header}</div>
  <div class="wcpt-table-scroll-wrapper-outer wcpt-device-laptop"><div class="wcpt-table-scroll-wrapper"><table class="wcpt-table"><tbody>
  <tr class="wcpt-row" data-wcpt-product-id="1"><td class="wcpt-cell">1</td></tr></tbody></table></div></div></div></div></div>`;

inTurn(test, ['3', 'none'], (turn, version) => {
  for (const [control, header, sent] of [
    ['.wcpt-search-submit', SEARCH, '12_search_1=stol'],
    ['.wcpt-search-clear', SEARCH, '12_search_1=&'],
    ['.wcpt-range-submit-button', RANGE, '12_price_range_min=2'],
    ['.wcpt-date-picker-submit-button', DATES, '12_date_start=2026-01-01'],
    ['.wcpt-date-picker-reset-button', DATES, '12_date_start=&'],
    ['.wcpt-apply', `${SEARCH}<span class="wcpt-apply">Uporabi</span>`, '12_search_1=stol'],
    ['.wcpt-reset', `${SEARCH}<span class="wcpt-reset">Ponastavi</span>`, '12_device=laptop&12_filtered=true'],
    ['.wcpt-clear-filter', SEARCH + CHIP, '12_search_1=&'],
  ] as const)
    turn.test(`a press on ${control} before the table’s code has come counts then`, async ({ page, shop }) => {
      const asked: string[] = [];
      await page.route(
        url => url.searchParams.get('wc-ajax') === 'wcpt_ajax',
        (route, request) => {
          asked.push(new URL(request.url()).search);
          return route.fulfill({ contentType: 'text/html', body: tableHtml(header) });
        },
      );
      const arrive = await holdBack(page, /chunks\/product-table-/);
      await openCase(page, shop, {
        jquery: version === 'none' ? 'none' : '3',
        globals: { wcpt_params: { wc_ajax_url: '/?wc-ajax=%%endpoint%%' } },
        body: tableHtml(header),
      });
      if (header.includes(FIELD)) await page.locator('.wcpt-search-input').fill('stol');
      await page.locator(control).click();
      arrive();
      await expect.poll(() => asked).toEqual([expect.stringContaining(sent)]);
    });
});
