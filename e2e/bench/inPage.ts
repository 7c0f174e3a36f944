/** A timer of the page that has run. */
export interface TimerRun {
  /** Requested delay, in ms. */
  readonly delay: number;
  /** Start, on the page's clock. */
  readonly start: number;
  /** Script time in ms. */
  readonly took: number;
}

declare global {
  interface Window {
    /** Measurements of the bench in a page. */
    bench: {
      readonly timers: TimerRun[];
      /** Tasks of 50 ms and more, in ms. */
      readonly longTasks: number[];
    };
  }
}

/** Runs in every page before its own scripts: a mark that shows the main thread in a trace, a watch on timers and one on long tasks. */
export function prepareWindow(): void {
  performance.mark('bench-window');
  performance.setResourceTimingBufferSize(20_000);
  const timers: TimerRun[] = [];
  const longTasks: number[] = [];
  window.bench = { timers, longTasks };
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) longTasks.push(duration);
  }).observe({ type: 'longtask' });
  const original = window.setTimeout;
  Reflect.set(window, 'setTimeout', (handler: unknown, delay = 0, ...args: unknown[]) => {
    if (typeof handler !== 'function') throw new TypeError('the bench runs functions only');
    const run = () => {
      const start = performance.now();
      try {
        Reflect.apply(handler, window, args);
      } finally {
        timers.push({ delay, start, took: performance.now() - start });
      }
    };
    return original(run, delay);
  });
}

/** Paths of the bundle's files that the page has asked for, below the bundle's folder. */
export function bundleFiles(): string[] {
  const folder = '/shop-widgets/';
  const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  return [...new Set(paths)].filter(path => path.startsWith(folder)).map(path => path.slice(folder.length));
}

/** Whether a widget has the marker. */
export function isTaken(selector: string): boolean {
  const marker = document.querySelector(selector);
  return marker !== null && Boolean(Reflect.get(marker, Symbol.for('shop-widgets.mounted')));
}
