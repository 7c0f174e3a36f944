import type { Browser, Page } from 'playwright';

interface TraceEvent {
  readonly name: string;
  readonly cat: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** µs */
  readonly ts: number;
  /** µs */
  readonly dur?: number;
}

/** A task of the page's main thread; times in ms. */
export interface Task {
  readonly start: number;
  readonly took: number;
  /** Whether a script runs in it. */
  readonly runsScript: boolean;
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
const SCRIPT = new Set(['FunctionCall', 'EvaluateScript', 'v8.evaluateModule', 'RunMicrotasks']);
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
  return read(traceEvents);
}

function read(all: readonly TraceEvent[]): Trace {
  const marks = all.filter(event => event.cat === 'blink.user_timing' && /^[Ibrn]$/i.test(event.ph));
  const own = marks.filter(({ name }) => name.startsWith('bench-')).at(-1);
  if (!own) throw new Error('the trace has no mark of the page');
  const main = all.filter(({ pid, tid }) => pid === own.pid && tid === own.tid);
  const scripts = main.filter(({ name }) => SCRIPT.has(name));
  const toTask = ({ ts, dur = 0 }: TraceEvent): Task => {
    const runsScript = scripts.some(script => script.ts >= ts && script.ts < ts + dur);
    return { start: ts / 1000, took: dur / 1000, runsScript };
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

/** Returns the blocking time of tasks: the sum of their parts over 50 ms. */
export const blocked = (tasks: readonly Task[]): number =>
  tasks.reduce((sum, { took }) => sum + Math.max(0, took - LONG), 0);
