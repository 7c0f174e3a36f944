import type { Page } from 'playwright';
import { type Add, addTimes } from './figures';
import { isTaken } from './inPage';
import { type Lab, metricsOf, type Tab } from './lab';

const BULK = '#wcpt-410';
/** Wanted times in ms, frames and bytes. */
const CART_ANSWER = 100;
const LONGEST_FRAME = 100;
const DROPPED = 8;
const HEAP = 12_000_000;

/** Tables of hundreds and thousands of rows with a slow processor: an answer of the cart, scrolling, and memory. */
export async function tableLong(lab: Lab, add: Add): Promise<void> {
  // The shop's functions are there for scripts that use jQuery.
  const answers = await lab.eachRun(async ({ page, open }) => {
    await openBulk({ page, open }, 'rows=500&jquery=3');
    return page.evaluate(showCart, BULK);
  });
  addTimes(add, '500 rows', answers, {
    'cart answer, drawn in view': [({ inView }) => inView, CART_ANSWER],
    'cart answer, in all rows': ({ inAll }) => inAll,
  });
  for (const [title, script] of [
    ['no widgets', '&script=none'],
    ['all selected', ''],
  ] as const) {
    const scrolls = await lab.eachRun(async ({ page, open }) => {
      const query = `rows=1000&jquery=none${script}`;
      await (script ? open(`/tables/bulk/?${query}`) : openBulk({ page, open }, query));
      return page.evaluate(scrollDown, BULK);
    });
    const dropped = scrolls.map(one => one.dropped);
    const shift = scrolls.map(one => one.shift);
    add(`scrolling 1000 rows, ${title}: dropped frames`, 'frames', dropped, script ? undefined : DROPPED);
    addTimes(add, `scrolling 1000 rows, ${title}`, scrolls, {
      'longest frame': [one => one.longest, script ? undefined : LONGEST_FRAME],
    });
    add(`scrolling 1000 rows, ${title}: layout shift`, 'score', shift, script ? undefined : 0);
  }
  const heaps = await lab.eachRun(tab => heapOf(tab, ''));
  const without = await lab.eachRun(tab => heapOf(tab, '&script=none'));
  const above = heaps.map((bytes, run) => bytes - (without[run] ?? Number.NaN));
  add('5000 rows: memory of scripts above no widgets', 'bytes', above, HEAP);
}

async function openBulk({ page, open }: Pick<Tab, 'page' | 'open'>, query: string): Promise<void> {
  await open(`/tables/bulk/?${query}`, BULK);
  // The last row is named last.
  await page.waitForFunction(marker => {
    const boxes = document.querySelectorAll(`${marker} .wcpt-cart-checkbox`);
    return boxes[boxes.length - 1]?.hasAttribute('aria-label');
  }, BULK);
}

/** Runs in the page: has all products in the cart, and waits until rows say so. */
async function showCart(marker: string): Promise<{ inView: number; inAll: number }> {
  const rows = [...document.querySelectorAll<HTMLElement>(`${marker} .wcpt-row`)];
  const [first] = rows;
  const last = rows.at(-1);
  const show: unknown = Reflect.get(window, 'wcpt_update_cart_items');
  if (!first || !last || typeof show !== 'function') throw new Error('no table');
  first.scrollIntoView({ behavior: 'instant' });
  const drawn = () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
  await drawn();
  const seen = rows.filter(row => row.getBoundingClientRect().top < innerHeight);
  const hasBadge = (row: Element) => /7/.test(row.querySelector('.wcpt-cart-badge-number')?.textContent ?? '');
  const isTold = () => last.getAttribute('data-wcpt-in-cart') === '7';
  const items = rows.map(({ dataset }) => ({ product_id: dataset.wcptProductId, variation_id: 0, quantity: 7 }));
  const start = performance.now();
  Reflect.apply(show, undefined, [items]);
  while (!seen.every(hasBadge)) await new Promise(resolve => setTimeout(resolve));
  await drawn();
  const inView = performance.now() - start;
  while (!isTold()) await new Promise(resolve => setTimeout(resolve));
  return { inView, inAll: performance.now() - start };
}

/** Runs in the page: selects all rows where widgets can, then scrolls for 240 frames of 60 a second. */
async function scrollDown(marker: string): Promise<{ dropped: number; longest: number; shift: number }> {
  const frame = () => new Promise<number>(resolve => requestAnimationFrame(resolve));
  document.querySelector<HTMLElement>('.wcpt-add-selected__select-all')?.click();
  document.querySelector(marker)?.scrollIntoView({ behavior: 'instant' });
  for (let i = 0; i < 4; i++) await new Promise(resolve => requestIdleCallback(resolve));
  let shift = 0;
  const observer = new PerformanceObserver(list => {
    for (const entry of list.getEntries()) shift += Number(Reflect.get(entry, 'value'));
  });
  observer.observe({ type: 'layout-shift' });
  const took: number[] = [];
  let before = await frame();
  for (let i = 0; i < 240; i++) {
    window.scrollBy({ top: 100, behavior: 'instant' });
    const now = await frame();
    took.push(now - before);
    before = now;
  }
  observer.disconnect();
  const dropped = took.reduce((sum, one) => sum + Math.max(0, Math.round((one * 60) / 1000) - 1), 0);
  return { dropped, longest: Math.max(...took), shift };
}

async function heapOf({ page, cdp, open }: Tab, script: string): Promise<number> {
  await open(`/tables/rows/?rows=5000&jquery=none${script}`);
  if (!script) await page.waitForFunction(isTaken, '.wcpt');
  await waitUntilIdle(page);
  await cdp.send('HeapProfiler.collectGarbage');
  return (await metricsOf(cdp))('JSHeapUsedSize');
}

const waitUntilIdle = (page: Page) =>
  page.evaluate(async () => {
    for (let i = 0; i < 10; i++) await new Promise(resolve => requestIdleCallback(resolve));
  });
