import type { Add } from './figures';
import { JQUERY, type Lab, type Tab } from './lab';

const PATH = '/product/veliki-komplet/';
/** Wanted time of a change in ms. */
const TARGET = 8;

/** Changes quantities of a bundle of 30 items with a slow processor: script time of the event, with all that follows it. */
export async function bundle(lab: Lab, add: Add): Promise<void> {
  for (const [variant, query] of JQUERY) {
    const title = `30 items, ${variant}`;
    const change = (count: number) => (tab: Tab) => openAndChange(tab, `${PATH}?${query}`, count);
    const firsts = await lab.eachRun(change(1));
    const many = (await lab.withTab(change(lab.choices + 1))).slice(1);
    add(`${title}: quantity changed`, 'ms', many, TARGET);
    add(`${title}: second change on a page`, 'ms', firsts.flat());
  }
}

async function openAndChange({ page, open }: Tab, path: string, count: number): Promise<number[]> {
  await open(path, '.woosb-wrap');
  // Coming to the bundle loads the code for changes; the first one is there once it counts.
  await page.locator('.woosb-qty').last().fill('2');
  await page.locator('.woosb-qty').last().blur();
  await page.waitForFunction(() => document.querySelector('.woosb-count-value')?.textContent === '31');
  return page.evaluate(changeMany, count);
}

/** Runs in the page: changes one quantity after the other. Returns the script time of each, in ms. */
async function changeMany(count: number): Promise<number[]> {
  const inputs = [...document.querySelectorAll<HTMLInputElement>('.woosb-wrap input.woosb-qty')];
  const times: number[] = [];
  for (let i = 0; i < count; i++) {
    const input = inputs[i % inputs.length];
    if (!input) throw new Error('the bundle has no quantities');
    const total = document.querySelector('.woosb-total')?.textContent;
    const start = performance.now();
    input.value = String((Number(input.value) % 9) + 1);
    input.dispatchEvent(new Event('change', { bubbles: true }));
    times.push(performance.now() - start);
    if (document.querySelector('.woosb-total')?.textContent === total) throw new Error('the total did not change');
    await new Promise(resolve => requestIdleCallback(resolve));
  }
  return times;
}
