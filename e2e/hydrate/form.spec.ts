import { expect, test } from 'playwright/test';
import { buildHarness, expectKept, open } from './support';

let harness: string;

test.beforeAll(async () => {
  harness = await buildHarness('production');
});

const form = `<div class="form"><form style="display: grid; --a: url(data:x;y)">
  <input name="name" value="old"> <textarea name="note">
old text</textarea>
  <label><input type="checkbox" name="gift" checked> Gift</label>
  <label><input type="radio" name="size" value="s" checked> S</label> <label><input type="radio" name="size" value="m"> M</label>
  <select name="color"><option>red</option><option selected>blue</option></select>
  <select name="extras" multiple><option selected>a</option><option>b</option><option>c</option></select>
  <input type="hidden" name="product_id" value="4"> <input class="qty" type="number" value="1">
  <svg viewBox="0 0 10 10" width="10"><linearGradient id="g"></linearGradient><path d="M0 0h10" stroke-width="2"/></svg>
  <button class="add" type="button">Add</button>
</form></div>`;

test('keeps what the shopper has typed, ticked, chosen and marked, and what a reset gives', async ({ page }) => {
  const lines = await open(page, form, harness);
  const note = page.locator('textarea');
  await page.locator('[name=name]').fill('new');
  await page.locator('[name=gift]').uncheck();
  await page.locator('[value=m]').check();
  await page.locator('[name=color]').selectOption('red');
  await page.locator('[name=extras]').selectOption(['b', 'c']);
  await page.locator('.qty').fill('5');
  await note.fill('new text');
  await note.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(2, 5));
  const shifts = () => page.evaluate(() => void window.shifts.splice(0));
  await shifts();

  await page.evaluate(() => new Promise<void>(done => void window.harness('form', done)));
  await expect(page.locator('.qty')).toHaveAttribute('data-state', '5');
  await page.locator('form').dispatchEvent('input');
  await expect(page.locator('form')).toHaveAttribute('data-times', '1');

  await expectKept(page);
  await expect(note).toBeFocused();
  expect(await note.evaluate((area: HTMLTextAreaElement) => [area.selectionStart, area.selectionEnd])).toEqual([2, 5]);
  const state = () =>
    page.evaluate(() => [...new FormData(document.querySelector('form') ?? undefined)].map(entry => entry.join('=')));
  expect(await state()).toEqual([
    ...['name=new', 'note=new text', 'size=m', 'color=red', 'extras=b', 'extras=c', 'product_id=4'],
  ]);
  await page.locator('form').evaluate((element: HTMLFormElement) => element.reset());
  expect(await state()).toEqual([
    ...['name=old', 'note=old text', 'gift=on', 'size=s', 'color=blue', 'extras=a', 'product_id=4'],
  ]);
  await expect(page.locator('form')).toHaveAttribute('style', 'display: grid; --a: url(data:x;y)');
  expect(lines).toEqual([]);
});

test('gives the same nodes and the focus back on unmount', async ({ page }) => {
  const lines = await open(page, form, harness);
  await page.locator('.add').focus();
  await page.evaluate(
    () =>
      new Promise<void>(done => {
        const mounted = window.harness('form', () => {
          mounted.unmount();
          done();
        });
      }),
  );
  await expectKept(page);
  await expect(page.locator('.add')).toBeFocused();
  expect(lines).toEqual([]);
});
