import { type Add, addTimes } from './figures';
import { JQUERY, type Lab } from './lab';

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
  for (const [variant, query] of JQUERY) {
    const path = `/tables/cart/?rows=500&${query}`;
    const runs = await lab.eachRun(async ({ page, open }) => {
      await open(path, '#wcpt-430');
      return page.evaluate(addInPage, ADDS);
    });
    const title = `500 rows, ${variant}`;
    addTimes(add, title, runs, {
      'first click to a row that is busy': [({ cold }) => cold, COLD],
      'script of 50 clicks': ({ clicks }) => clicks,
      '50 clicks until all rows show it': ({ shown }) => shown,
      'longest task over 50 ms': ({ longest }) => longest,
    });
  }
}

/** Runs in the page. */
async function addInPage(count: number): Promise<Adds> {
  const { longTasks } = window.bench;
  longTasks.length = 0;
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
  return { cold, clicks, shown, longest: Math.max(0, ...longTasks) };
}
