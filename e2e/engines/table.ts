import type { Flow } from './flow';
import type { Outcome } from './runFlow';
import type { EngineName } from './session';

export interface EngineResults {
  readonly name: EngineName;
  readonly version: string | undefined;
  /** Why it was not driven. */
  readonly missing: string | undefined;
  readonly outcomes: Map<Flow, Outcome>;
}

const SIGNS = { passed: 'ok', failed: 'FAILED', impossible: '–' } as const;

/** Prints a table of the pages and one of the flows, a column for each engine. */
export function printTables(pages: readonly Flow[], flows: readonly Flow[], engines: readonly EngineResults[]): void {
  for (const [title, rows] of [
    ['Page', pages],
    ['Flow', flows],
  ] as const) {
    const width = Math.max(...rows.map(({ name }) => name.length), title.length);
    const line = (first: string, cells: readonly string[]) =>
      console.log([first.padEnd(width), ...cells.map(cell => cell.padEnd(14))].join('  ').trimEnd());
    console.log();
    line(
      title,
      engines.map(({ name, version = 'not there' }) => `${name} ${version.split('.')[0]}`),
    );
    for (const row of rows)
      line(
        row.name,
        engines.map(({ outcomes }) => signOf(outcomes.get(row))),
      );
    line(
      `${rows.length} in all`,
      engines.map(({ outcomes }) => `${rows.filter(row => outcomes.get(row)?.state === 'passed').length} ok`),
    );
  }
  for (const { name, missing, outcomes } of engines) {
    if (missing) console.log(`– ${name}: ${missing}`);
    else
      for (const [{ name: flow }, outcome] of outcomes) {
        if (outcome.state === 'impossible') console.log(`– ${name}, ${flow}: ${outcome.why}`);
      }
  }
}

const signOf = (outcome: Outcome | undefined): string => (outcome ? SIGNS[outcome.state] : '');

/** For reports on all tests. */
export function countsOf(engines: readonly EngineResults[]) {
  const all = engines.flatMap(({ name, outcomes }) =>
    [...outcomes].map(([flow, outcome]) => ({ title: `${name}, ${flow.name}`, outcome })),
  );
  const count = (state: Outcome['state']) => all.filter(({ outcome }) => outcome.state === state).length;
  return {
    passed: count('passed'),
    failed: count('failed'),
    skipped: count('impossible'),
    failures: all.flatMap(({ title, outcome }) => (outcome.state === 'failed' ? [{ title, why: outcome.why }] : [])),
  };
}
