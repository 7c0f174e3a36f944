import { type Add, addTimes } from './figures';
import { isTaken } from './inPage';
import type { Lab, Tab } from './lab';
import { longest, traced } from './trace';

/** Rows, and how long the longest task of the widgets and all tasks of the page may take, ms. */
const TABLES = [
  [500, 150, 1700],
  [5000, 200, 12_000],
] as const;

/** Loads pages with tables of 500 and 5,000 rows with a slow processor, until the table is mounted and the page idle. */
export async function tableLoad(lab: Lab, add: Add): Promise<void> {
  for (const [rows, task, all] of TABLES) {
    const loads = await lab.eachRun(tab => loadTable(lab, tab, rows, true));
    addTimes(add, `${rows} rows`, loads, {
      'all tasks': [one => one.all, all],
      'longest task of the widgets': [one => one.longest, task],
    });
    const without = await lab.eachRun(tab => loadTable(lab, tab, rows, false));
    addTimes(add, `${rows} rows, no widgets`, without, { 'all tasks': one => one.all });
  }
}

async function loadTable({ browser, url }: Lab, { page, slowDown }: Tab, rows: number, hasWidgets: boolean) {
  await slowDown();
  const trace = await traced(browser, page, async () => {
    const script = hasWidgets ? '' : '&script=none';
    await page.goto(`${url}/tables/rows/?rows=${rows}&jquery=3${script}`, { waitUntil: 'load' });
    await page.evaluate(() => performance.mark('bench-loaded'));
    if (hasWidgets) await page.waitForFunction(isTaken, '.wcpt');
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)));
  });
  const all = trace.tasks.reduce((sum, { took }) => sum + took, 0);
  return { all, longest: longest(trace.tasks.filter(({ runsScript }) => runsScript)) };
}
