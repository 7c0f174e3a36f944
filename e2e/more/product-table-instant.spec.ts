import { heading, open, table } from '../pages/tableInstant';
import { expect, test } from '../support/fixtures';

test('a playing recording and typed text stay in their rows while these are sorted', async ({ page, shop }) => {
  await open(page, shop, 'rows=300');
  const cell = page.locator(`${table} .wcpt-row`).nth(5).locator('td').nth(1);
  await cell.evaluate(element => {
    element.innerHTML = '<input class="note" aria-label="Opomba">';
  });
  const note = page.locator(`${table} .note`);
  await note.fill('abc');
  await page.evaluate(() => {
    const option = document.querySelector<HTMLInputElement>('input[value="option_3"]');
    if (option) option.checked = true;
    option?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(heading(page, 'naziv')).toHaveAttribute('aria-sort', 'ascending');
  await expect(note).toBeFocused();
  await page.keyboard.type('d');
  await expect(note).toHaveValue('abcd');
});
