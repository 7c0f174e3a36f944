import { PropertySymbol } from 'happy-dom';
import Cookies from 'js-cookie';
import { afterAll, vi } from 'vitest';
import { xhrThrough } from './fakeXhr';

/**
 * Files share a process, a window and most packages: a new set for each file takes longer than the tests. Each file
 * still begins with a new page: document, storage, address, globals and the bundle's modules are reset, and pending work
 * is ended. No file depends on another, so they may run in any order.
 */

/** Own properties of an object, with their values. */
type Properties = ReadonlyMap<string, unknown>;

/** The page as the first file of the process finds it, and the timers set since. */
interface Start {
  readonly properties: ReadonlyMap<object, Properties>;
  readonly timers: Set<NodeJS.Timeout>;
}

const KEY = Symbol.for('shop-widgets.test.start');
const hasPage = typeof document !== 'undefined';

/** Returns the objects on which scripts and tests leave properties. */
const holders = (): readonly object[] =>
  hasPage
    ? [globalThis, document, document.documentElement, document.head, document.body, navigator, location, history]
    : [globalThis];

const namesOf = (object: object) => Object.getOwnPropertyNames(object).filter(name => !name.startsWith('__vitest'));

const propertiesOf = (object: object): Properties =>
  new Map(namesOf(object).map(name => [name, Reflect.get(object, name)]));

function isStart(value: unknown): value is Start {
  return typeof value === 'object' && value !== null && 'timers' in value;
}

function startOfProcess(): Start {
  const known: unknown = Reflect.get(globalThis, KEY);
  if (isStart(known)) return known;
  const timers: Start['timers'] = new Set();
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const apply: ProxyHandler<typeof setTimeout>['apply'] = (set, self, args) => {
      const timer: NodeJS.Timeout = Reflect.apply(set, self, args);
      timers.add(timer);
      return timer;
    };
    Reflect.set(globalThis, name, new Proxy(globalThis[name], { apply }));
  }
  const start = { properties: new Map(holders().map(holder => [holder, propertiesOf(holder)])), timers };
  Reflect.set(globalThis, KEY, start);
  return start;
}

/** Removes added properties of an object, and restores overwritten numbers and texts. */
function giveBack(holder: object, before: Properties): void {
  for (const name of namesOf(holder)) {
    const value = before.get(name);
    if (!before.has(name)) Reflect.deleteProperty(holder, name);
    else if (['number', 'string'].includes(typeof value) && !Object.is(Reflect.get(holder, name), value))
      Reflect.set(holder, name, value);
  }
}

async function emptyPage(): Promise<void> {
  // Ends frames, pictures and calls of the page.
  await Reflect.get(window, 'happyDOM').abort();
  const elements = [document.documentElement, document.head, document.body];
  for (const target of [Reflect.get(document, PropertySymbol.window), document, ...elements]) {
    for (const listeners of Object.values<Map<string, unknown>>(target[PropertySymbol.listeners])) listeners.clear();
  }
  for (const node of [document, ...elements]) Reflect.get(node, PropertySymbol.mutationListeners).length = 0;
  for (const element of elements) for (const { name } of [...element.attributes]) element.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  for (const pair of document.cookie.split('; ')) Cookies.remove(pair.split('=')[0] ?? '');
  localStorage.clear();
  sessionStorage.clear();
  for (const names of [PropertySymbol.registry, PropertySymbol.classRegistry])
    Reflect.get(customElements, names).clear();
}

/** Timeout of `vi.waitFor`, ms: long, as a busy machine loads code slowly; shorter for mutants, whose waits often fail. */
const PATIENCE = 'STRYKER_MUTATOR_WORKER' in process.env ? 8000 : 15_000;

const { waitFor } = vi;
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: PATIENCE, interval: 5, ...options });

const { properties, timers } = startOfProcess();

// jQuery's calls get the answers that a test has for `fetch`.
if (hasPage)
  Reflect.set(
    globalThis,
    'XMLHttpRequest',
    xhrThrough(request => fetch(request)),
  );

// Registered first, so it comes last.
afterAll(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  // Pending imports belong to the modules of this page.
  await vi.dynamicImportSettled();
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
  for (const [holder, before] of properties) giveBack(holder, before);
  if (hasPage) await emptyPage();
  vi.resetModules();
});
