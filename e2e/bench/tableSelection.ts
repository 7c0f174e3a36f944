import type { Add } from './figures';
import { isTaken } from './inPage';
import { JQUERY, type Lab, SLOWDOWN, type Tab } from './lab';

/** Wanted times in ms. */
const SELECT_ALL = 50;
const FRAME = 50;

/** Opens a table of 500 rows, all of it awake, and slows the processor down. */
export async function openBulk({ url }: Lab, { page, slowDown }: Tab, query: string): Promise<void> {
  await page.goto(`${url}/tables/bulk/?rows=500&${query}`, { waitUntil: 'networkidle' });
  await page.waitForFunction(isTaken, '#wcpt-410');
  // The last row is named last.
  await page.locator('#wcpt-410 .wcpt-row .wcpt-cart-checkbox[aria-label]').last().waitFor();
  await page.waitForFunction(() => {
    const boxes = document.querySelectorAll('.wcpt-cart-checkbox');
    return boxes[boxes.length - 1]?.hasAttribute('aria-label');
  });
  await slowDown(SLOWDOWN);
}

/** Selects 500 rows at once with a slow processor: script time of the click, and until all is done that follows it. */
export async function tableSelectAll(lab: Lab, add: Add): Promise<void> {
  for (const [variant, query] of JQUERY) {
    const runs = await lab.eachRun(async tab => {
      await openBulk(lab, tab, query);
      return tab.page.evaluate(selectAll);
    });
    const title = `500 rows, ${variant}`;
    add(
      `${title}: all selected`,
      'ms',
      runs.map(({ click }) => click),
      SELECT_ALL,
    );
    add(
      `${title}: all told`,
      'ms',
      runs.map(({ told }) => told),
    );
    add(
      `${title}: longest task`,
      'ms',
      runs.map(({ longest }) => longest),
    );
  }
}

/** Runs in the page. */
export async function selectAll(): Promise<{ click: number; told: number; longest: number }> {
  let longest = 0;
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  }).observe({ type: 'longtask' });
  let events = 0;
  const wanted = document.querySelectorAll('.wcpt-cart-checkbox:not(:disabled)').length;
  const start = performance.now();
  let told = 0;
  document.body.addEventListener('wcpt_checkbox_change', () => {
    events++;
    told = performance.now() - start;
  });
  document.querySelector<HTMLElement>('.wcpt-add-selected__select-all')?.click();
  const click = performance.now() - start;
  const checked = document.querySelectorAll('.wcpt-cart-checkbox:checked').length;
  if (checked !== wanted) throw new Error(`${checked} rows of ${wanted} are checked`);
  while (events < wanted) await new Promise(resolve => setTimeout(resolve, 10));
  await new Promise(resolve => setTimeout(resolve, 400));
  return { click, told, longest };
}

/** Holds plus in one of 500 rows with a slow processor: script time of each step, with all that follows it. */
export async function tableHoldPlus(lab: Lab, add: Add): Promise<void> {
  for (const [variant, query] of JQUERY) {
    const runs = await lab.eachRun(async tab => {
      await openBulk(lab, tab, query);
      await tab.page.evaluate(() => Reflect.set(window, 'benchLongest', 0));
      await tab.page.evaluate(() => {
        new PerformanceObserver(list => {
          for (const { duration } of list.getEntries()) {
            Reflect.set(window, 'benchLongest', Math.max(Number(Reflect.get(window, 'benchLongest')), duration));
          }
        }).observe({ type: 'longtask' });
      });
      const plus = tab.page.locator('#wcpt-410 .wcpt-row .wcpt-plus:not(.wcpt-disabled)').first();
      await plus.hover();
      await tab.page.mouse.down();
      await new Promise(resolve => setTimeout(resolve, 2000));
      await tab.page.mouse.up();
      return tab.page.evaluate(() => ({
        longest: Number(Reflect.get(window, 'benchLongest')),
        timers: (window.bench?.timers ?? [])
          .filter(({ delay }) => delay === 50 || delay === 500)
          .map(({ took }) => took),
      }));
    });
    const title = `500 rows, ${variant}`;
    add(
      `${title}: a step while plus is held`,
      'ms',
      runs.flatMap(({ timers }) => timers),
      FRAME,
    );
    add(
      `${title}: longest task over 50 ms`,
      'ms',
      runs.map(({ longest }) => longest),
    );
  }
}
