import { type Add, addTimes } from './figures';
import { JQUERY, type Lab, type Tab } from './lab';

/** Wanted times in ms. */
const SELECT_ALL = 50;
const FRAME = 50;

/** Opens a table of 500 rows, all of them hydrated. */
async function openBulk({ page, open }: Tab, query: string): Promise<void> {
  await open(`/tables/bulk/?rows=500&${query}`, '#wcpt-410');
  // The last row is named last.
  await page.locator('#wcpt-410 .wcpt-row .wcpt-cart-checkbox[aria-label]').last().waitFor();
  await page.waitForFunction(() => {
    const boxes = document.querySelectorAll('.wcpt-cart-checkbox');
    return boxes[boxes.length - 1]?.hasAttribute('aria-label');
  });
}

/** Selects 500 rows at once with a slow processor: script time of the click, and until all is done that follows it. */
export async function tableSelectAll(lab: Lab, add: Add): Promise<void> {
  for (const [variant, query] of JQUERY) {
    const runs = await lab.eachRun(async tab => {
      await openBulk(tab, query);
      return tab.page.evaluate(selectAll);
    });
    addTimes(add, `500 rows, ${variant}`, runs, {
      'all selected': [({ click }) => click, SELECT_ALL],
      'all told': ({ told }) => told,
      'longest task': ({ longest }) => longest,
    });
  }
}

/** Runs in the page. */
async function selectAll(): Promise<{ click: number; told: number; longest: number }> {
  const { longTasks } = window.bench;
  longTasks.length = 0;
  let events = 0;
  const wanted = document.querySelectorAll('.wcpt-cart-checkbox:not(:disabled)').length;
  const start = performance.now();
  let told = 0;
  document.body.addEventListener('shop-widgets:wcpt_checkbox_change', () => {
    events++;
    told = performance.now() - start;
  });
  document.querySelector<HTMLElement>('.wcpt-add-selected__select-all')?.click();
  const click = performance.now() - start;
  const checked = document.querySelectorAll('.wcpt-cart-checkbox:checked').length;
  if (checked !== wanted) throw new Error(`${checked} rows of ${wanted} are checked`);
  while (events < wanted) await new Promise(resolve => setTimeout(resolve, 10));
  await new Promise(resolve => setTimeout(resolve, 400));
  return { click, told, longest: Math.max(0, ...longTasks) };
}

/** Holds plus in one of 500 rows with a slow processor: script time of each step, with all that follows it. */
export async function tableHoldPlus(lab: Lab, add: Add): Promise<void> {
  for (const [variant, query] of JQUERY) {
    const runs = await lab.eachRun(async tab => {
      await openBulk(tab, query);
      await tab.page.evaluate(() => window.bench.longTasks.splice(0));
      const plus = tab.page.locator('#wcpt-410 .wcpt-row .wcpt-plus:not(.wcpt-disabled)').first();
      await plus.hover();
      await tab.page.mouse.down();
      await new Promise(resolve => setTimeout(resolve, 2000));
      await tab.page.mouse.up();
      return tab.page.evaluate(() => window.bench);
    });
    const steps = runs.flatMap(({ timers }) => timers.filter(({ delay }) => delay === 50 || delay === 500));
    const title = `500 rows, ${variant}`;
    addTimes(add, title, steps, { 'a step while plus is held': [({ took }) => took, FRAME] });
    addTimes(add, title, runs, { 'longest task over 50 ms': ({ longTasks }) => Math.max(0, ...longTasks) });
  }
}
