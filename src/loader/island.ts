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
  state: 'pending' | 'loading' | 'mounted' | 'failed' | 'ended';
  options: MountOptions;
  /** Ends the wait for a reason to hydrate, and the capturing of events. */
  waiting: AbortController;
  /** Unmounts a widget that is taking over a marker that has left. */
  readonly abandoned: AbortController;
  /** Set while it is loading or mounted. */
  mounting?: Promise<Mounted> | undefined;
  mounted?: Mounted;
}

const islands = new Map<Element, Island>();
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
  if (!island.mounting) island.options = options;
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
  const { definition, marker, mounted, mounting, state } = island;
  if (state === 'ended') return;
  forget(island);
  if (!mounted) {
    // React would still render in it, and Chromium keeps pictures in memory that have never been on the page.
    if (!marker.isConnected) island.abandoned.abort(leftPage(island));
    else if (mounting) leaving.set(marker, hydrateSilently(island));
    return;
  }
  mounted.unmount();
  releasePictures(marker);
  const target = marker.isConnected ? marker : document.body;
  bus.emit('shop_widgets_unmounted', { widget: definition.name, marker }, target);
}

function addIsland(definition: Definition, marker: Element): Island {
  const [waiting, abandoned] = [new AbortController(), new AbortController()];
  const island: Island = { definition, marker, state: 'pending', options: {}, waiting, abandoned };
  islands.set(marker, island);
  return island;
}

function forget(island: Island): void {
  island.state = 'ended';
  island.waiting.abort();
  islands.delete(island.marker);
}

function capture(island: Island, elements: readonly Element[]): void {
  const { definition, state, waiting } = island;
  const hasFailed = state === 'failed';
  captureEvents(elements, { definition, hasFailed, signal: waiting.signal, hydrate: () => hydrateSilently(island) });
}

function hydrate(island: Island): Promise<Mounted> {
  island.mounting ??= mount(island);
  return island.mounting;
}

/** As `hydrate`, for callers that need no result. Failures are reported where they happen. */
const hydrateSilently = (island: Island): Promise<unknown> => hydrate(island).catch(() => {});

async function mount(island: Island): Promise<Mounted> {
  const { definition, marker, options, abandoned } = island;
  const { name, plugin } = definition;
  const before = leaving.get(marker);
  let didNotLoad = false;
  if (island.state === 'ended') throw leftPage(island);
  island.state = 'loading';
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
    const mounted = await takeOver(widget, marker, { ...options, onListening }, abandoned.signal);
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
  island.state = 'mounted';
  island.mounted = mounted;
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
    forget(island);
    return;
  }
  island.waiting.abort();
  island.state = 'failed';
  island.mounting = undefined;
  island.waiting = new AbortController();
  capture(island, [marker]);
}

const hasEnded = ({ state }: Island): boolean => state === 'ended';

const isCurrent = (island: Island): boolean => island.marker.isConnected && !hasEnded(island);

const leftPage = ({ definition }: Island) => new Error(`${definition.name}: its marker left the page`);
