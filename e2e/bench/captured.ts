import { createDemoShop } from '../../demo-theme';
import { capturedAsset, hasCaptures, NO_CAPTURES, servedPage } from '../support/capturedPages';
import { type Add, addTimes } from './figures';
import { bundleFiles } from './inPage';
import type { Lab, Tab } from './lab';
import { blocked, explained, longest, type Task, traced } from './trace';

interface Wanted {
  /** Blocking time that the page may have beyond that without widgets, ms. */
  readonly above?: number;
  /** Longest task, ms. */
  readonly longest?: number;
  readonly requests?: number;
  /** Time of scripts beyond that without widgets, ms. */
  readonly script?: number;
}

const PRODUCT: Wanted = { longest: 100, requests: 9 };

/** Recorded pages. */
const PAGES: readonly (readonly [name: string, wanted: Wanted])[] = [
  ['product-simple', { ...PRODUCT, above: 60 }],
  ['product-bundle', { ...PRODUCT, above: 80 }],
  ['product-swatches', PRODUCT],
  ['product-variable-200', PRODUCT],
  ['cart', { above: 50, requests: 9 }],
  ['checkout', { above: 50, requests: 9 }],
  ['shop', { script: 20 }],
  ['table-big', { above: 300, longest: 200, requests: 8 }],
];
const TAG = '<script type="module" src="/shop-widgets/shop-widgets.js"></script>';
const JQUERY = '<script src="/jquery/3/jquery.min.js"></script>';

/** Wait after the network is idle, in ms, until the page's own work is over. */
const AFTERWARDS = 1000;

/** Times of one load in ms, and other counts. */
interface Visit {
  readonly blocked: number;
  readonly longest: number;
  readonly script: number;
  readonly shift: number;
  readonly requests: number;
  readonly tasks: readonly Task[];
}

/**
 * Loads recorded pages with the shop's own stylesheets and pictures, in turns: without the widgets, with them, and
 * with another build where `SHOP_WIDGETS_AGAINST` names its folder.
 */
export async function captured(lab: Lab, add: Add): Promise<void> {
  if (!hasCaptures) throw new Error(NO_CAPTURES);
  const against = process.env.SHOP_WIDGETS_AGAINST;
  const variants = [
    { title: 'no widgets', distDir: lab.distDir, script: '' },
    { title: 'widgets', distDir: lab.distDir, script: TAG },
    ...(against ? [{ title: 'the other build', distDir: against, script: TAG }] : []),
  ];
  const shops = await Promise.all(variants.map(variant => openCaptured(variant.distDir, variant.script)));
  try {
    for (const [name, wanted] of PAGES) {
      const visits: Visit[][] = variants.map(() => []);
      for (let run = 0; run < lab.runs; run++) {
        for (const [i, { url }] of shops.entries()) {
          visits[i]?.push(await lab.withTab(tab => visit({ ...lab, url }, tab, `/captured/${name}/`)));
        }
      }
      report(name, wanted, variants, visits, add);
      for (const [i, { title }] of variants.entries()) {
        const worst = [...(visits[i] ?? [])].sort((a, b) => b.longest - a.longest)[0];
        const texts = explained(worst?.tasks ?? []);
        if (texts.length > 0) lab.longTasks.set(`${name}, ${title}`, texts);
      }
    }
  } finally {
    for (const { close } of shops) await close();
  }
}

function report(
  name: string,
  wanted: Wanted,
  variants: readonly { title: string; script: string }[],
  visits: readonly Visit[][],
  add: Add,
): void {
  const [without = []] = visits;
  for (const [i, { title, script }] of variants.entries()) {
    const own = visits[i] ?? [];
    const targets: Wanted & { readonly shift?: number } = i === 1 ? { ...wanted, shift: 0 } : {};
    const head = `${name}, ${title}`;
    addTimes(add, head, own, {
      'total blocking time': one => one.blocked,
      'longest task': [one => one.longest, targets.longest],
      'script time': one => one.script,
    });
    add(
      `${head}: layout shift`,
      'score',
      own.map(one => one.shift),
      targets.shift,
    );
    if (!script) continue;
    // In turns, so that both have the same load on the machine.
    const above = own.map(({ blocked }, run) => blocked - (without[run]?.blocked ?? Number.NaN));
    add(`${head}: above no widgets`, 'ms', above, targets.above);
    const scripts = own.map(({ script }, run) => script - (without[run]?.script ?? Number.NaN));
    add(`${head}: script time above no widgets`, 'ms', scripts, targets.script);
    add(
      `${head}: script requests`,
      'requests',
      own.map(one => one.requests),
      targets.requests,
    );
  }
}

/** Loads a page in a tab whose process is there, with a slow processor, and measures until it rests. */
async function visit({ browser, url }: Pick<Lab, 'browser' | 'url'>, tab: Tab, path: string): Promise<Visit> {
  const { page, slowDown, spent } = tab;
  await page.route(
    address => address.origin !== url,
    route => route.abort(),
  );
  await page.addInitScript(watchShifts);
  // The first page of a site starts a process; the one that is measured has it.
  await page.goto(`${url}/images/lipa.svg`);
  await slowDown();
  const load = async () => {
    await page.goto(url + path, { waitUntil: 'networkidle' });
    await page.waitForTimeout(AFTERWARDS);
  };
  const { scripts, result: trace } = await spent(() => traced(browser, page, load));
  const start = trace.markAt('bench-window') ?? 0;
  const tasks = trace.tasks.filter(task => task.start + task.took >= start);
  const files = await page.evaluate(bundleFiles);
  const shift = await page.evaluate(() => window.benchShift ?? 0);
  const requests = files.filter(file => file.endsWith('.js')).length;
  return { blocked: blocked(tasks), longest: longest(tasks), script: scripts, shift, requests, tasks };
}

declare global {
  interface Window {
    /** Sum of the page's layout shifts. */
    benchShift?: number;
  }
}

/** Runs in every page before its own scripts. */
function watchShifts(): void {
  window.benchShift = 0;
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      window.benchShift = (window.benchShift ?? 0) + Number(Reflect.get(entry, 'value'));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Opens a shop that serves the recorded pages at `/captured/{name}/`. */
export async function openCaptured(distDir: string, script = TAG): Promise<{ url: string; close(): Promise<void> }> {
  const shop = createDemoShop({ distDir, fallback: async request => answer(request, script) });
  return shop.listen();
}

function answer(request: Request, script: string): Response | undefined {
  const { origin, pathname } = new URL(request.url);
  const name = /^\/captured\/([\w-]+)\/$/.exec(pathname)?.[1];
  if (name === undefined) {
    return pathname.startsWith('/wp-') ? (capturedAsset(pathname) ?? new Response('', { status: 404 })) : undefined;
  }
  const html = servedPage(name, { origin, jquery: JQUERY, script, recorder: '' });
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=UTF-8' } });
}
