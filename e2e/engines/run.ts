import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Flow } from './flow';
import { allFlows } from './flows';
import { pageFlows } from './pages';
import { openPuppeteer } from './puppeteerEngine';
import { runFlow } from './runFlow';
import { ENGINES, type Engine, EngineMissing, type EngineName } from './session';
import { countsOf, type EngineResults, printTables } from './table';
import { openWebKit } from './webkitEngine';

/**
 * Drives every page of the demo and what a shopper does in Chromium, Firefox and WebKit, and prints what came of it.
 * `--engine firefox` one of them; `--only word` what has the word in its name.
 */
const REPORT = join(import.meta.dirname, '../../test-results/engines.json');

const { values } = parseArgs({ options: { engine: { type: 'string' }, only: { type: 'string' } } });
const isAsked = ({ name }: Flow) => name.includes(values.only ?? '');
const pages = pageFlows().filter(isAsked);
const flows = allFlows.filter(isAsked);

const openEngine = (name: EngineName): Promise<Engine> => (name === 'webkit' ? openWebKit() : openPuppeteer(name));

async function drive(name: EngineName): Promise<EngineResults> {
  const results: EngineResults = { name, version: undefined, missing: undefined, outcomes: new Map() };
  let engine: Engine;
  try {
    engine = await openEngine(name);
  } catch (cause) {
    if (!(cause instanceof EngineMissing)) throw cause;
    console.log(`${name} is passed over: ${cause.message}`);
    return { ...results, missing: cause.message };
  }
  const waiting = [...pages, ...flows];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const outcome = await runFlow(engine, next);
      results.outcomes.set(next, outcome);
      if (outcome.state === 'failed') console.log(`${name}: ${next.name}\n  ${outcome.why.replaceAll('\n', '\n  ')}`);
    }
  };
  await Promise.all(Array.from({ length: engine.atOnce }, work));
  await engine.close();
  return { ...results, version: engine.version };
}

const begun = Date.now();
const results = await Promise.all(ENGINES.filter(name => !values.engine || name === values.engine).map(drive));
printTables(pages, flows, results);
const counts = countsOf(results);
console.log(`${Math.round((Date.now() - begun) / 1000)} s: ${JSON.stringify(counts)}`);
mkdirSync(dirname(REPORT), { recursive: true });
writeFileSync(REPORT, JSON.stringify(counts));
process.exit(counts.failed > 0 ? 1 : 0);
