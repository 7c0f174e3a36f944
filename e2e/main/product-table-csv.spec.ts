import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { button, TABLE } from '../pages/tableCsv';
import { findings } from '../support/findings';
import { expect, gotoMounted, test } from '../support/fixtures';

/** Presses a button, and reads the file that comes of it. */
async function save(page: Page, name: string): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
  const text = await readFile((await download.path()) ?? '', 'utf8');
  return { name: download.suggestedFilename(), text };
}

test('a table is saved as it is shown, whatever the server sends for it', async ({ page, shop, consoleLines }) => {
  await gotoMounted(page, `${shop.url}/tables/csv/`, TABLE);
  await test.step('the table, with texts that are no formulas', async () => {
    const { name, text } = await save(page, 'Prenesi tabelo');
    expect(name).toBe('tabela.csv');
    const lines = text.split('\n');
    expect(lines[0]).toBe('\ufeffNaziv,Šifra,Kategorija,Cena,Zaloga,Opomba');
    expect(lines[1]).toMatch(/^Volnene dokolenke Radovna,T-0001,Nogavice,\d+\.\d\d,\d*,'=1\+1$/);
    expect(text).toContain(`"velikost ""XL"""`);
    await expect(page.locator('.sw-table-csv')).toHaveText('Datoteka tabela.csv je pripravljena.');
  });
  await test.step('all products, and what rows there are as objects, quoted or of unequal lengths', async () => {
    const all = await save(page, 'Prenesi vse izdelke');
    expect(all.text.match(/T-00\d\d/g)).toHaveLength(40);
    const table = (await save(page, 'Prenesi tabelo')).text;
    expect((await save(page, 'Vrstice kot predmeti')).text).toBe(table);
    expect((await save(page, 'Celice v narekovajih')).text).toBe(table);
    expect((await save(page, 'Neenake vrstice')).text.split('\n')[1]).toBe('Volnene dokolenke Radovna,T-0001,,,,');
  });
  await test.step('nothing, a refusal, an error: the shopper reads it, and can try again', async () => {
    const said = page.locator('.sw-table-csv').last();
    await button(page, 'Brez vrstic').click();
    await expect(page.getByText('Ni izdelkov, ki bi jih lahko shranili.').first()).toBeVisible();
    await button(page, 'Zavrnjeno').click();
    await expect(said).toHaveText('Datoteke ni bilo mogoče pripraviti. Poskusite znova.');
    expect(await findings(page)).toEqual([]);
    shop.faults.set('wcpt_get_csv', { status: 500, times: 1 });
    await button(page, 'Prenesi tabelo').focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.sw-table-csv--failed')).toHaveCount(2);
    expect((await save(page, 'Prenesi tabelo')).name).toBe('tabela.csv');
  });
  expect(consoleLines.take(/it could not be saved as a file/)).toBe(2);
  consoleLines.allow(/Failed to load resource/);
});
