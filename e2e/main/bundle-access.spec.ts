import { CHOOSE, item, openBundle, parts, pieces } from '../pages/bundles';
import { expect, test } from '../support/fixtures';
import { cartStarted, expectPieces } from '../support/shopper';

test.describe('390 px wide', () => {
  test.use({ viewport: { width: 390, height: 900 } });

  test('a bundle is put together and added with the keyboard alone', async ({ page, shop }) => {
    await openBundle(page, shop, CHOOSE);
    await cartStarted(page);
    await page.locator('.woosb-product a').first().focus();
    const plus = item(page, 'sa01').getByRole('button', { name: 'Povečaj količino: Skodelica Jutro' });
    const minus = item(page, 'sa01').getByRole('button', { name: 'Zmanjšaj količino: Skodelica Jutro' });
    await page.keyboard.press('Tab');
    await expect(minus).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(pieces(page, 'sa01')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(plus).toBeFocused();
    const before = await page.evaluate(() => scrollY);
    await page.keyboard.press('Space');
    await expect(pieces(page, 'sa01')).toHaveValue('1');
    await page.keyboard.press('Enter');
    await expect(pieces(page, 'sa01')).toHaveValue('2');
    await expect(plus).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    await expect(pieces(page, 'sa01')).toHaveValue('1');
    await parts(page).button.focus();
    await page.keyboard.press('Enter');
    await expectPieces(page, 1);
  });
});

test('the alert is read out once for each change, and not on page load', async ({ page, shop }) => {
  await openBundle(page, shop, CHOOSE);
  const { alert, button, total } = parts(page);
  await expect(alert).toContainText('Izbrano: 2');
  await expect(alert).not.toHaveAttribute('role');
  await expect(total).toHaveAttribute('role', 'status');
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toHaveAccessibleDescription(/Izbrano: 2/);
  await page.evaluate(() => {
    const changes: string[] = [];
    Reflect.set(window, 'changes', changes);
    const area = document.querySelector('.woosb-alert');
    if (area) new MutationObserver(() => changes.push(area.textContent ?? '')).observe(area, { childList: true });
  });
  await pieces(page, 'sc03').fill('1');
  await pieces(page, 'sc03').blur();
  await expect(alert).toHaveAttribute('role', 'alert');
  await expect(alert).toContainText('Izbrano: 1');
  // The same again: nothing to say.
  await pieces(page, 'sc03').dispatchEvent('change');
  await pieces(page, 'sc03').fill('3');
  await pieces(page, 'sc03').blur();
  await expect(alert).toBeHidden();
  await expect(button).not.toHaveAttribute('aria-disabled');
  await expect(button).toHaveAccessibleDescription('');
  const changes = await page.evaluate(() => Reflect.get(window, 'changes'));
  expect(changes).toEqual([expect.stringContaining('Izbrano: 1'), '']);
});
