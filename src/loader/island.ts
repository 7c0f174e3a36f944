import { bus } from '../core/bus/bus';
import { pageConfig } from '../core/config/pageConfig';
import { isMarkupError } from '../core/errors';
import type { Mounted, MountOptions } from '../core/mountOptions';
import { releasePictures } from '../core/releasePictures';
import { reportError } from '../core/report';
import type { Definition } from './definition';
import { legacyFallback } from './legacyFallback';
import { findConflict, loadCode, prepareWidget, takeOver } from './mountWidget';
import { captureEvents } from './replayQueue';
import { isStartedByPage } from './startPlugins';

/**
 * A marker and the widget that takes it over.
 *
 *            a reason, an interaction               the widget works
 * pending ──────────────────────────────► loading ────────────────────► mounted
 *                                          │   ▲                           │
 *                 its chunk did not load   │   │ use of a control that     │ its marker leaves the page,
 *                                          ▼   │ does nothing without it   ▼ or a script unmounts it
 *                                         failed                         ended
 *
 * In every state an island ends when its marker leaves. A loading one also ends when its widget can't take the marker over, or
 * must not: the marker stays as the server rendered it, and may be registered again. A widget that throws later restores the
 * server's nodes; its island stays mounted, so that it is not tried again.
 */
export interface Island {
  readonly definition: Definition;
  readonly marker: Element;
  state: IslandState;
  options: MountOptions;
  /** Ends the wait for a reason to hydrate, and the capturing of events. */
  waiting: AbortController;
  /** Unmounts a widget that is taking over a marker that has left. */
  readonly abandoned: AbortController;
}

export type IslandState =
  | { readonly kind: 'pending' | 'failed' }
  | { readonly kind: 'loading'; readonly mounting: Promise<Mounted> }
  /** `thrown`: what the widget threw when it worked, if it did. */
  | { readonly kind: 'mounted'; readonly mounted: Mounted; readonly thrown?: unknown }
  | { readonly kind: 'ended'; readonly why: Ending };

/** Why an island has ended: its marker left the page or a script unmounted it, or the widget did not take the marker over. */
export type Ending =
  | { readonly kind: 'left' | 'not-loaded' | 'refused' }
  | { readonly kind: 'markup'; readonly problem: string }
  | { readonly kind: 'threw'; readonly error: unknown };

const islands = new Map<Element, Island>();
/** The islands that ended last, for the page's report. */
const ended = new WeakMap<Element, Island>();
/** Widgets that still take over a marker of an island that has ended; the marker's next widget waits for them. */
const leaving = new WeakMap<Element, Promise<unknown>>();
let pageReady: Promise<void> | undefined;

/** Makes widgets wait for the page's texts and cart before they mount. */
export function mountAfter(ready: Promise<void>): void {
  pageReady = ready;
  void ready.then(() => {
    if (pageReady === ready) pageReady = undefined;
  });
}

export const allIslands = (): Iterable<Island> => islands.values();

/** Returns the island of a marker, or the last one that has ended there. */
export const islandOn = (marker: Element): Island | undefined => islands.get(marker) ?? ended.get(marker);

/** Whether the page leaves it to us: a script that mounts a widget itself is not asked. */
export const mayMount = (name: string, marker: Element): boolean =>
  !marker.closest('[data-shop-widgets="off"]') && !pageConfig().disabled.includes(name);

/** Registers a marker, whose widget is hydrated for one of its reasons. Leaves a marker alone that is registered already. */
export function registerIsland(definition: Definition, marker: Element): void {
  const { name, elsewhere, hydrateWhen } = definition;
  if (islands.has(marker) || !mayMount(name, marker) || legacyFallback.hasJob(name)) return;
  const island = addIsland(definition, marker);
  const { signal } = island.waiting;
  capture(island, [marker, ...(elsewhere ? document.querySelectorAll(elsewhere) : [])]);
  for (const when of hydrateWhen) if (!signal.aborted) when(marker, () => void hydrateSilently(island), signal);
}

/** A marker that is loading or mounted keeps its options. @throws MarkupError, or Error when the chunk did not load */
export function mountNow(definition: Definition, marker: Element, options: MountOptions = {}): Promise<Mounted> {
  const island = islands.get(marker) ?? addIsland(definition, marker);
  if (island.state.kind === 'pending' || island.state.kind === 'failed') island.options = options;
  return hydrate(island);
}

/** Mounts all islands at or below `root` now. @returns those that did not fail */
export async function hydrateIslands(root: Node): Promise<Mounted[]> {
  const all = [...islands.values()].filter(({ marker }) => root.contains(marker));
  const results = await Promise.allSettled(all.map(hydrate));
  return results.flatMap(result => (result.status === 'fulfilled' ? [result.value] : []));
}

/** Ends the islands whose markers have left the page, and those at or below `root`. */
export function endIslands(root?: Node): void {
  for (const island of [...islands.values()])
    if (!island.marker.isConnected || root?.contains(island.marker)) endIsland(island);
}

/** Ends an island: unmounts its widget, or keeps it from mounting. */
export function endIsland(island: Island): void {
  const { definition, marker, state } = island;
  switch (state.kind) {
    case 'ended':
      return;
    case 'pending':
    case 'failed':
    case 'loading':
      forget(island, { kind: 'left' });
      // React would still render in it, and Chromium keeps pictures in memory that have never been on the page.
      if (!marker.isConnected) island.abandoned.abort(leftPage(island));
      else if (state.kind === 'loading') leaving.set(marker, silently(state.mounting));
      return;
    case 'mounted': {
      forget(island, 'thrown' in state ? { kind: 'threw', error: state.thrown } : { kind: 'left' });
      state.mounted.unmount();
      releasePictures(marker);
      const target = marker.isConnected ? marker : document.body;
      bus.emit('shop_widgets_unmounted', { widget: definition.name, marker }, target);
    }
  }
}

function addIsland(definition: Definition, marker: Element): Island {
  const [waiting, abandoned] = [new AbortController(), new AbortController()];
  const island: Island = { definition, marker, state: { kind: 'pending' }, options: {}, waiting, abandoned };
  islands.set(marker, island);
  return island;
}

function forget(island: Island, why: Ending): void {
  island.state = { kind: 'ended', why };
  island.waiting.abort();
  islands.delete(island.marker);
  ended.set(island.marker, island);
}

function capture(island: Island, elements: readonly Element[]): void {
  const { definition, state, waiting } = island;
  const hasFailed = state.kind === 'failed';
  captureEvents(elements, { definition, hasFailed, signal: waiting.signal, hydrate: () => hydrateSilently(island) });
}

function hydrate(island: Island): Promise<Mounted> {
  const { state } = island;
  switch (state.kind) {
    case 'loading':
      return state.mounting;
    case 'mounted':
      return Promise.resolve(state.mounted);
    case 'ended':
      return Promise.reject(leftPage(island));
    case 'pending':
    case 'failed': {
      let begin = () => {};
      const mounting = new Promise<Mounted>((resolve, reject) => {
        begin = () => void mount(island).then(resolve, reject);
      });
      island.state = { kind: 'loading', mounting };
      begin();
      return mounting;
    }
  }
}

const silently = (mounting: Promise<Mounted>): Promise<unknown> => mounting.catch(() => {});

/** As `hydrate`, for callers that need no result. Failures are reported where they happen. */
const hydrateSilently = (island: Island): Promise<unknown> => silently(hydrate(island));

async function mount(island: Island): Promise<Mounted> {
  const { definition, marker, options, abandoned } = island;
  const { name, plugin } = definition;
  const before = leaving.get(marker);
  let didNotLoad = false;
  options.signal?.addEventListener('abort', () => endIsland(island), { once: true });
  try {
    if (pageReady) await pageReady;
    const conflict = findConflict(definition, marker);
    if (!conflict && plugin && isStartedByPage(plugin, marker)) {
      return setMounted(island, { name, marker, unmount() {} });
    }
    const widget = await loadCode(definition).catch((cause: unknown) => {
      didNotLoad = true;
      throw cause;
    });
    await prepareWidget(name, widget, conflict);
    await before;
    if (!isCurrent(island)) throw leftPage(island);
    const onListening = () => island.waiting.abort();
    const onFail = (thrown: unknown) => {
      if (island.state.kind === 'mounted') island.state = { ...island.state, thrown };
    };
    const mounted = await takeOver(widget, marker, { ...options, onListening, onFail }, abandoned.signal);
    if (hasEnded(island)) {
      mounted.unmount();
      throw leftPage(island);
    }
    setMounted(island, mounted);
    bus.emit('shop_widgets_mounted', { widget: name, marker }, marker);
    return mounted;
  } catch (error) {
    await fail(island, error, didNotLoad);
    throw error;
  }
}

function setMounted(island: Island, mounted: Mounted): Mounted {
  island.state = { kind: 'mounted', mounted };
  island.waiting.abort();
  return mounted;
}

async function fail(island: Island, cause: unknown, didNotLoad: boolean): Promise<void> {
  const { definition, marker } = island;
  const { name } = definition;
  if (isMarkupError(cause)) {
    reportError({
      where: name,
      element: marker,
      found: cause.problem,
      consequence: 'It stays as the server rendered it.',
      advice: 'See README, “When a widget stays plain”.',
      cause,
    });
  }
  // Captured events are replayed when the shop's own scripts have run. A widget that a script has unmounted meanwhile leaves them no job.
  const isUnmounted = cause instanceof DOMException && cause.name === 'AbortError';
  if (isCurrent(island) && !isUnmounted)
    await legacyFallback.restore(name, didNotLoad ? 'did not load' : 'stays plain');
  if (hasEnded(island)) return;
  if (!didNotLoad || !marker.isConnected || legacyFallback.hasJob(name)) {
    const problem = isMarkupError(cause) && cause.problem;
    forget(island, problem ? { kind: 'markup', problem } : { kind: didNotLoad ? 'not-loaded' : 'refused' });
    return;
  }
  island.waiting.abort();
  island.state = { kind: 'failed' };
  island.waiting = new AbortController();
  capture(island, [marker]);
}

const hasEnded = ({ state }: Island): boolean => state.kind === 'ended';

const isCurrent = (island: Island): boolean => island.marker.isConnected && !hasEnded(island);

const leftPage = ({ definition }: Island) => new Error(`${definition.name}: its marker left the page`);
