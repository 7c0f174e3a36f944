import type { Add } from './figures';
import { type Lab, SLOWDOWN, type Tab } from './lab';
import { blocked, longest, traced } from './trace';

const PAGES = [
  ['product, simple', '/product/skodelica-jutro/', 50],
  ['product, 13 variations', '/product/pulover-reka/', 50],
  ['product, 200 variations', '/product/preproga-mavrica/', 50],
  ['list', '/shop/', undefined],
  ['home', '/', undefined],
] as const;

const VARIANTS = [
  ['no widgets', '?jquery=3&script=none'],
  ['jQuery 3', '?jquery=3'],
  ['no jQuery', '?jquery=none'],
] as const;

/** Wait after the network is idle, in ms: what a page does by itself is over then. */
const AFTERWARDS = 1000;

/** What a load of a page took, in ms. */
export interface Load {
  readonly blocked: number;
  readonly longest: number;
  readonly script: number;
  readonly all: number;
}

/** Loads pages for the first time with a slow processor: how long they block, and the time of their scripts. */
export async function load(lab: Lab, add: Add): Promise<void> {
  for (const [name, path, target] of PAGES) {
    for (const [variant, query] of VARIANTS) {
      const loads = await lab.eachRun(tab => loadOnce(lab, tab, path + query));
      const title = `${name}, ${variant}`;
      const hasTarget = variant !== 'no widgets';
      add(`${title}: total blocking time`, 'ms', values(loads, 'blocked'), hasTarget ? target : undefined);
      add(`${title}: longest task`, 'ms', values(loads, 'longest'));
      add(`${title}: script time`, 'ms', values(loads, 'script'));
      add(`${title}: time of all tasks`, 'ms', values(loads, 'all'));
    }
  }
}

const values = (loads: readonly Load[], key: keyof Load) => loads.map(one => one[key]);

/** Loads a page in a tab whose process is there, and measures until it rests. */
export async function loadOnce({ browser, url }: Pick<Lab, 'browser' | 'url'>, tab: Tab, path: string): Promise<Load> {
  const { page, slowDown } = tab;
  // The first page of a site starts a process; the one that is measured has it.
  await page.goto(`${url}/images/lipa.svg`);
  await tab.cdp.send('Performance.enable');
  await slowDown(SLOWDOWN);
  const before = await metrics(tab);
  const trace = await traced(browser, page, async () => {
    await page.goto(url + path, { waitUntil: 'networkidle' });
    await page.waitForTimeout(AFTERWARDS);
  });
  const after = await metrics(tab);
  const start = trace.markAt('bench-window') ?? 0;
  const tasks = trace.tasks.filter(task => task.start + task.took >= start);
  const spent = (name: string) => ((after.get(name) ?? 0) - (before.get(name) ?? 0)) * 1000;
  return {
    blocked: blocked(tasks),
    longest: longest(tasks),
    script: spent('ScriptDuration'),
    all: spent('TaskDuration'),
  };
}

/** The browser's own counters; times in s. */
async function metrics({ cdp }: Tab): Promise<ReadonlyMap<string, number>> {
  const { metrics: all } = await cdp.send('Performance.getMetrics');
  return new Map(all.map(({ name, value }) => [name, value]));
}
