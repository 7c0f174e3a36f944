import type { Measure } from '../report/pageNews';

/** Tasks longer than this block; the rest of each counts. */
const SHORT_TASK = 50;
const MOST_RESOURCES = 2000;
/** Scripts as the classic tag leaves them. */
const HELD = 'script[type="shop-widgets/held"]';

const sumOf = (sizes: readonly number[]): number => sizes.reduce((sum, size) => sum + size, 0);

export class Meter {
  #blocking = 0;
  #lastBusy = 0;
  readonly #knowsTasks = PerformanceObserver.supportedEntryTypes.includes('longtask');

  constructor() {
    performance.setResourceTimingBufferSize(MOST_RESOURCES);
    if (this.#knowsTasks) {
      this.#watch('longtask', entry => {
        this.#addTask(entry);
        this.#wasBusy(entry);
      });
    }
    this.#watch('resource', entry => this.#wasBusy(entry));
  }

  /** End of the page's last request or long task, in ms since its start. */
  get lastBusy(): number {
    return this.#lastBusy;
  }

  /** @param ownPath path of scripts that are there for this measure only */
  read(ownPath: string): Measure {
    const scripts = performance
      .getEntriesByType('resource')
      .filter(entry => entry instanceof PerformanceResourceTiming)
      .filter(({ initiatorType, name }) => initiatorType === 'script' || /\.m?js(?:\?|$)/.test(name))
      .filter(({ name }) => !new URL(name).pathname.startsWith(ownPath));
    const byAddress = new Map(scripts.map(entry => [entry.name, entry.encodedBodySize]));
    const sizes = [...byAddress.values()];
    const held = [...document.querySelectorAll<HTMLScriptElement>(HELD)].flatMap(({ src }) => byAddress.get(src) ?? []);
    return {
      scripts: sizes.length,
      bytes: sumOf(sizes),
      unsized: sizes.filter(size => size === 0).length,
      held: { scripts: held.length, bytes: sumOf(held) },
      blocking: this.#knowsTasks ? this.#blocking : null,
    };
  }

  /** Tasks of the frame that is measured beside a page are told to the page as well, under another name. */
  #addTask({ name, duration }: PerformanceEntry): void {
    if (name === 'self' || name === 'unknown') this.#blocking += Math.max(0, duration - SHORT_TASK);
  }

  #wasBusy({ startTime, duration }: PerformanceEntry): void {
    this.#lastBusy = Math.max(this.#lastBusy, startTime + duration);
  }

  #watch(type: string, add: (entry: PerformanceEntry) => void): void {
    new PerformanceObserver(list => list.getEntries().forEach(add)).observe({ type, buffered: true });
  }
}

const QUIET = 1000;
const LONGEST = 15_000;
const STEP = 250;

/** Waits until the page has loaded, and for a while nothing has come and nothing was long at work. */
export async function settled(meter: Meter): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise(resolve => window.addEventListener('load', resolve, { once: true }));
  }
  const loaded = performance.now();
  const isQuiet = () => performance.now() - Math.max(meter.lastBusy, loaded) > QUIET;
  while (!isQuiet() && performance.now() - loaded < LONGEST) await new Promise(resolve => setTimeout(resolve, STEP));
}

/** Returns the bundle's report of the page. */
export async function readFindings(): Promise<unknown> {
  const report: unknown = Reflect.get(Object(window.ShopWidgets), 'report');
  if (typeof report === 'function') return Reflect.apply(report, window.ShopWidgets, []);
  return { problems: [{ where: 'tag', message: 'shop-widgets.js did not start on this page.' }] };
}
