import type { Page } from 'playwright';
import { type Add, addTimes, median } from './figures';
import { isTaken } from './inPage';
import { type Lab, metricsOf, type Spent, type Tab } from './lab';

const ROWS = 1000;
const ROW = '.wcpt-row';
const DOTS = '.wcpt-infinite-scroll-dots';
const MORE = '.sw-table-more';
/** Pages at each end whose middle counts. */
const SAMPLE = 5;
/** Bytes that a row may take of the script's memory. */
const MEMORY = 6000;
/** Script time that the last pages may take, in % of the first. */
const GROWTH = 130;

/** Loads a table to its last row, by scrolling and with the button that comes after some pages: main-thread time of each page, and memory of the scripts. */
export async function infinite(lab: Lab, add: Add): Promise<void> {
  const runs = await lab.eachRun(scrollToEnd);
  addTimes(add, 'first pages', runs, {
    'main thread per page': ({ first }) => first.all,
    'scripts per page': ({ first }) => first.scripts,
  });
  addTimes(add, 'last pages', runs, {
    'main thread per page': ({ last }) => last.all,
    'scripts per page': ({ last }) => last.scripts,
  });
  const growth = runs.map(({ first, last }) => (last.all / first.all) * 100);
  add('last pages, of the time of the first', '%', growth, GROWTH);
  const memory = runs.map(({ bytes }) => bytes);
  add('memory of scripts per row', 'bytes', memory, MEMORY);
}

interface Run {
  readonly first: Spent;
  readonly last: Spent;
  readonly bytes: number;
}

async function scrollToEnd({ page, cdp, open, spent }: Tab): Promise<Run> {
  await open(`/tables/infinite/?rows=${ROWS}&jquery=3`);
  await page.locator('.wcpt').first().scrollIntoViewIfNeeded();
  await page.waitForFunction(isTaken, '.wcpt');
  const heap = async () => {
    await cdp.send('HeapProfiler.collectGarbage');
    return (await metricsOf(cdp))('JSHeapUsedSize');
  };
  const start = { rows: await page.locator(ROW).count(), heap: await heap() };
  const pages: Spent[] = [];
  for (let count = start.rows; count < ROWS; count = await page.locator(ROW).count()) {
    const before = count;
    pages.push(await spent(() => loadPage(page, before)));
  }
  const bytes = Math.round(((await heap()) - start.heap) / (ROWS - start.rows));
  // The first one loads code as well.
  return { first: middleOf(pages.slice(1, 1 + SAMPLE)), last: middleOf(pages.slice(-SAMPLE)), bytes };
}

const middleOf = (pages: readonly Spent[]): Spent => ({
  all: median(pages.map(({ all }) => all)),
  scripts: median(pages.map(({ scripts }) => scripts)),
});

/** Scrolls to the end of the rows, or presses the button there, and waits until more have come and are drawn. */
async function loadPage(page: Page, count: number): Promise<void> {
  await page.evaluate(
    ([row, dots, button, before]) =>
      new Promise<void>(resolve => {
        const more = document.querySelector<HTMLElement>(button);
        (more ?? document.querySelector(dots))?.scrollIntoView({ block: 'end', behavior: 'instant' });
        more?.click();
        const body = document.querySelector(row)?.parentElement;
        const look = () => {
          if ((body?.childElementCount ?? 0) <= before) return false;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(resolve));
          return true;
        };
        const observer = new MutationObserver(look);
        if (body && !look()) observer.observe(body, { childList: true });
      }),
    [ROW, DOTS, MORE, count] as const,
  );
}
