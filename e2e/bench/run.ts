import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { addToCart } from './addToCart';
import { bundle } from './bundle';
import { bytes } from './bytes';
import { captured } from './captured';
import { capturedPress } from './capturedPress';
import { cartPage } from './cartPage';
import { choice } from './choice';
import { type Add, type Figure, figure, type Results } from './figures';
import { gallery } from './gallery';
import { infinite } from './infinite';
import { instant } from './instant';
import { type Lab, openLab, SLOWDOWN } from './lab';
import { consent, menu } from './menu';
import { rows } from './rows';
import { comparison, table } from './table';
import { tableAdds } from './tableAdds';
import { tableChange } from './tableChange';
import { tableLoad } from './tableLoad';
import { tableLong } from './tableLong';
import { tableHoldPlus, tableSelectAll } from './tableSelection';
import { tableVariation } from './tableVariation';

const SCENARIOS: Readonly<Record<string, (lab: Lab, add: Add) => Promise<void>>> = {
  bytes,
  captured,
  'captured-press': capturedPress,
  menu,
  consent,
  choice,
  bundle,
  rows,
  gallery,
  'add-to-cart': addToCart,
  'cart-page': cartPage,
  'table-change': tableChange,
  infinite,
  instant,
  'table-load': tableLoad,
  'table-long': tableLong,
  'table-select-all': tableSelectAll,
  'table-hold-plus': tableHoldPlus,
  'table-adds': tableAdds,
  'table-variation': tableVariation,
};
const FOLDER = join(import.meta.dirname, '../../bench-results');

const USAGE = `Usage: npm run bench -- [--only ${Object.keys(SCENARIOS).join('|')}] [--runs 7] [--choices 40]
       npm run bench -- --compare a.json b.json`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', multiple: true },
    runs: { type: 'string', default: '7' },
    choices: { type: 'string', default: '40' },
    compare: { type: 'boolean', default: false },
  },
});

const [before, after] = positionals;
const names = values.only ?? Object.keys(SCENARIOS);
const isKnown = names.every(name => name in SCENARIOS);
if (values.compare && before && after) console.log(comparison(readResults(before), readResults(after)));
else if (values.compare || !isKnown || !(Number(values.runs) > 0) || !(Number(values.choices) > 0)) {
  console.error(USAGE);
  process.exitCode = 1;
} else await measure();

function readResults(file: string): Results {
  return JSON.parse(readFileSync(file, 'utf8'));
}

async function measure(): Promise<void> {
  const lab = await openLab(Number(values.runs), Number(values.choices));
  const figures: Figure[] = [];
  const date = new Date().toISOString();
  const [before = 0] = loadavg();
  const settings = { browser: lab.browser.version(), node: process.version, slowdown: SLOWDOWN, runs: lab.runs };
  try {
    for (const name of names) {
      console.error(`${name} …`);
      try {
        await SCENARIOS[name]?.(lab, (...of) => figures.push(figure(name, ...of)));
      } catch (error) {
        // The other scenarios are measured all the same.
        console.error(`${name} failed:`, error);
        process.exitCode = 1;
      }
    }
  } finally {
    await lab.close();
  }
  const [after = 0] = loadavg();
  const load = { before, after, processors: availableParallelism() };
  console.log(`Chromium ${settings.browser}, processor slowed down ${SLOWDOWN} times, ${lab.runs} runs`);
  console.log(`Load of the machine ${before.toFixed(1)} to ${after.toFixed(1)}, on ${load.processors} processors\n`);
  console.log(table(figures));
  for (const [title, tasks] of lab.longTasks)
    console.log(`\nLong tasks of ${title}, and what they did, in ms\n  ${tasks.join('\n  ')}`);
  save({ date, ...settings, load, figures, longTasks: Object.fromEntries(lab.longTasks) });
}

function save(results: Results): void {
  mkdirSync(FOLDER, { recursive: true });
  const text = `${JSON.stringify(results, null, 2)}\n`;
  const file = join(FOLDER, `${results.date.replaceAll(':', '-')}.json`);
  for (const path of [file, join(FOLDER, 'latest.json')]) writeFileSync(path, text);
  console.log(`\nSaved as ${file}`);
}
