/** An event of a trace, as Chromium writes it. */
export interface TraceEvent {
  readonly name: string;
  readonly cat: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** µs */
  readonly ts: number;
  /** µs */
  readonly dur?: number;
  readonly args?: { readonly data?: { readonly url?: unknown } };
}

/** What a task spent its time on, in ms: a file of scripts, or work of the browser. */
export type Causes = ReadonlyMap<string, number>;

/** Work of the browser, by the names of its events. */
const WORK: Readonly<Record<string, readonly string[]>> = {
  style: ['UpdateLayoutTree', 'RecalculateStyles', 'ScheduleStyleRecalculation'],
  layout: ['Layout', 'IntersectionObserverController::computeIntersections'],
  'hit test': ['HitTest'],
  paint: ['PrePaint', 'Paint', 'Layerize', 'Commit', 'UpdateLayer', 'CompositeLayers', 'PaintImage', 'Decode Image'],
  parsing: ['ParseHTML', 'ParseAuthorStyleSheet'],
  'garbage collection': ['MajorGC', 'MinorGC', 'V8.GC_MC_INCREMENTAL', 'BlinkGC.AtomicPhase'],
};
const WORK_OF = new Map(Object.entries(WORK).flatMap(([work, names]) => names.map(name => [name, work] as const)));

/** Events in which scripts run; only some of them name their file. */
export const SCRIPT: ReadonlySet<string> = new Set([
  'FunctionCall',
  'EvaluateScript',
  'v8.evaluateModule',
  'v8.compile',
  'v8.compileModule',
  'RunMicrotasks',
]);

/** Returns a short name of a script: a file of the bundle without its hash, one of the page, or the host of another one. */
function nameOf(url: string, host: string): string {
  if (!URL.canParse(url)) return 'inline script';
  const address = new URL(url);
  if (address.host !== host) return `third party ${address.host}`;
  const file = address.pathname.split('/').at(-1) || 'inline script';
  return address.pathname.startsWith('/shop-widgets/') ? file.replace(/-[\w-]{8}\.js$/, '') : `page: ${file}`;
}

/**
 * Returns what tasks spent their time on: each moment counts for the innermost event that says it.
 * @param events of one thread, with their durations
 * @param host of the page
 */
export function causesOf(events: readonly TraceEvent[], host: string): Causes {
  const causes = new Map<string, number>();
  const add = (cause: string, time: number) => {
    if (time > 0) causes.set(cause, (causes.get(cause) ?? 0) + time / 1000);
  };
  const open: { readonly end: number; readonly cause: string; at: number }[] = [];
  const closeUntil = (time: number) => {
    for (let last = open.at(-1); last && last.end <= time; last = open.at(-1)) {
      add(last.cause, last.end - last.at);
      open.pop();
      const outer = open.at(-1);
      if (outer) outer.at = last.end;
    }
  };
  const inOrder = [...events].sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  for (const { name, ts, dur = 0, args } of inOrder) {
    closeUntil(ts);
    const outer = open.at(-1);
    if (outer) add(outer.cause, ts - outer.at);
    const url = args?.data?.url;
    const script = SCRIPT.has(name) && typeof url === 'string' && url ? nameOf(url, host) : undefined;
    open.push({ end: ts + dur, cause: script ?? WORK_OF.get(name) ?? outer?.cause ?? 'other', at: ts });
  }
  closeUntil(Number.POSITIVE_INFINITY);
  return causes;
}

/** Returns causes as a text, the longest first, without those below a millisecond. */
export const causesText = (causes: Causes): string =>
  [...causes]
    .filter(([, time]) => time >= 1)
    .sort(([, a], [, b]) => b - a)
    .map(([cause, time]) => `${cause} ${Math.round(time)}`)
    .join(', ');
