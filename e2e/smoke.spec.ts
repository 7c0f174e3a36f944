import { expect, mounted, test } from './support/fixtures';

test('a variation is chosen, bought and seen in the mini-cart', async ({ page, shop }) => {
  await page.goto(`${shop.url}/product/pulover-reka/`);
  await mounted(page, 'form.variations_form');
  await page.selectOption('#pa_barva', 'rdeca');
  await page.selectOption('#pa_velikost', 'l');
  await page.click('.single_add_to_cart_button');
  await expect(page.locator('.widget_shopping_cart_content .quantity').first()).toContainText('1 × 47.20');
});
