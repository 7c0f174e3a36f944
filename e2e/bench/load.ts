import { type Add, addTimes } from './figures';
import type { Lab, Tab } from './lab';
import { blocked, longest, type Trace, traced } from './trace';

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
      addTimes(add, `${name}, ${variant}`, loads, {
        'total blocking time': [one => one.blocked, variant === 'no widgets' ? undefined : target],
        'longest task': one => one.longest,
        'script time': one => one.script,
        'time of all tasks': one => one.all,
      });
    }
  }
}

/** Loads a page in a tab whose process is there, and measures until it rests. */
export async function loadOnce({ browser, url }: Pick<Lab, 'browser' | 'url'>, tab: Tab, path: string): Promise<Load> {
  const { page, slowDown, spent } = tab;
  // The first page of a site starts a process; the one that is measured has it.
  await page.goto(`${url}/images/lipa.svg`);
  await slowDown();
  const run = async () => {
    await page.goto(url + path, { waitUntil: 'networkidle' });
    await page.waitForTimeout(AFTERWARDS);
  };
  let trace: Trace | undefined;
  const { scripts: script, all } = await spent(async () => {
    trace = await traced(browser, page, run);
  });
  const start = trace?.markAt('bench-window') ?? 0;
  const tasks = trace?.tasks.filter(task => task.start + task.took >= start) ?? [];
  return { blocked: blocked(tasks), longest: longest(tasks), script, all };
}
