import { LAPTOP, OWN_COLUMNS, outer, PHONE, titles } from '../pages/smallTable';
import { expect, mounted } from '../support/fixtures';
import { test } from '../support/tablePage';

test('a server that never sends the view is not asked for ever', async ({ page, open, asked, instead, served }) => {
  await page.setViewportSize(PHONE);
  const laptop = { sourceMap: OWN_COLUMNS };
  instead.answer = async route => {
    const { tableMarkup } = await import('../support/tablePage');
    await route.fulfill({ contentType: 'text/html', body: tableMarkup(served.spec, 12, new URLSearchParams()) });
  };
  await open(laptop);
  await expect.poll(() => asked.length).toBe(1);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() =>
    document.querySelector('#wcpt-12')?.dispatchEvent(new CustomEvent('wcpt_layout', { bubbles: true })),
  );
  await page.waitForLoadState('networkidle');
  expect(asked).toHaveLength(1);
  await expect(page.locator(titles)).toHaveCount(10);
});

test('infinite scroll begins again in another view', async ({ page, open, asked }) => {
  await page.setViewportSize(LAPTOP);
  await open({ sourceMap: OWN_COLUMNS, infinite: true, css: 'td { block-size: 120px }' });
  await page.locator('.wcpt-infinite-scroll-dots').scrollIntoViewIfNeeded();
  await expect(page.locator(titles)).toHaveCount(20);
  await page.setViewportSize(PHONE);
  await expect(page.locator(outer)).toHaveClass(/wcpt-device-phone/);
  await expect(page.locator(titles).first()).toHaveText('Izdelek 1');
  expect(asked.find(query => query.get('12_device') === 'phone')?.get('12_paged')).toBeNull();
});

test('with disable_url_update the query has nothing of the address', async ({ page, open, asked }) => {
  await page.setViewportSize(PHONE);
  await open({ sourceMap: OWN_COLUMNS, settings: { disable_url_update: 'true' } });
  await expect(page.locator(outer)).toHaveClass(/wcpt-device-phone/);
  expect([...(asked[0]?.keys() ?? [])].sort()).toEqual(['12_device', '12_sc_attrs', 'wc-ajax']);
  await expect(page).toHaveURL(/\/tabela\/\?$/);
});

test('an archive that prints the wrong view for ever is loaded once', async ({ page, load, consoleLines }) => {
  await page.setViewportSize(PHONE);
  let loads = 0;
  page.on('request', request => {
    if (request.isNavigationRequest()) loads++;
  });
  await load({
    sourceMap: OWN_COLUMNS,
    settings: { _only_loop: 'true' },
    around: table => table.replace(/wcpt-device-phone/g, 'wcpt-device-laptop'),
  });
  await expect(page).toHaveURL(/\/tabela\/$/);
  await mounted(page, '#wcpt-12');
  await expect.poll(() => consoleLines.take(/has another device view/)).toBe(1);
  expect(loads).toBe(2);
});

test('a shop that leads back from the view’s address is asked once', async ({ page, load, consoleLines }) => {
  await page.setViewportSize(PHONE);
  await page.route(
    url => url.searchParams.has('12_device'),
    route => route.fulfill({ status: 302, headers: { Location: '/tabela/' } }),
  );
  let loads = 0;
  page.on('load', () => loads++);
  await load({ sourceMap: OWN_COLUMNS, settings: { _only_loop: 'true' } });
  await expect.poll(() => consoleLines.take(/has another device view/)).toBe(1);
  await mounted(page, '#wcpt-12');
  expect(loads).toBe(2);
  await page.reload();
  await expect.poll(() => consoleLines.take(/has another device view/)).toBe(1);
  await expect(page.locator(titles)).toHaveCount(10);
  expect(loads).toBe(3);
});

test('a message of a filter that is required goes with the window as well', async ({ page, open }) => {
  await page.setViewportSize(LAPTOP);
  await open({
    around: table =>
      table.replace(
        /<div class="wcpt-table-scroll-wrapper-outer[\s\S]*?<\/table><\/div><\/div>/,
        '<div class="wcpt-required-but-missing-nav-filter-message wcpt-device-laptop" data-wcpt-device="laptop">Izberite kategorijo.</div>',
      ),
  });
  await page.setViewportSize(PHONE);
  const message = page.getByText('Izberite kategorijo.');
  await expect(message).toHaveClass(/wcpt-device-phone/);
  await expect(message).toHaveAttribute('data-wcpt-device', 'phone');
});

test('a placeholder of the server’s is filled', async ({ page, open, asked }) => {
  await page.setViewportSize(LAPTOP);
  await open({
    around: table =>
      table.replace(
        /(<div class="wcpt-table-scroll-wrapper">)<table[\s\S]*<\/table>/,
        '$1<span class="wcpt-icon wcpt-icon-loader wcpt-device-view-loading-icon"></span>',
      ),
  });
  await expect(page.locator(titles)).toHaveCount(10);
  expect(asked.map(query => query.get('12_device'))).toEqual(['laptop']);
});

test('breakpoints that are no numbers are those of the shop’s script', async ({ page, open }) => {
  await page.setViewportSize({ width: 800, height: 800 });
  await open({ params: { breakpoints: { phone: 'wide', tablet: null } } });
  await expect(page.locator(outer)).toHaveClass(/wcpt-device-tablet/);
});

test('wcpt_layout of another script may come without data', async ({ page, open }) => {
  await open({});
  await page.evaluate(() =>
    document.querySelector('.wcpt-device-laptop')?.classList.replace('wcpt-device-laptop', 'wcpt-device-phone'),
  );
  await page.evaluate(() =>
    document.querySelector('#wcpt-12')?.dispatchEvent(new CustomEvent('wcpt_layout', { bubbles: true })),
  );
  await expect(page.locator(outer)).toHaveClass(/wcpt-device-laptop/);
});

for (const width of [1280, 390]) {
  test(`a placeholder without background calls is filled in place, at ${width} px`, async ({ page, load, asked }) => {
    await page.setViewportSize({ width, height: 800 });
    const loads: string[] = [];
    page.on('request', request => request.isNavigationRequest() && loads.push(request.url()));
    await load({
      settings: { disable_ajax: 'true' },
      sourceMap: '{"laptop":"laptop","tablet":"laptop","phone":"phone"}',
      around: table =>
        table.replace(/^(<div class=")wcpt wcpt-12" id="wcpt-12"([^>]*>)[\s\S]*$/, '$1wcpt-lazy-load"$2</div>'),
    });
    await expect(page.locator('#wcpt-12 .wcpt-row')).toHaveCount(10);
    await page.waitForLoadState('networkidle');
    expect(asked.map(query => query.get('12_device'))).toEqual([width === 390 ? 'phone' : 'laptop']);
    expect(loads).toHaveLength(1);
  });
}

test('an unreadable source map is told once, and the server asked', async ({ page, open, asked, consoleLines }) => {
  await page.setViewportSize(PHONE);
  await open({ sourceMap: '{"laptop":' });
  await expect(page.locator(outer)).toHaveClass(/wcpt-device-phone/);
  expect(asked).toHaveLength(1);
  await expect.poll(() => consoleLines.take(/is no map of devices/)).toBe(1);
});
