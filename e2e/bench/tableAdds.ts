import type { Add } from './figures';
import { isTaken } from './inPage';
import { JQUERY, type Lab, SLOWDOWN } from './lab';

/** Wanted times in ms. */
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
export async function tableAdds({ url, eachRun }: Lab, add: Add): Promise<void> {
  for (const [variant, query] of JQUERY) {
    const runs = await eachRun(async ({ page, slowDown }) => {
      await page.goto(`${url}/tables/cart/?rows=500&${query}`, { waitUntil: 'networkidle' });
      await page.waitForFunction(isTaken, '#wcpt-430');
      await slowDown(SLOWDOWN);
      return page.evaluate(addInPage, ADDS);
    });
    const title = `500 rows, ${variant}`;
    const figures = (name: string, read: (adds: Adds) => number, target?: number) =>
      add(`${title}: ${name}`, 'ms', runs.map(read), target);
    figures('first click to a row that is busy', ({ cold }) => cold, COLD);
    figures('script of 50 clicks', ({ clicks }) => clicks);
    figures('50 clicks until all rows show it', ({ shown }) => shown);
    figures('longest task over 50 ms', ({ longest }) => longest);
  }
}

/** Runs in the page. */
async function addInPage(count: number): Promise<Adds> {
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
