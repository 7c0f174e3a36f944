import { writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { createDemoShop } from '../../demo-theme';
import type { Load, Measured } from '../../demo-theme/static/measured';
import { BROWSER_FLAGS, findBrowser } from '../support/browser';
import { measureLoad, PHONE } from './load';
import { drawFirstPage, drawStates, drawWidgets } from './pictures';
import { JQUERY, shopScripts, standIn, tagOf } from './scripts';

const ROOT = join(import.meta.dirname, '../..');
const distDir = join(ROOT, 'dist');
const PATH = '/product/jopa-breg/';
const RUNS = 7;

const executablePath = findBrowser();
const browser = await chromium.launch({ args: BROWSER_FLAGS, ...(executablePath && { executablePath }) });

const all = shopScripts('product-swatches');
const kept = all.filter(({ handle }) => JQUERY.includes(handle));
const fallback = async (request: Request) => standIn(all, request);
const sides = {
  own: { scripts: all, scriptTag: '' },
  widgets: { scripts: kept, scriptTag: '<script type="module" src="/shop-widgets/shop-widgets.js"></script>' },
};

/** The load in the middle, by when it was ready. */
const middle = (loads: readonly Load[]): Load => {
  const load = [...loads].sort((a, b) => a.ready - b.ready)[Math.floor(loads.length / 2)];
  if (!load) throw new Error('Nothing was measured');
  return load;
};

async function measure(): Promise<Measured> {
  const loads: Record<keyof typeof sides, Load[]> = { own: [], widgets: [] };
  // In turns, so that both have the same load on the machine.
  for (let run = 0; run < RUNS; run++) {
    for (const side of ['own', 'widgets'] as const) {
      const { scripts, scriptTag } = sides[side];
      const options = { distDir, scriptTag, headStart: scripts.map(tagOf).join(''), fallback };
      loads[side].push(await measureLoad(browser, options, `${PATH}?jquery=none`, side === 'widgets'));
    }
  }
  return {
    date: new Date().toISOString().slice(0, 10),
    browser: `Chromium ${browser.version()}`,
    processors: availableParallelism(),
    load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
    ...PHONE,
    runs: RUNS,
    path: PATH,
    own: middle(loads.own),
    widgets: middle(loads.widgets),
  };
}

const shop = createDemoShop({ distDir });
const { url, close } = await shop.listen();
try {
  const part = process.argv[2];
  if (part !== 'pictures') {
    const measured = await measure();
    writeFileSync(join(ROOT, 'demo-theme/static/measured.json'), `${JSON.stringify(measured)}\n`);
    console.log(measured);
  }
  if (part !== 'figures') {
    await drawStates(browser, url, PATH);
    await drawWidgets(browser, url);
    await drawFirstPage(browser);
  }
} finally {
  await browser.close();
  await close();
}
