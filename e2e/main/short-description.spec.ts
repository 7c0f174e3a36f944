import { DESCRIPTION } from '../pages/productPage';
import { expect, mounted, test } from '../support/fixtures';
import { SIMPLE } from '../support/shopper';

for (const jquery of ['3', 'none']) {
  test(`jQuery ${jquery}: non-breaking spaces go, words stay apart`, async ({ page, shop }) => {
    await page.goto(`${shop.url}/product/cajnik-para/?jquery=${jquery}`);
    const description = page.locator(DESCRIPTION);
    await expect(description.locator('p').nth(1)).toHaveText('');
    await mounted(page, DESCRIPTION);
    expect(await description.locator('p').allInnerTexts()).toEqual([
      'Lončen čajnik za dva, drži 8 dl.',
      '',
      'Pokrov se tesno prilega.',
    ]);
    expect(await description.innerHTML()).not.toContain('&nbsp;');
    await expect(description.locator('em')).toHaveText('8 dl');
    await page.evaluate(() => window.ShopWidgets?.unmountAll());
    expect(await description.innerHTML()).toContain('8&nbsp;dl');
  });
}

test('it comes without React', async ({ page, shop }) => {
  await page.setViewportSize({ width: 1280, height: 300 });
  await page.goto(`${shop.url + SIMPLE}?script=none`);
  await page.evaluate(selector => {
    for (const element of document.querySelectorAll('main > *')) {
      if (!element.querySelector(selector)) element.remove();
    }
    const description = document.querySelector(selector);
    if (description) document.querySelector('main')?.replaceChildren(description);
    // Its newsletter would be in sight, and draws.
    document.querySelector('footer')?.remove();
  }, DESCRIPTION);
  await page.addScriptTag({ type: 'module', url: '/shop-widgets/shop-widgets.js' });
  await mounted(page, DESCRIPTION);
  const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(files.filter(name => name.includes('/react-'))).toEqual([]);
});
