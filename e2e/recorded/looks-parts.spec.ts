import type { Locator } from 'playwright/test';
import { capturedJson, hasCaptures, NO_CAPTURES } from '../support/capturedPages';
import { test } from '../support/capturedShop';
import { expect } from '../support/fixtures';
import { isOnTop } from '../support/looks';
import { mountEverything } from '../support/shopper';

test.skip(!hasCaptures, NO_CAPTURES);
test.use({ hasAssets: true });

const SWATCH = '.variable-item[data-value="rdeca"]';

/** A property of what styles draw before or after an element. */
const drawn = (locator: Locator, pseudo: '::before' | '::after', property: string): Promise<string> =>
  locator.evaluate((element, [part, name]) => getComputedStyle(element, part).getPropertyValue(name), [
    pseudo,
    property,
  ] as const);

/** Returns the distance of a button's text from its middle, in whole px. */
const signOffset = (button: Locator): Promise<number> =>
  button.evaluate(element => {
    const range = document.createRange();
    range.selectNodeContents(element.firstElementChild ?? element);
    const middleOf = ({ left, width }: DOMRect) => left + width / 2;
    return Math.abs(Math.round(middleOf(range.getBoundingClientRect()) - middleOf(element.getBoundingClientRect())));
  });

test('a swatch has the tooltip that the add-on’s styles draw, and no other', async ({ page, open }) => {
  await open('product-swatches');
  await mountEverything(page);
  const swatch = page.locator(SWATCH);
  await swatch.hover();
  await expect.poll(() => drawn(swatch, '::before', 'opacity')).toBe('1');
  expect(await drawn(swatch, '::before', 'content')).toContain('Rdeča');
  await expect(page.locator('.sw-tooltip')).toHaveCount(0);
  // Keys: the add-on's styles draw nothing, so ours tells; under a pointer it goes again.
  await page.locator('h1').hover();
  await swatch.focus();
  await page.keyboard.press('ArrowRight');
  const next = page.locator('.variable-item[data-value="modra"]');
  await expect(next).toBeFocused();
  await expect(page.locator('.sw-tooltip')).toHaveText('Modra');
  await next.hover();
  await expect(page.locator('.sw-tooltip')).toHaveCount(0);
});

test('a swatch has our tooltip where the add-on’s styles are off', async ({ page, open }) => {
  await page.route('**/woo-variation-swatches/**/*.css*', route =>
    route.fulfill({ contentType: 'text/css', body: '' }),
  );
  await open('product-swatches');
  await mountEverything(page);
  await page.locator(SWATCH).hover();
  await expect(page.locator('.sw-tooltip')).toHaveText('Rdeča');
});

test('the magnifier of a gallery is the theme’s icon alone', async ({ page, open }) => {
  await open('product-simple');
  await mountEverything(page);
  const trigger = page.locator('.woocommerce-product-gallery__trigger');
  expect(await drawn(trigger, '::before', 'font-family')).toContain('Font Awesome');
  expect(await drawn(trigger, '::before', 'position')).toBe('static');
  expect(await drawn(trigger, '::after', 'content')).toBe('none');
  await expect(trigger).toHaveCSS('text-indent', '-999px');
  const [box, gallery] = [await trigger.boundingBox(), await page.locator('.images').boundingBox()];
  expect(box?.width).toBe(32);
  expect(Math.round((gallery?.x ?? 0) + (gallery?.width ?? 0) - (box?.x ?? 0) - 32)).toBe(14);
});

test('the stars of a review stand apart, as letters of a line', async ({ page, open }) => {
  await open('product-simple');
  await mountEverything(page);
  await page.locator('.reviews_tab a').click();
  const stars = page.locator('p.stars a');
  await expect(stars).toHaveCount(5);
  const boxes = await Promise.all((await stars.all()).map(star => star.boundingBox()));
  for (const [index, box] of boxes.slice(1).entries()) {
    const before = boxes[index];
    expect(box?.y).toBe(before?.y);
    expect((box?.x ?? 0) - (before?.x ?? 0) - (before?.width ?? 0)).toBeGreaterThan(3);
  }
});

test('live results are seen', async ({ page, open, consoleLines }) => {
  const body: unknown = Object(Object(capturedJson('json/search-ajax-results.json')).response).body;
  await page.route('**/admin-ajax.php', route => route.fulfill({ contentType: 'text/html', body: String(body) }));
  await page.route('https://trgovina.example/**', route => route.fulfill({ contentType: 'image/svg+xml', body: '' }));
  await open('search-form');
  const field = page.locator('.is-ajax-search [name=s]');
  await field.fill('majica');
  await expect(page.locator('.is-ajax-search-post').first()).toBeVisible();
  await page.locator('h1').click();
  await expect(page.locator('.is-ajax-search-result')).toBeHidden();
  // Not every picture of the results was recorded.
  consoleLines.allow(/status of 404/);
});

for (const width of [1280, 390]) {
  test(`plus and minus stand beside the field and can be clicked, ${width} px`, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const name of ['product-simple', 'product-grouped']) {
      await open(name);
      await mountEverything(page);
      const steppers = await page.locator('.sw-stepper').all();
      expect(steppers.length).toBeGreaterThan(0);
      for (const stepper of steppers) {
        const parts = ['.minus', '.qty', '.plus'].map(part => stepper.locator(part));
        expect(await Promise.all(parts.map(part => isOnTop(part, 'center')))).toEqual([true, true, true]);
        const boxes = await Promise.all(parts.map(part => part.boundingBox()));
        expect(await Promise.all(['.minus', '.plus'].map(part => signOffset(stepper.locator(part))))).toEqual([0, 0]);
        expect(new Set(boxes.map(box => `${box?.y} ${box?.height}`)).size, 'one height').toBe(1);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}

test('the theme’s padding for all buttons does not widen plus and minus, and their field has no arrows', async ({
  page,
  open,
}) => {
  await open('product-grouped');
  await mountEverything(page);
  await page.addStyleTag({ content: ':root { --sw-step-size: 2rem }' });
  const widths = await page.locator('.sw-step').evaluateAll(all => all.map(step => step.getBoundingClientRect().width));
  expect(widths).toEqual([32, 32, 32, 32, 32, 32]);
  for (const field of await page.locator('.sw-stepper .qty').all())
    await expect(field).toHaveCSS('appearance', 'textfield');
});

test('the cart page has no plus and minus', async ({ page, open }) => {
  await open('cart');
  await mountEverything(page);
  await expect(page.locator('.woocommerce-cart-form .qty')).toHaveCount(3);
  await expect(page.locator('.sw-step, .plus, .minus')).toHaveCount(0);
});
