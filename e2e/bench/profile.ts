import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openCaptured } from './captured';
import { openCapturedTable } from './capturedPress';
import { chooseMany, openForm } from './choice';
import { isTaken } from './inPage';
import { type Lab, openLab, SLOWDOWN, type Tab } from './lab';
import { openList, prepareTouch } from './rows';
import { addInPage, preparePress } from './tableAdds';
import { openBulk, selectAll } from './tableSelection';
import { type Trace, traced } from './trace';

/** Sampling step, in µs. */
const STEP = 100;

/** Readies a page, and answers what is profiled. */
type Subject = (lab: Lab, tab: Tab) => Promise<() => Promise<void>>;

const loading =
  (path: string, marker?: string): Subject =>
  async ({ url }, { page, slowDown }) => {
    await page.goto(`${url}/images/lipa.svg`);
    await slowDown(SLOWDOWN);
    return async () => {
      await page.goto(url + path, { waitUntil: 'networkidle' });
      if (marker) await page.waitForFunction(isTaken, marker);
      await page.waitForTimeout(1000);
    };
  };

const loadingCaptured =
  (name: string): Subject =>
  async ({ distDir }, { page, slowDown }) => {
    const { url, close } = await openCaptured(distDir);
    await page.route(
      address => address.origin !== url,
      route => route.abort(),
    );
    await page.goto(`${url}/images/lipa.svg`);
    await slowDown(SLOWDOWN);
    return async () => {
      await page.goto(`${url}/captured/${name}/`, { waitUntil: 'networkidle' });
      await page.waitForTimeout(1000);
      await close();
    };
  };

const pressingCaptured =
  (selector: string): Subject =>
  async ({ distDir }, { page, slowDown }) => {
    const { url, close } = await openCaptured(distDir);
    const control = await openCapturedTable(page, url, selector);
    await slowDown(SLOWDOWN);
    return async () => {
      await page.evaluate(() => performance.mark('bench-press'));
      await control.click();
      await page.waitForLoadState('networkidle');
      await close();
    };
  };

const choosing =
  (path: string): Subject =>
  async ({ url, choices }, { page, slowDown }) => {
    await openForm(page, url + path);
    await slowDown(SLOWDOWN);
    return async () => {
      await page.evaluate(() => performance.mark('bench-choices'));
      await page.evaluate(chooseMany, choices);
    };
  };

const adopting =
  (count: number): Subject =>
  async (lab, tab) => {
    await openList(lab, tab, count);
    return prepareTouch(tab);
  };

const adding =
  (count: number): Subject =>
  async ({ url }, { page, slowDown }) => {
    await page.goto(`${url}/tables/cart/?rows=500&jquery=3`, { waitUntil: 'networkidle' });
    await page.waitForFunction(isTaken, '#wcpt-430');
    await slowDown(SLOWDOWN);
    return async () => {
      await page.evaluate(() => performance.mark('bench-adds'));
      console.log(await page.evaluate(addInPage, count));
    };
  };

const pressing: Subject = async (lab, tab) => {
  const press = await preparePress(lab, tab, 'jquery=3');
  return async () => {
    await tab.page.evaluate(() => performance.mark('bench-press'));
    console.log(await press());
  };
};

const selectingAll: Subject = async (lab, tab) => {
  await openBulk(lab, tab, 'jquery=3');
  return async () => {
    await tab.page.evaluate(() => performance.mark('bench-select'));
    console.log(await tab.page.evaluate(selectAll));
  };
};

const SUBJECTS: Readonly<Record<string, Subject>> = {
  'load-simple': loading('/product/skodelica-jutro/?jquery=3'),
  'load-13': loading('/product/pulover-reka/?jquery=3'),
  'load-200': loading('/product/preproga-mavrica/?jquery=3'),
  'load-200-without': loading('/product/preproga-mavrica/?jquery=3&script=none'),
  'load-list': loading('/shop/?jquery=3'),
  'load-table-500': loading('/tables/rows/?rows=500&jquery=3', '.wcpt'),
  'captured-simple': loadingCaptured('product-simple'),
  'captured-bundle': loadingCaptured('product-bundle'),
  'captured-cart': loadingCaptured('cart'),
  'captured-checkout': loadingCaptured('checkout'),
  'captured-table': loadingCaptured('table-big'),
  'captured-plus': pressingCaptured('.wcpt-row .wcpt-plus'),
  'captured-add': pressingCaptured('.wcpt-row .wcpt-button-cart_ajax'),
  'choice-13': choosing('/product/pulover-reka/?jquery=3'),
  'choice-200': choosing('/product/preproga-mavrica/?jquery=3'),
  'rows-1000': adopting(1000),
  'rows-5000': adopting(5000),
  'table-press': pressing,
  'table-click': adding(0),
  'table-clicks': adding(50),
  'table-select-all': selectingAll,
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { top: { type: 'string', default: '25' }, choices: { type: 'string', default: '40' } },
});
const subject = SUBJECTS[positionals[0] ?? ''];
if (subject) await profile(subject, Number(values.top));
else {
  console.error(`Usage: jiti e2e/bench/profile.ts ${Object.keys(SUBJECTS).join('|')} [--top 25] [--choices 40]`);
  process.exitCode = 1;
}

/** Prints where the time goes: in the longest tasks by kind of work, and in scripts by function. */
async function profile(prepare: Subject, top: number): Promise<void> {
  const lab = await openLab(1, Number(values.choices));
  try {
    await lab.withTab(async tab => {
      const run = await prepare(lab, tab);
      printTasks(await traced(lab.browser, tab.page, run));
    });
    await lab.withTab(async tab => {
      const run = await prepare(lab, tab);
      await tab.cdp.send('Profiler.enable');
      await tab.cdp.send('Profiler.setSamplingInterval', { interval: STEP });
      await tab.cdp.send('Profiler.start');
      await run();
      const { profile: found } = await tab.cdp.send('Profiler.stop');
      printFunctions(found, lab.distDir, top);
    });
  } finally {
    await lab.close();
  }
}

function printTasks({ tasks, workOf }: Trace): void {
  const longest = [...tasks].sort((a, b) => b.took - a.took).slice(0, 6);
  for (const task of longest) {
    const parts = [...workOf(task)].sort(([, a], [, b]) => b - a).slice(0, 9);
    const work = parts.filter(([, took]) => took >= 0.5).map(([name, took]) => `${name} ${took.toFixed(1)}`);
    const after = (task.start - (tasks[0]?.start ?? 0)).toFixed(0);
    console.log(`task of ${task.took.toFixed(1)} ms after ${after} ms: ${work.join(', ')}`);
  }
}

interface Profile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { functionName: string; url: string; lineNumber: number; columnNumber: number };
    readonly children?: number[];
  }[];
  readonly samples?: number[];
  readonly timeDeltas?: number[];
}

function printFunctions({ nodes, samples = [], timeDeltas = [] }: Profile, distDir: string, top: number): void {
  const own = new Map<number, number>();
  for (const [i, id] of samples.entries()) own.set(id, (own.get(id) ?? 0) + (timeDeltas[i + 1] ?? 0) / 1000);
  const placeOf = placer(distDir);
  const byId = new Map(nodes.map(node => [node.id, { ...node, place: placeOf(node.callFrame) }]));
  const self = new Map<string, number>();
  const total = new Map<string, number>();

  function visit(id: number, above: ReadonlySet<string>): number {
    const node = byId.get(id);
    if (!node) return 0;
    const mine = own.get(id) ?? 0;
    const below = new Set([...above, node.place]);
    const all = (node.children ?? []).reduce((sum, child) => sum + visit(child, below), mine);
    self.set(node.place, (self.get(node.place) ?? 0) + mine);
    if (!above.has(node.place)) total.set(node.place, (total.get(node.place) ?? 0) + all);
    return all;
  }
  visit(nodes[0]?.id ?? 0, new Set());
  const list = (title: string, times: ReadonlyMap<string, number>) => {
    console.log(`\n${title}`);
    const rows = [...times].filter(([place]) => !place.startsWith('(idle)')).sort(([, a], [, b]) => b - a);
    for (const [place, ms] of rows.slice(0, top)) console.log(`${ms.toFixed(1).padStart(9)} ms  ${place}`);
  };
  list('self time', self);
  list('with what they call', total);
}

/** Names a function by its place in the sources. */
function placer(distDir: string) {
  const maps = new Map<string, SourceMap | undefined>();
  const mapOf = (file: string) => {
    if (!maps.has(file)) {
      const path = join(distDir, `${file}.map`);
      maps.set(file, existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, 'utf8'))) : undefined);
    }
    return maps.get(file);
  };
  return ({ functionName, url, lineNumber, columnNumber }: Profile['nodes'][number]['callFrame']): string => {
    if (!url) return functionName || '(anonymous)';
    const path = new URL(url, 'http://x').pathname;
    const entry = mapOf(path.replace('/shop-widgets/', ''))?.findEntry(lineNumber, columnNumber);
    const source: unknown = Reflect.get(entry ?? {}, 'originalSource');
    if (typeof source !== 'string') return `${functionName} ${path}:${lineNumber + 1}:${columnNumber + 1}`;
    const name: unknown = Reflect.get(entry ?? {}, 'name');
    const line = Number(Reflect.get(entry ?? {}, 'originalLine')) + 1;
    return `${name ?? functionName} ${source.replace(/^(\.\.\/)+/, '')}:${line}`;
  };
}
