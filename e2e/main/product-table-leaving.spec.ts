import type { Page } from 'playwright/test';
import { titles } from '../pages/smallTable';
import { expect, mounted } from '../support/fixtures';
import { SEARCH, test } from '../support/tablePage';

async function search(page: Page, keyword: string): Promise<void> {
  await page.locator('.wcpt-search-input').fill(keyword);
  await page.locator('.wcpt-search-input').press('Enter');
}

test('form mode leads to the shop’s table, pages stay here', async ({ page, open, asked }) => {
  await page.route('**/trgovina/**', route => route.fulfill({ contentType: 'text/html', body: '<p>Trgovina</p>' }));
  await open({
    header: SEARCH,
    settings: { form_mode: 'true', hide_form_on_submit: 'true' },
    params: { shop_url: '/trgovina/?lang=sl', shop_table_id: '99' },
  });
  await page.locator('#wcpt-12 .wcpt-pagination').getByText('2', { exact: true }).click();
  await expect(page.locator(titles).first()).toHaveText('Izdelek 11');
  expect(asked).toHaveLength(1);
  await search(page, 'vaza & 50%');
  await expect(page).toHaveURL(/\/trgovina\//);
  const address = new URL(page.url()).searchParams;
  expect(address.get('99_search_1')).toBe('vaza & 50%');
  expect(address.get('hide_form')).toBe('12');
  expect(address.getAll('99_device').at(-1)).toBe('');
  expect([...address.keys()].filter(name => name.startsWith('12_') || name === '99_paged')).toEqual([]);
  expect(asked).toHaveLength(1);
});

test('without background calls all are page loads, which a script may veto', async ({ page, open, asked }) => {
  await open({ header: SEARCH, settings: { disable_ajax: 'true' } });
  await page.locator('#wcpt-12 .wcpt-pagination').getByText('3', { exact: true }).click();
  await expect(page).toHaveURL(/12_paged=3/);
  await expect(page.locator(titles).first()).toHaveText('Izdelek 21');
  await mounted(page, '#wcpt-12');
  await search(page, 'vaza');
  await expect(page).toHaveURL(/12_search_1=vaza/);
  await expect(page).not.toHaveURL(/12_paged/);
  await expect(page.locator('.wcpt-search-input')).toHaveValue('vaza');
  await mounted(page, '#wcpt-12');
  const heard = await page.evaluateHandle(() => {
    const purposes: unknown[] = [];
    document.addEventListener('shop-widgets:wcpt_before_nav_redirect', ({ detail: request }) => {
      purposes.push(request.purpose);
      request.proceed = false;
    });
    return purposes;
  });
  const before = page.url();
  await search(page, 'skleda');
  await expect.poll(() => heard.jsonValue()).toEqual(['filter']);
  expect(page.url()).toBe(before);
  await expect(page.locator('.wcpt-search-input')).toHaveValue('skleda');
  expect(asked).toHaveLength(0);
});
