import { expect, mounted } from './support/fixtures';
import { inTurn } from './support/inTurn';
import { hear, test } from './support/tablePage';

const outer = '#wcpt-12 .wcpt-table-scroll-wrapper-outer';
const titles = '#wcpt-12 .wcpt-title';
const OWN_COLUMNS = '{"laptop":"laptop","tablet":"laptop","phone":"phone"}';
const SEARCH =
  '<div class="wcpt-search-wrapper"><div class="wcpt-search" data-wcpt-table-id="12"><input class="wcpt-search-input" type="search" name="12_search_1" value="{search}" placeholder="Iskanje"><span class="wcpt-search-submit">OK</span></div></div>';
const LAPTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 800 };

for (const turn of inTurn(test, ['3', 'none'])) {
  const { jquery } = turn;
  test.describe(jquery === 'none' ? 'without jQuery' : `with jQuery ${jquery}`, () => {
    turn.test('the same columns only change the class, for every table at once', async ({ page, open, asked }) => {
      const heard = await hear(page, ['wcpt_device_change', 'wcpt_layout']);
      await page.setViewportSize(LAPTOP);
      await open({ ids: [12, 31] }, `jquery=${jquery}`);
      await page.locator('#wcpt-31').scrollIntoViewIfNeeded();
      await mounted(page, '#wcpt-31');
      expect(await page.evaluate(() => Reflect.get(window, 'wcpt_current_device'))).toBe('laptop');
      await page.evaluate(() => Reflect.set(Reflect.get(window, 'wcpt_cache') ?? {}, 'data', { old: 'answer' }));
      await page.setViewportSize({ width: 1000, height: 800 });
      await expect(page.locator(outer)).toHaveClass(/wcpt-device-tablet/);
      await expect(page.locator('#wcpt-31 .wcpt-table-scroll-wrapper-outer')).toHaveClass(/wcpt-device-tablet/);
      expect(asked).toHaveLength(0);
      const device = (await heard()).filter(line => line.startsWith('wcpt_device_change'));
      expect(device).toEqual(['wcpt_device_change window [{"previous_device":"laptop","current_device":"tablet"}]']);
      const resized = (await heard()).filter(line => line.endsWith('[{"source":"resize"}]'));
      expect(resized.sort()).toEqual([
        'wcpt_layout wcpt-12 [{"source":"resize"}]',
        'wcpt_layout wcpt-31 [{"source":"resize"}]',
      ]);
      expect(await page.evaluate(() => Reflect.get(Reflect.get(window, 'wcpt_cache') ?? {}, 'data'))).toEqual({});
      // Another height is no other layout.
      await page.clock.install();
      const resize = page.evaluate(
        () => new Promise<void>(resolve => window.addEventListener('resize', () => resolve(), { once: true })),
      );
      await page.setViewportSize({ width: 1000, height: 600 });
      await resize;
      await page.clock.runFor(300);
      expect((await heard()).filter(line => line.endsWith('[{"source":"resize"}]'))).toHaveLength(2);
    });

    turn.test('other columns are asked for, and filters, page and search stay', async ({ page, open, asked }) => {
      await page.setViewportSize(LAPTOP);
      await open({ sourceMap: OWN_COLUMNS, header: SEARCH }, `jquery=${jquery}&utm=x&12_search_1=majica&12_paged=2`);
      await mounted(page, '#wcpt-12');
      await page.setViewportSize(PHONE);
      await expect(page.locator(outer)).toHaveClass(/wcpt-device-phone/);
      await expect(page.locator(titles).first()).toHaveText('Izdelek 11');
      expect(asked).toHaveLength(1);
      expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({
        '12_device': 'phone',
        '12_search_1': 'majica',
        '12_paged': '2',
      });
      await expect(page.locator('.wcpt-search-input')).toHaveValue('majica');
      await expect(page).toHaveURL(/utm=x&12_search_1=majica&12_paged=2$/);
    });
  });
}

test('the focus stays through a change of device', async ({ page, open }) => {
  await page.setViewportSize(LAPTOP);
  await open({ sourceMap: OWN_COLUMNS });
  await mounted(page, '#wcpt-12');
  await page.getByRole('link', { name: 'Izdelek 3', exact: true }).focus();
  await page.setViewportSize(PHONE);
  await expect(page.locator(outer)).toHaveClass(/wcpt-device-phone/);
  await expect(page.getByRole('link', { name: 'Izdelek 3', exact: true })).toBeFocused();
});

test('a view that does not come leaves the one that is there', async ({ page, open, asked, instead, consoleLines }) => {
  await page.setViewportSize(LAPTOP);
  await open({ sourceMap: OWN_COLUMNS });
  await mounted(page, '#wcpt-12');
  instead.answer = route => route.fulfill({ status: 500, body: '' });
  await page.setViewportSize(PHONE);
  await expect(page.locator('#wcpt-12').getByRole('alert')).toBeVisible();
  await expect(page.locator(titles)).toHaveCount(10);
  await expect(page.locator(outer)).toHaveClass(/wcpt-device-laptop/);
  instead.answer = undefined;
  await page.getByRole('button', { name: 'Poskusi znova' }).click();
  await expect(page.locator(outer)).toHaveClass(/wcpt-device-phone/);
  expect(asked).toHaveLength(2);
  await expect.poll(() => consoleLines.take(/query fail|no usable answer|500/)).toBeGreaterThan(0);
});

test('a server that never sends the view is not asked for ever', async ({ page, open, asked, instead, served }) => {
  await page.setViewportSize(PHONE);
  const laptop = { sourceMap: OWN_COLUMNS };
  instead.answer = async route => {
    const { tableMarkup } = await import('./support/tablePage');
    await route.fulfill({ contentType: 'text/html', body: tableMarkup(served.spec, 12, new URLSearchParams()) });
  };
  await open(laptop);
  await mounted(page, '#wcpt-12');
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
  await mounted(page, '#wcpt-12');
  await page.locator('.wcpt-infinite-scroll-dots').scrollIntoViewIfNeeded();
  await expect(page.locator(titles)).toHaveCount(20);
  await page.setViewportSize(PHONE);
  await expect(page.locator(outer)).toHaveClass(/wcpt-device-phone/);
  await expect(page.locator(titles).first()).toHaveText('Izdelek 1');
  expect(asked.find(query => query.get('12_device') === 'phone')?.get('12_paged')).toBeNull();
});

test('with disable_url_update and nothing chosen, the query has nothing of the address', async ({
  page,
  open,
  asked,
}) => {
  await page.setViewportSize(PHONE);
  await open({ sourceMap: OWN_COLUMNS, settings: { disable_url_update: 'true' } });
  await mounted(page, '#wcpt-12');
  await expect(page.locator(outer)).toHaveClass(/wcpt-device-phone/);
  expect([...(asked[0]?.keys() ?? [])].sort()).toEqual(['12_device', '12_sc_attrs', 'wc-ajax']);
  await expect(page).toHaveURL(/\/tabela\/\?$/);
});

test('a table of an archive is loaded with its page, once', async ({ page, open, asked }) => {
  await page.setViewportSize(LAPTOP);
  await open({ sourceMap: OWN_COLUMNS, settings: { _only_loop: 'true' } }, 'utm=x#izdelki');
  await mounted(page, '#wcpt-12');
  const loaded = page.waitForEvent('load');
  await page.setViewportSize(PHONE);
  await loaded;
  await mounted(page, '#wcpt-12');
  await expect(page.locator(outer)).toHaveClass(/wcpt-device-phone/);
  await expect(page).toHaveURL(/\?utm=x#izdelki$/);
  expect(asked).toHaveLength(0);
});

test('an archive that prints the wrong view for ever is loaded once', async ({ page, open, consoleLines }) => {
  await page.setViewportSize(PHONE);
  let loads = 0;
  page.on('request', request => {
    if (request.isNavigationRequest()) loads++;
  });
  await open({
    sourceMap: OWN_COLUMNS,
    settings: { _only_loop: 'true' },
    around: table => table.replace(/wcpt-device-phone/g, 'wcpt-device-laptop'),
  });
  await expect(page).toHaveURL(/\/tabela\/$/);
  await mounted(page, '#wcpt-12');
  await expect.poll(() => consoleLines.take(/has another device view/)).toBe(1);
  expect(loads).toBe(2);
});

test('a shop that leads back from the address of the view is asked once, and never again', async ({
  page,
  open,
  consoleLines,
}) => {
  await page.setViewportSize(PHONE);
  await page.route(
    url => url.searchParams.has('12_device'),
    route => route.fulfill({ status: 302, headers: { Location: '/tabela/' } }),
  );
  let loads = 0;
  page.on('load', () => loads++);
  await open({ sourceMap: OWN_COLUMNS, settings: { _only_loop: 'true' } });
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
  await mounted(page, '#wcpt-12');
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
  await mounted(page, '#wcpt-12');
  await expect(page.locator(titles)).toHaveCount(10);
  expect(asked.map(query => query.get('12_device'))).toEqual(['laptop']);
});

test('breakpoints that are no numbers are those of the shop’s script', async ({ page, open }) => {
  await page.setViewportSize({ width: 800, height: 800 });
  await open({ params: { breakpoints: { phone: 'wide', tablet: null } } });
  await mounted(page, '#wcpt-12');
  await expect(page.locator(outer)).toHaveClass(/wcpt-device-tablet/);
});

test('a source map that can’t be read is said once, and the server asked', async ({
  page,
  open,
  asked,
  consoleLines,
}) => {
  await page.setViewportSize(PHONE);
  await open({ sourceMap: '{"laptop":' });
  await mounted(page, '#wcpt-12');
  await expect(page.locator(outer)).toHaveClass(/wcpt-device-phone/);
  expect(asked).toHaveLength(1);
  await expect.poll(() => consoleLines.take(/is no map of devices/)).toBe(1);
});

test('wcpt_layout of another script may come without data', async ({ page, open }) => {
  await open({});
  await mounted(page, '#wcpt-12');
  await page.evaluate(() =>
    document.querySelector('.wcpt-device-laptop')?.classList.replace('wcpt-device-laptop', 'wcpt-device-phone'),
  );
  await page.evaluate(() =>
    document.querySelector('#wcpt-12')?.dispatchEvent(new CustomEvent('wcpt_layout', { bubbles: true })),
  );
  await expect(page.locator(outer)).toHaveClass(/wcpt-device-laptop/);
});

test('a page-builder’s tab lays the tables in it out', async ({ page, open }) => {
  const heard = await hear(page, ['wcpt_layout']);
  await open({
    around: table =>
      `<div class="elementor-widget-container"><div class="elementor-tab-title">Ena</div></div><div class="su-tabs"><div class="su-tabs-nav"><span>A</span><span>B</span></div><div class="su-tabs-panes"><div>a</div><div>${table}</div></div></div>`,
  });
  await mounted(page, '#wcpt-12');
  const ofTab = async () => (await heard()).filter(line => line.includes('shortcode_ultimate__tab')).length;
  // The code for it comes a moment after the table.
  await expect
    .poll(async () => {
      await page.getByText('B', { exact: true }).click();
      return ofTab();
    })
    .toBeGreaterThan(1);
  const frame = () => page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve))));
  const settled = async () => {
    for (let frames = 0; frames < 3; frames++) await frame();
  };
  await settled();
  const before = await ofTab();
  await page.getByText('A', { exact: true }).click();
  await page.getByText('Ena', { exact: true }).click();
  await settled();
  expect(await ofTab()).toBe(before);
});

for (const width of [1280, 390]) {
  test(`a placeholder without background calls is filled in place, at ${width} px`, async ({ page, open, asked }) => {
    await page.setViewportSize({ width, height: 800 });
    const loads: string[] = [];
    page.on('request', request => request.isNavigationRequest() && loads.push(request.url()));
    await open({
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
