import type { Page } from 'playwright';
import type { Add } from './figures';
import { median } from './figures';
import { isTaken } from './inPage';
import { type Lab, SLOWDOWN, type Tab } from './lab';

const ROWS = 2000;
const ROW = '.wcpt-row';
const DOTS = '.wcpt-infinite-scroll-dots';
/** Pages at each end whose middle counts. */
const SAMPLE = 5;
/** Bytes that a row may take of the script's memory. */
const MEMORY = 6000;
/** What scripts may take for the last pages, in % of the first. */
const GROWTH = 130;

/** Scrolls a table to its 2,000th row: main-thread time of each page, and memory of the scripts. */
export async function infinite(lab: Lab, add: Add): Promise<void> {
  const runs = await lab.eachRun(tab => scrollToEnd(lab, tab));
  const of = (read: (run: Run) => number) => runs.map(read);
  add(
    'first pages: main thread per page',
    'ms',
    of(({ first }) => first),
  );
  add(
    'last pages: main thread per page',
    'ms',
    of(({ last }) => last),
  );
  add(
    'last pages, of the time of the first',
    '%',
    of(({ first, last }) => (last / first) * 100),
    GROWTH,
  );
  add(
    'first pages: scripts per page',
    'ms',
    of(({ firstScript }) => firstScript),
  );
  add(
    'last pages: scripts per page',
    'ms',
    of(({ lastScript }) => lastScript),
  );
  add(
    'memory of scripts per row',
    'bytes',
    of(({ bytes }) => bytes),
    MEMORY,
  );
}

interface Run {
  readonly first: number;
  readonly last: number;
  readonly firstScript: number;
  readonly lastScript: number;
  readonly bytes: number;
}

async function scrollToEnd({ url }: Lab, { page, cdp, slowDown }: Tab): Promise<Run> {
  await page.goto(`${url}/tables/infinite/?rows=${ROWS}&jquery=3`, { waitUntil: 'networkidle' });
  await page.locator('.wcpt').first().scrollIntoViewIfNeeded();
  await page.waitForFunction(isTaken, '.wcpt');
  await cdp.send('Performance.enable');
  await slowDown(SLOWDOWN);
  const metrics = async () => {
    const { metrics: all } = await cdp.send('Performance.getMetrics');
    const value = (name: string) => all.find(metric => metric.name === name)?.value ?? Number.NaN;
    return {
      task: value('TaskDuration') * 1000,
      script: value('ScriptDuration') * 1000,
      heap: value('JSHeapUsedSize'),
    };
  };
  const heap = async () => {
    await cdp.send('HeapProfiler.collectGarbage');
    return (await metrics()).heap;
  };
  const start = { rows: await page.locator(ROW).count(), heap: await heap() };
  const pages: { readonly task: number; readonly script: number }[] = [];
  for (let count = start.rows; count < ROWS; ) {
    const before = await metrics();
    await loadPage(page, count);
    const after = await metrics();
    pages.push({ task: after.task - before.task, script: after.script - before.script });
    count = await page.locator(ROW).count();
  }
  const bytes = ((await heap()) - start.heap) / (ROWS - start.rows);
  // The first one loads code as well.
  const [first, last] = [pages.slice(1, 1 + SAMPLE), pages.slice(-SAMPLE)];
  return {
    first: median(first.map(({ task }) => task)),
    last: median(last.map(({ task }) => task)),
    firstScript: median(first.map(({ script }) => script)),
    lastScript: median(last.map(({ script }) => script)),
    bytes,
  };
}

/** Scrolls to the end of the rows, and waits until more have come and are drawn. */
async function loadPage(page: Page, count: number): Promise<void> {
  await page.evaluate(
    ([row, dots, before]) =>
      new Promise<void>(resolve => {
        document.querySelector(dots)?.scrollIntoView({ block: 'end', behavior: 'instant' });
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
    [ROW, DOTS, count] as const,
  );
}
