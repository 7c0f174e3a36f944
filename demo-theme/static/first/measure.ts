/** Costs of loading one page. */
export interface Cost {
  /** Time for which the browser could not have answered a click: the part of each task beyond 50 ms. */
  readonly blockedMs: number;
  readonly scripts: number;
  /** Bytes of the scripts as a server with gzip sends them; of files that it knows. */
  readonly scriptBytes: number;
}

const LONG_MS = 50;
/** Time from a page's load to its measurement: widgets hydrate within a second. */
const AFTER_LOAD_MS = 2000;

/** Sums the excess of long tasks of this page and its frames. Source: the definition of Total Blocking Time. */
function watchLongTasks(): () => number {
  let blocked = 0;
  const add = (entries: readonly PerformanceEntry[]) => {
    for (const { duration } of entries) blocked += Math.max(0, duration - LONG_MS);
  };
  const observer = new PerformanceObserver(list => add(list.getEntries()));
  observer.observe({ type: 'longtask' });
  return () => {
    add(observer.takeRecords());
    observer.disconnect();
    return Math.round(blocked);
  };
}

/** The same for browsers that do not report long tasks: a late timer shows them. */
function watchTimer(): () => number {
  const STEP_MS = 10;
  let blocked = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    blocked += Math.max(0, now - last - STEP_MS - LONG_MS);
    last = now;
  }, STEP_MS);
  return () => {
    clearInterval(timer);
    return Math.round(blocked);
  };
}

const watch = (): (() => number) =>
  PerformanceObserver.supportedEntryTypes.includes('longtask') ? watchLongTasks() : watchTimer();

/** Bytes of the built files by name, from `manifest.json`. */
export type FileSizes = ReadonlyMap<string, number>;

export async function readSizes(address: URL): Promise<FileSizes> {
  const manifest: Record<string, { gzip: number }> = await (await fetch(address)).json();
  return new Map(Object.entries(manifest).map(([name, { gzip }]) => [name, gzip]));
}

function scriptsOf(frame: HTMLIFrameElement, sizes: FileSizes): Pick<Cost, 'scripts' | 'scriptBytes'> {
  const entries = frame.contentWindow?.performance.getEntriesByType('resource') ?? [];
  const names = entries.map(({ name }) => new URL(name).pathname).filter(name => name.endsWith('.js'));
  const own = new Set(names.flatMap(name => /\/shop-widgets\/(.+)$/.exec(name)?.[1] ?? []));
  const scriptBytes = [...own].reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0);
  return { scripts: own.size, scriptBytes };
}

/** Loads a page into a frame and measures its costs until its widgets are hydrated. */
export async function loadAndMeasure(frame: HTMLIFrameElement, address: string, sizes: FileSizes): Promise<Cost> {
  const stop = watch();
  await new Promise<void>(resolve => {
    frame.addEventListener('load', () => resolve(), { once: true });
    frame.src = address;
  });
  await new Promise(resolve => setTimeout(resolve, AFTER_LOAD_MS));
  return { blockedMs: stop(), ...scriptsOf(frame, sizes) };
}
