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
  /** Whether a script file was compiled or run for the first time in it. */
  readonly loadsScript: boolean;
}

/** What the page's main thread did. */
export interface Trace {
  readonly tasks: readonly Task[];
  /** Time of the last mark of that name on the tasks' clock. */
  markAt(name: string): number | undefined;
  /** A task's time by kind of work, in ms: layout, scripts, garbage collection … */
  workOf(task: Task): ReadonlyMap<string, number>;
}

const CATEGORIES = [
  '-*',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
  'v8',
  'toplevel',
];
const SCRIPT_LOADS = new Set(['EvaluateScript', 'v8.evaluateModule', 'v8.compile', 'v8.compileModule']);
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
  const loads = main.filter(event => event.dur !== undefined && SCRIPT_LOADS.has(event.name));
  const tasks = main.filter(({ name, dur }) => name === 'RunTask' && dur !== undefined).map(toTask);

  function toTask({ ts, dur = 0 }: TraceEvent): Task {
    const loadsScript = loads.some(load => load.ts >= ts && load.ts < ts + dur);
    return { start: ts / 1000, took: dur / 1000, loadsScript };
  }
  return {
    tasks,
    markAt: name => {
      const mark = marks.filter(event => event.name === name && event.pid === own.pid).at(-1);
      return mark && mark.ts / 1000;
    },
    workOf: ({ start, took }) => selfTimes(main.filter(({ ts }) => ts / 1000 >= start && ts / 1000 < start + took)),
  };
}

/** What each kind of event took by itself, without the events inside it; in ms. */
function selfTimes(events: readonly TraceEvent[]): ReadonlyMap<string, number> {
  const spans = events.flatMap(({ name, ts, dur }) => (dur === undefined ? [] : [{ name, ts, dur }]));
  spans.sort((a, b) => a.ts - b.ts || b.dur - a.dur);
  const times = new Map<string, number>();
  const open: typeof spans = [];
  const put = (name: string, took: number) => times.set(name, (times.get(name) ?? 0) + took / 1000);
  for (const span of spans) {
    while (open.length > 0 && (open.at(-1)?.ts ?? 0) + (open.at(-1)?.dur ?? 0) <= span.ts) open.pop();
    const outer = open.at(-1);
    if (outer) put(outer.name, -span.dur);
    put(span.name, span.dur);
    open.push(span);
  }
  return times;
}

/** Duration of the longest of the tasks, in ms. */
export const longest = (tasks: readonly Task[]): number => Math.max(0, ...tasks.map(({ took }) => took));

/** How long tasks kept the page from answering: what each has over 50 ms, summed up. */
export const blocked = (tasks: readonly Task[]): number =>
  tasks.reduce((sum, { took }) => sum + Math.max(0, took - LONG), 0);
