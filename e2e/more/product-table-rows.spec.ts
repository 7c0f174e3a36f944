import { children, groups, links, open, parents } from '../pages/tableRows';
import { findings } from '../support/findings';
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

for (const width of [390, 1280]) {
  test(`axe finds nothing in rows at ${width} px`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, shop, 'groups/', groups);
    await page
      .locator(parents)
      .first()
      .getByRole('button', { name: /^Podrobnosti/ })
      .click();
    await expect(page.locator(parents).first()).toHaveClass(/wcpt-has-child-row--visible/);
    expect(await findings(page)).toEqual([]);
    await open(page, shop, 'links/', links);
    await page.locator(`${links} .wcpt-toggle-trigger`).first().click();
    expect(await findings(page)).toEqual([]);
  });
}
