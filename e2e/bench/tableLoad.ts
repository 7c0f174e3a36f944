import { type Add, addTimes } from './figures';
import { isTaken } from './inPage';
import { JQUERY, type Lab, type Tab } from './lab';
import { blocked, longest, traced } from './trace';

const ROWS = 500;
const TASK = 50;

/** Loads a page with a table of 500 rows with a slow processor: what the widgets add to the page's own work. */
export async function tableLoad(lab: Lab, add: Add): Promise<void> {
  for (const [variant, query] of JQUERY) {
    const withScript = await lab.eachRun(tab => loadTable(lab, tab, query, true));
    const without = await lab.eachRun(tab => loadTable(lab, tab, `${query}&script=none`, false));
    const title = `${ROWS} rows, ${variant}`;
    addTimes(add, title, without, { 'page blocked without widgets': one => one.blocked });
    addTimes(add, title, withScript, {
      'page blocked': one => one.blocked,
      'longest task of the widgets': [one => one.longest, TASK],
      'longest task that loads no script': [one => one.longestPlain, TASK],
    });
  }
}

const SCRIPTS = ['FunctionCall', 'EvaluateScript', 'v8.evaluateModule', 'RunMicrotasks'];

async function loadTable({ browser, url }: Lab, { page, slowDown }: Tab, query: string, hasWidgets: boolean) {
  await slowDown();
  const trace = await traced(browser, page, async () => {
    await page.goto(`${url}/tables/rows/?rows=${ROWS}&${query}`, { waitUntil: 'load' });
    await page.evaluate(() => performance.mark('bench-loaded'));
    if (hasWidgets) await page.waitForFunction(isTaken, '.wcpt');
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)));
    await page.evaluate(() => performance.mark('bench-over'));
  });
  const scripts = trace.tasks.filter(task => SCRIPTS.some(kind => trace.workOf(task).has(kind)));
  return {
    blocked: blocked(trace.tasks),
    longest: longest(scripts),
    longestPlain: longest(scripts.filter(task => !task.loadsScript)),
  };
}
