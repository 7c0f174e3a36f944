import { DESCRIPTION } from '../pages/productPage';
import { hasCaptures, NO_CAPTURES } from '../support/capturedPages';
import { test as captured } from '../support/capturedShop';
import { expect, mounted } from '../support/fixtures';

captured('a recorded description stays as it is', async ({ page, open }) => {
  captured.skip(!hasCaptures, NO_CAPTURES);
  await open('product-simple');
  await page.locator(DESCRIPTION).scrollIntoViewIfNeeded();
  await mounted(page, DESCRIPTION);
  await expect(page.locator(DESCRIPTION)).toHaveText('Kratek opis: Plašč z galerijo.');
});
