import type { Add } from './figures';
import { isTaken } from './inPage';
import { JQUERY, type Lab, SLOWDOWN, type Tab } from './lab';
import { blocked, longest, traced } from './trace';

const ROWS = 500;
const TASK = 50;

/** Loads a page with a table of 500 rows with a slow processor: what the widgets add to the page's own work. */
export async function tableLoad(lab: Lab, add: Add): Promise<void> {
  for (const [variant, query] of JQUERY) {
    const withScript = await lab.eachRun(tab => loadTable(lab, tab, query, true));
    const without = await lab.eachRun(tab => loadTable(lab, tab, `${query}&script=none`, false));
    const title = `${ROWS} rows, ${variant}`;
    add(
      `${title}: page blocked`,
      'ms',
      withScript.map(one => one.blocked),
    );
    add(
      `${title}: page blocked without widgets`,
      'ms',
      without.map(one => one.blocked),
    );
    add(
      `${title}: longest task of the widgets`,
      'ms',
      withScript.map(one => one.longest),
      TASK,
    );
    add(
      `${title}: longest task that loads no script`,
      'ms',
      withScript.map(one => one.longestPlain),
      TASK,
    );
  }
}

async function loadTable({ browser, url }: Lab, { page, slowDown }: Tab, query: string, hasWidgets: boolean) {
  await slowDown(SLOWDOWN);
  const trace = await traced(browser, page, async () => {
    await page.goto(`${url}/tables/rows/?rows=${ROWS}&${query}`, { waitUntil: 'load' });
    await page.evaluate(() => performance.mark('bench-loaded'));
    if (hasWidgets) await page.waitForFunction(isTaken, '.wcpt');
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)));
    await page.evaluate(() => performance.mark('bench-over'));
  });
  const scripts = trace.tasks.filter(task => {
    const work = trace.workOf(task);
    return (
      work.has('FunctionCall') ||
      work.has('EvaluateScript') ||
      work.has('v8.evaluateModule') ||
      work.has('RunMicrotasks')
    );
  });
  return {
    blocked: blocked(trace.tasks),
    longest: longest(scripts),
    longestPlain: longest(scripts.filter(task => !task.loadsScript)),
  };
}
