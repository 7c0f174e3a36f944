import { afterEach, beforeEach, vi } from 'vitest';
import type { Definition, WidgetModule } from '../../src/loader/definition';
import { putJQuery, quietConsole } from '../core/bus/helpers';

/** Runs all pending work that waits only for promises. */
export async function settle(): Promise<void> {
  // The loader yields for one task between a chunk and its mount.
  for (let task = 0; task < 3; task++) await new Promise(resolve => setTimeout(resolve));
  await new Promise(resolve => setImmediate(resolve));
}

/** Returns a fresh copy of the loader, its widgets and its bus, as a page gets them. */
export async function freshLoader() {
  vi.resetModules();
  // Retries run without a pause.
  vi.doMock('../../src/core/connection/delays', async original => ({
    ...(await original<object>()),
    pause: () => Promise.resolve(),
  }));
  const island = await import('../../src/loader/island');
  const loader = await import('../../src/loader/loader');
  const { bus } = await import('../../src/core/bus/bus');
  const config = await import('../../src/core/config/pageConfig');
  const { MarkupError } = await import('../../src/core/errors');
  const { definitions } = await import('../../src/registry');
  return { ...island, ...loader, bus, ...config, MarkupError, definitions };
}

export let loader: Awaited<ReturnType<typeof freshLoader>>;
/** Lines of the console. */
export let lines: string[];

/** Gives each test a fresh loader, on a page whose shop can be reached. */
export function setUpLoader(): void {
  beforeEach(async () => {
    lines = quietConsole();
    vi.stubGlobal('fetch', async () => new Response());
    loader = await freshLoader();
  });
  afterEach(() => {
    loader.endIslands(document);
    document.body.replaceChildren();
  });
}

/** Registers a widget of the test on new markers. */
export function registerWidget(options: Parameters<typeof testWidget>[0], ...ids: string[]): TestWidget {
  const widget = testWidget(options);
  for (const marker of putMarkers(...ids)) loader.registerIsland(widget.definition, marker);
  return widget;
}

export const register = (...ids: string[]): TestWidget => registerWidget({}, ...ids);

/** A widget of the test, which logs its actions. */
export interface TestWidget {
  readonly definition: Definition;
  readonly log: string[];
  /** Ends the next load of the chunk, with an error if given. */
  arrive(error?: Error): Promise<void>;
  /** Makes all three loads of the chunk fail. */
  fail(): Promise<void>;
  readonly loads: () => number;
}

/** Returns a definition whose chunk the test loads; mounted, it answers clicks on its controls. */
export function testWidget(options: Partial<Definition> & { mount?: WidgetModule['mount'] } = {}): TestWidget {
  const log: string[] = [];
  const waiting: ((error?: Error) => void)[] = [];
  let loads = 0;
  const mount: WidgetModule['mount'] = (marker, { onMounted }) => {
    const ended = new AbortController();
    log.push(`mount ${marker.id}`);
    const answer = (event: Event) => {
      event.preventDefault();
      if (event.target instanceof Element) log.push(`${event.type} ${event.target.id}`);
    };
    for (const type of ['click', 'keydown', 'input', 'change', 'submit'])
      marker.addEventListener(type, answer, { signal: ended.signal });
    queueMicrotask(() => onMounted?.());
    const unmount = () => {
      log.push(`unmount ${marker.id}`);
      ended.abort();
    };
    return { name: 'test', marker, unmount };
  };
  const { mount: ownMount = mount, ...rest } = options;
  const definition: Definition = {
    name: 'test',
    markers: '.marker',
    hydrateWhen: [],
    controls: '.control',
    load: () => {
      loads += 1;
      return new Promise((resolve, reject) =>
        waiting.push(error => (error ? reject(error) : resolve({ mount: ownMount }))),
      );
    },
    ...rest,
  };
  const arrive = async (error?: Error) => {
    for (const end of waiting.splice(0)) end(error);
    await settle();
  };
  const fail = async () => {
    for (let tries = 0; tries < 3; tries++) await arrive(new Error('404'));
  };
  return { definition, log, arrive, fail, loads: () => loads };
}

/** Puts a page without jQuery, and with markers that hold a link and text each. */
export function putMarkers(...ids: string[]): HTMLElement[] {
  putJQuery(undefined);
  document.body.innerHTML = ids
    .map(
      id =>
        `<div class="marker" id="${id}"><a class="control" id="${id}-a" href="#${id}">x</a><p id="${id}-p">y</p></div>`,
    )
    .join('');
  return ids.map(byId);
}

/** Returns the element of an id. */
export function byId(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no #${id}`);
  return found;
}

/** Clicks as a shopper does. @returns whether the page followed it */
export function click(target: Element): boolean {
  return target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

/** The page's IntersectionObserver, controlled by the test. */
export function fakeIntersections(): { readonly observed: Set<Element>; see(element: Element): void } {
  const observers = new Map<Element, (isIntersecting: boolean) => void>();
  class Observer {
    readonly own = new Set<Element>();
    constructor(readonly changed: (entries: { isIntersecting: boolean }[]) => void) {}
    observe(element: Element) {
      this.own.add(element);
      observers.set(element, isIntersecting => this.changed([{ isIntersecting }]));
    }
    disconnect() {
      for (const element of this.own) observers.delete(element);
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return {
    get observed() {
      return new Set(observers.keys());
    },
    see: element => observers.get(element)?.(true),
  };
}
