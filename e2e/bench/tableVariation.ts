import type { Add } from './figures';
import { JQUERY, type Lab } from './lab';

/** Wanted times in ms: of a choice, and of the first one in a row. */
const CHOICE = 8;
const FIRST = 100;
const COUNTS = [200, 500] as const;
const KINDS = ['list', 'radios'] as const;
const TABLE = '#wcpt-422';

/** Chooses in rows of 200 and 500 variations with a slow processor: script time of a choice, until the row shows it. */
export async function tableVariation(lab: Lab, add: Add): Promise<void> {
  for (const count of COUNTS) {
    for (const [variant, query] of JQUERY) {
      for (const kind of KINDS) {
        const choose = (times: number) =>
          lab.withTab(async ({ page, open }) => {
            await open(`/tables/many-variations/?${query}&rows=${count}`, TABLE);
            await page.locator(`${TABLE} .wcpt-no-variation-selected`).first().waitFor();
            return page.evaluate(chooseMany, { kind, times });
          });
        const title = `${count} variations, ${kind}, ${variant}`;
        const firsts: number[] = [];
        for (let run = 0; run < lab.runs; run++) firsts.push(...(await choose(1)));
        add(`${title}: first choice in a row`, 'ms', firsts, FIRST);
        add(`${title}: a choice`, 'ms', (await choose(lab.choices + 1)).slice(1), CHOICE);
      }
    }
  }
}

/** Runs in the page: chooses one variation after the other, each when the page is calm. */
async function chooseMany({ kind, times }: { kind: string; times: number }): Promise<number[]> {
  const rows = document.querySelectorAll('#wcpt-422 .wcpt-row');
  const row = rows[kind === 'list' ? 0 : 1];
  const list = row?.querySelector<HTMLSelectElement>('.wcpt-select-variation-dropdown');
  const radios = [...(row?.querySelectorAll<HTMLInputElement>('.wcpt-variation-radio') ?? [])];
  const sku = row?.querySelector('.wcpt-sku');
  const took: number[] = [];
  for (let turn = 0; turn < times; turn++) {
    // Far apart, so that every choice shows another picture, price and stock.
    const at = (turn * 37) % 199;
    const before = sku?.textContent;
    const start = performance.now();
    if (kind === 'list' && list) {
      list.selectedIndex = at + 1;
      list.dispatchEvent(new Event('change', { bubbles: true }));
    } else radios[at]?.click();
    while (sku?.textContent === before) await new Promise(resolve => setTimeout(resolve));
    took.push(performance.now() - start);
    for (let i = 0; i < 2; i++) await new Promise(resolve => requestIdleCallback(resolve));
  }
  return took;
}
