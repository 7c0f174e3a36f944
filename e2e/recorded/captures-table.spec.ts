import type { Page } from 'playwright/test';
import { hasCaptures, NO_CAPTURES } from '../support/capturedPages';
import { test } from '../support/capturedShop';
import { tableAnswers } from '../support/capturedTable';
import { findings } from '../support/findings';
import { expect, mounted, type TestShop } from '../support/fixtures';
import { inTurn } from '../support/inTurn';

test.skip(!hasCaptures, NO_CAPTURES);

const row = '#wcpt-448 .wcpt-row';
const search = '.wcpt-search-input';

/** Opens the recorded table, and answers its calls; gives the queries that were asked. */
async function openTable(page: Page, { url: origin }: TestShop, open: () => Promise<void>): Promise<string[]> {
  const asked: string[] = [];
  const answer = tableAnswers(origin);
  await page.route(
    url => url.search.includes('wc-ajax=wcpt_ajax'),
    route => {
      const url = new URL(route.request().url());
      asked.push(url.search);
      return route.fulfill({
        contentType: 'text/html; charset=UTF-8',
        body: answer(url, route.request().postData() ?? ''),
      });
    },
  );
  await open();
  await page.locator('#wcpt-448').scrollIntoViewIfNeeded();
  await mounted(page, '#wcpt-448');
  return asked;
}

inTurn(test, ['3', 'none'], (turn, jquery) => {
  turn.test('the recorded table is searched, paged and cleared', async ({ page, open, shop }) => {
    const asked = await openTable(page, shop, () => open('table', jquery));
    await page.locator(search).fill('majica');
    await page.locator(search).press('Enter');
    await expect(page).toHaveURL(
      /448_search_1=majica&448_orderby=relevance&448_results_per_page=10&448_filtered=true$/,
    );
    await expect(page.locator(row)).toHaveCount(10);
    await expect(page.locator(search)).toBeFocused();
    await expect
      .poll(() => asked[0])
      .toContain(
        '448_search_1=majica&448_price_range=&448_price_range_min=&448_price_range_max=&448_orderby=option_0&448_results_per_page=10&448_device=laptop&448_orderby=relevance&448_order=&448_filtered=true&448_sc_attrs=%7B',
      );
    await page.locator('#wcpt-448 .page-numbers', { hasText: '2' }).click();
    await expect(page).toHaveURL(/448_paged=2$/);
    await expect(page.locator('#wcpt-448 .page-numbers.current')).toHaveText('2');
    await expect.poll(() => asked[1]).toContain('wcpt_paginate_only=1');
    await page.goBack();
    await expect(page).not.toHaveURL(/448_/);
  });

  turn.test('a category and a price range ask for less', async ({ page, open, shop }) => {
    const asked = await openTable(page, shop, () => open('table', jquery));
    const category = page.locator('#wcpt-448 [data-wcpt-filter="category"]').first();
    await category.locator('.wcpt-filter-heading').click();
    await category.getByText('Kuhinja').click();
    await expect.poll(() => asked.length).toBe(1);
    expect(asked[0]).toContain('448_product_cat%5B%5D=21');
    const price = page.locator('#wcpt-448 [data-wcpt-meta-key="_price"]').first();
    await price.locator('.wcpt-filter-heading').click();
    await price.locator('.wcpt-range-input-min').fill('90');
    await price.locator('.wcpt-range-input-max').fill('20');
    await price.locator('.wcpt-range-submit-button').click();
    await expect.poll(() => asked.length).toBe(2);
    expect(asked[1]).toContain('448_price_range_min=20&448_price_range_max=90');
  });

  turn.test('a search without hits says so, and is taken back', async ({ page, open, shop }) => {
    await openTable(page, shop, () => open('table', jquery));
    await page.locator(search).fill('ničesar & 50%');
    await page.locator('.wcpt-search-submit').click();
    await expect(page.locator('#wcpt-448 .wcpt-no-results[data-wcpt-device]')).toBeVisible();
    await expect(page.locator(search)).toHaveValue('ničesar & 50%');
    await page.locator('#wcpt-448 .wcpt-clear-filters').click();
    await expect(page.locator(row)).toHaveCount(10);
    await expect(page.locator(search)).toHaveValue('');
  });
});

test('axe finds nothing of the table’s own', async ({ page, open, shop }) => {
  await openTable(page, shop, () => open('table', 'none'));
  const own = (all: string[]) => all.filter(line => /wcpt/.test(line));
  expect(own(await findings(page))).toEqual([]);
  await page.locator('#wcpt-448 .wcpt-filter-heading').first().click();
  expect(own(await findings(page))).toEqual([]);
});
