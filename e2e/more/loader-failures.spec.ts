import { choose } from '../pages/variationForm';
import { gotoMounted, test } from '../support/fixtures';
import { expectPieces, VARIABLE } from '../support/shopper';

// How the code comes, and what happens when it does not, is what this is about.
test.use({ isFirstVisit: true });

test('styles that never come break nothing', async ({ page, shop, consoleLines }) => {
  shop.faults.set('style', { status: 404 });
  await gotoMounted(page, shop.url + VARIABLE, 'form.variations_form');
  await choose(page, 'rdeca', 'l');
  await page.click('form.cart .single_add_to_cart_button');
  await expectPieces(page, 1);
  consoleLines.allow(/Failed to load resource/);
});
