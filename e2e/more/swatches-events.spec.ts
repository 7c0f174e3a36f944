import { PAGE, ready, swatch } from '../pages/swatches';
import { parts } from '../pages/variationForm';
import { hasCaptures, NO_CAPTURES } from '../support/capturedPages';
import { test } from '../support/capturedShop';
import { findings } from '../support/findings';
import { expect } from '../support/fixtures';

test.skip(!hasCaptures, NO_CAPTURES);

for (const jquery of ['3', 'none']) {
  test(`the recorded page with jQuery ${jquery}: chosen and added`, async ({ page, open, shop }) => {
    await open(PAGE, jquery);
    await page.locator('form.variations_form').scrollIntoViewIfNeeded();
    await ready(page);
    const own = (all: string[]) => all.filter(line => /variable-item|woo-variation/.test(line));
    expect(own(await findings(page))).toEqual([]);
    await swatch(page, 'rdeca').click();
    await swatch(page, 's').click();
    await expect(page.locator('label[for="pa_barva"]')).toHaveText('Barva: Rdeča');
    await expect(parts(page).button).not.toHaveClass(/disabled/);
    expect(own(await findings(page))).toEqual([]);
    await parts(page).button.click();
    await expect.poll(() => shop.log.some(({ name }) => name === 'add_to_cart' || name === 'form-post')).toBe(true);
  });
}
