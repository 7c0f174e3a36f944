import type { Add } from './figures';
import { isTaken } from './inPage';
import { JQUERY, type Lab, SLOWDOWN, type Tab } from './lab';

/** Wanted time in ms. */
const COLD = 100;
const ADDS = 50;

/** Times in ms; `longest` is 0 where no task took over 50 ms. */
interface Adds {
  readonly cold: number;
  readonly clicks: number;
  readonly shown: number;
  readonly longest: number;
}

/** Adds from a table of 500 rows with a slow processor: one row cold, then fifty rows as fast as a script can click. */
export async function tableAdds(lab: Lab, add: Add): Promise<void> {
  const { url, eachRun } = lab;
  for (const [variant, query] of JQUERY) {
    const runs = await eachRun(async ({ page, slowDown }) => {
      await page.goto(`${url}/tables/cart/?rows=500&${query}`, { waitUntil: 'networkidle' });
      await page.waitForFunction(isTaken, '#wcpt-430');
      await slowDown(SLOWDOWN);
      return page.evaluate(addInPage, ADDS);
    });
    const presses = await eachRun(async tab => (await preparePress(lab, tab, query))());
    const title = `500 rows, ${variant}`;
    add(`${title}: a shopper’s first press, script time`, 'ms', presses, COLD);
    const figures = (name: string, read: (adds: Adds) => number, target?: number) =>
      add(`${title}: ${name}`, 'ms', runs.map(read), target);
    figures('first click to a row that is busy', ({ cold }) => cold, COLD);
    figures('script of 50 clicks', ({ clicks }) => clicks);
    figures('50 clicks until all rows show it', ({ shown }) => shown);
    figures('longest task over 50 ms', ({ longest }) => longest);
  }
}

/** Runs in the page. */
export async function addInPage(count: number): Promise<Adds> {
  let longest = 0;
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  }).observe({ type: 'longtask' });
  const [first, ...others] = document.querySelectorAll<HTMLElement>('#wcpt-430 .wcpt-button');
  const until = async (isMet: () => boolean) => {
    while (!isMet()) await new Promise(resolve => setTimeout(resolve, 1));
  };
  const inCart = () => document.querySelectorAll('#wcpt-430 .wcpt-row[data-wcpt-in-cart="1"]').length;
  const from = performance.now();
  first?.click();
  await until(() => document.querySelector('#wcpt-430 .wcpt-adding-product') !== null);
  const cold = performance.now() - from;
  await until(() => inCart() === 1);
  const start = performance.now();
  for (const button of others.slice(0, count)) button.click();
  const clicks = performance.now() - start;
  await until(() => inCart() === count + 1 && !document.querySelector('.wcpt-adding-product'));
  const shown = performance.now() - start;
  await new Promise(resolve => setTimeout(resolve, 300));
  return { cold, clicks, shown, longest };
}

/** Readies a shopper's first press on a row's button; answers what presses, and tells how long scripts worked on it. */
export async function preparePress(
  { url }: Lab,
  { page, slowDown }: Tab,
  query: string,
): Promise<() => Promise<number>> {
  await page.goto(`${url}/tables/cart/?rows=500&${query}`, { waitUntil: 'networkidle' });
  await page.waitForFunction(isTaken, '#wcpt-430');
  const button = page.locator('#wcpt-430 .wcpt-button').first();
  // Brings the code for it.
  await button.hover();
  await page.waitForLoadState('networkidle');
  await slowDown(SLOWDOWN);
  await page.evaluate(watchPress);
  return async () => {
    await page.mouse.down();
    await page.mouse.up();
    await page.locator('#wcpt-430 .wcpt-row[data-wcpt-in-cart="1"]').waitFor();
    return page.evaluate(() => Number(Reflect.get(window, 'benchPress')));
  };
}

/** Runs in the page: keeps how long scripts worked on a press and what follows it. */
function watchPress(): void {
  let worked = 0;
  // TypeScript does not know the threshold yet.
  const observed = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver(list => {
    for (const event of list.getEntries()) {
      if (event instanceof PerformanceEventTiming && /^(pointer|mouse)(down|up)$|^click$/.test(event.name))
        worked += event.processingEnd - event.processingStart;
    }
    Reflect.set(window, 'benchPress', worked);
  }).observe(observed);
}
