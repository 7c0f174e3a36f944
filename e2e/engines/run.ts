import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Flow } from './flow';
import { allFlows } from './flows';
import { pageFlows } from './pages';
import { within } from './processes';
import { openPuppeteer } from './puppeteerEngine';
import { CLOSE, runFlow, whyOf } from './runFlow';
import { ENGINES, type Engine, EngineMissing, type EngineName } from './session';
import { shortListOf } from './shortList';
import { countsOf, type EngineResults, printTables } from './table';
import { openWebKit } from './webkitEngine';

/**
 * Runs every page of the demo and every flow in Chromium, Firefox and WebKit, and prints the results.
 * `--engine firefox` one of them; `--only word` only those with the word in their name; `--short` the short list in Firefox and WebKit.
 */
const REPORT = join(import.meta.dirname, '../../test-results/engines.json');

const { values } = parseArgs({
  options: { engine: { type: 'string' }, only: { type: 'string' }, short: { type: 'boolean' } },
});
const allPages = pageFlows();
const all = [...allPages, ...allFlows];
const asked = new Set((values.short ? shortListOf(all) : all).filter(({ name }) => name.includes(values.only ?? '')));
const pages = allPages.filter(page => asked.has(page));
const flows = allFlows.filter(flow => asked.has(flow));
const engines = ENGINES.filter(name =>
  values.engine ? name === values.engine : !(values.short && name === 'chromium'),
);

const openEngine = (name: EngineName): Promise<Engine> => (name === 'webkit' ? openWebKit() : openPuppeteer(name));

/** Longest time for an engine, ms: later flows count as failed. */
const LIMIT = (values.short ? 15 : 40) * 60_000;

async function drive(name: EngineName): Promise<EngineResults> {
  const waiting = [...pages, ...flows];
  const outcomes: EngineResults['outcomes'] = new Map();
  const fail = (flow: Flow, why: string) => {
    outcomes.set(flow, { state: 'failed', why });
    console.log(`${name}: ${flow.name}\n  ${why.replaceAll('\n', '\n  ')}`);
  };
  let engine: Engine;
  try {
    engine = await within(LIMIT / 10, `to open ${name}`, openEngine(name));
  } catch (cause) {
    const why = whyOf(cause);
    const isMissing = cause instanceof EngineMissing;
    for (const flow of waiting) {
      if (isMissing) outcomes.set(flow, { state: 'impossible', why });
      else outcomes.set(flow, { state: 'failed', why });
    }
    console.log(`${name} ${isMissing ? 'is passed over' : 'did not start'}: ${why}`);
    return { name, version: undefined, missing: why, outcomes };
  }
  const end = Date.now() + LIMIT;
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (Date.now() > end) {
        fail(next, 'not reached: the time of this engine is over');
        continue;
      }
      const outcome = await runFlow(engine, next);
      if (outcome.state === 'failed') fail(next, outcome.why);
      else outcomes.set(next, outcome);
    }
  };
  await Promise.all(Array.from({ length: engine.atOnce }, work));
  await within(CLOSE, `to close ${name}`, engine.close()).catch(() => {});
  return { name, version: engine.version, missing: undefined, outcomes };
}

// Leaving ends all that was started.
for (const [signal, number] of [
  ['SIGHUP', 1],
  ['SIGINT', 2],
  ['SIGTERM', 15],
] as const) {
  process.once(signal, () => process.exit(128 + number));
}

const begun = Date.now();
const results = await Promise.all(engines.map(drive));
printTables(pages, flows, results);
const counts = countsOf(results);
console.log(
  `${Math.round((Date.now() - begun) / 1000)} s: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} impossible`,
);
mkdirSync(dirname(REPORT), { recursive: true });
writeFileSync(REPORT, JSON.stringify(counts));
process.exit(counts.failed > 0 ? 1 : 0);
