import { children, groups, open, parents } from '../pages/tableRows';
import { expect, test } from '../support/fixtures';

test('the focus in a child row goes to its toggle when that closes', async ({ page, shop }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, shop, 'groups/', groups);
  const details = page
    .locator(parents)
    .first()
    .getByRole('button', { name: /^Podrobnosti/ });
  await details.click();
  const child = page.locator(children).first();
  await child
    .locator('.wcpt-child-row__element')
    .first()
    .evaluate(element => {
      element.innerHTML = '<button type="button">V vrstici</button>';
    });
  await child.getByRole('button').focus();
  await details.evaluate(element => element instanceof HTMLElement && element.click());
  await expect(child).toBeHidden();
  await expect(details).toBeFocused();
});
