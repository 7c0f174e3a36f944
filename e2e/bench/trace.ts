import type { Browser, Page } from 'playwright';
import { type Causes, causesOf, causesText, SCRIPT, type TraceEvent } from './causes';

/** A task of the page's main thread; times in ms. */
export interface Task {
  readonly start: number;
  readonly took: number;
  /** Whether a script runs in it. */
  readonly runsScript: boolean;
  /** What it spent its time on; known of long tasks. */
  readonly causes: Causes;
}

/** Work of the page's main thread. */
export interface Trace {
  readonly tasks: readonly Task[];
  /** Time of the last mark of that name on the tasks' clock. */
  markAt(name: string): number | undefined;
}

const CATEGORIES = [
  '-*',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
  'v8',
  'toplevel',
];
/** Longer tasks block the page. Source: W3C Long Tasks, 50 ms. */
const LONG = 50;

/** Traces the page's main thread while `run` runs. The page must set a mark in that time. */
export async function traced(browser: Browser, page: Page, run: () => Promise<void>): Promise<Trace> {
  await browser.startTracing(page, { categories: CATEGORIES });
  let text: Buffer;
  try {
    await run();
  } finally {
    text = await browser.stopTracing();
  }
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(text.toString());
  return read(traceEvents, new URL(page.url()).host);
}

function read(all: readonly TraceEvent[], host: string): Trace {
  const marks = all.filter(event => event.cat === 'blink.user_timing' && /^[Ibrn]$/i.test(event.ph));
  const own = marks.filter(({ name }) => name.startsWith('bench-')).at(-1);
  if (!own) throw new Error('the trace has no mark of the page');
  const main = all.filter(({ pid, tid }) => pid === own.pid && tid === own.tid);
  const scripts = main.filter(({ name }) => SCRIPT.has(name));
  const toTask = ({ ts, dur = 0 }: TraceEvent): Task => {
    const runsScript = scripts.some(script => script.ts >= ts && script.ts < ts + dur);
    const isWithin = (event: TraceEvent) => event.ts >= ts && event.ts + (event.dur ?? 0) <= ts + dur && event.dur;
    const causes = dur > LONG * 1000 ? causesOf(main.filter(isWithin), host) : new Map();
    return { start: ts / 1000, took: dur / 1000, runsScript, causes };
  };
  return {
    tasks: main.filter(({ name, dur }) => name === 'RunTask' && dur !== undefined).map(toTask),
    markAt: name => {
      const mark = marks.filter(event => event.name === name && event.pid === own.pid).at(-1);
      return mark && mark.ts / 1000;
    },
  };
}

/** Duration of the longest of the tasks, in ms. */
export const longest = (tasks: readonly Task[]): number => Math.max(0, ...tasks.map(({ took }) => took));

/** Returns what each long task spent its time on, in its order, as texts. */
export const explained = (tasks: readonly Task[]): string[] =>
  tasks.filter(({ took }) => took > LONG).map(({ took, causes }) => `${Math.round(took)} ms: ${causesText(causes)}`);

/** Returns the blocking time of tasks: the sum of their parts over 50 ms. */
export const blocked = (tasks: readonly Task[]): number =>
  tasks.reduce((sum, { took }) => sum + Math.max(0, took - LONG), 0);
