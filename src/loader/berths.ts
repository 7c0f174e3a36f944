import { bus } from '../core/bus/bus';
import { pageConfig } from '../core/config/pageConfig';
import { loadMessages } from '../core/messages';
import type { MountOptions } from '../core/mountOptions';
import { releasePictures } from '../core/releasePictures';
import { reportError, warnOnce } from '../core/report';
import type { Mounted } from '../hydrate';
import type { Definition } from './definition';
import { sleepUntilTouched } from './firstInteraction';
import { delayOf, loadWidget } from './loadWidget';
import { isMounted, type Sleeper } from './sleepers';
import { isStartedByPage } from './startPlugins';
import { linkStyles } from './styles';

/** A marker and the widget that is to take it over. */
export interface Berth {
  readonly definition: Definition;
  readonly marker: Element;
  /** Ends the wait for a reason to wake. */
  readonly sleep: AbortController;
  options: MountOptions;
  woken?: Promise<Mounted>;
  mounted?: Mounted;
  /** Ends a widget that is on its way. */
  giveUp?: () => void;
  /** Whether its script did not come. */
  isLost?: boolean;
}

/** Who knows of scripts of the shop that were held back, and run where a widget does not. */
export interface Keeper {
  /** Whether a widget's job is theirs again. */
  isPlain(name: string): boolean;
  /** What a widget waits for, no longer than it may. */
  inTime<T>(name: string, load: Promise<T>): Promise<T>;
  /** Gives them the job of a widget that failed; settles when they do it. */
  handBack(name: string, problem: string): Promise<void>;
}

const berths = new Map<Element, Berth>();
let held: Promise<void> | undefined;
let keeper: Keeper | undefined;

/** Has scripts of the shop run where widgets do not. */
export function setKeeper(next: Keeper): void {
  keeper = next;
}

/** Widgets that wake wait for this: the page's texts and its cart. */
export function holdMounts(until: Promise<void>): void {
  held = until;
  void until.then(() => {
    if (held === until) held = undefined;
  });
}

/** Lets a widget wait on its marker for one of its reasons to wake. A marker that is known already is left as it is. */
export function arm(definition: Definition, marker: Element): void {
  if (berths.has(marker) || marker.closest('[data-shop-widgets="off"]')) return;
  if (pageConfig().disabled.includes(definition.name) || keeper?.isPlain(definition.name)) return;
  const berth = settle(definition, marker);
  const sleeper = sleeperOf(berth);
  const { elsewhere } = definition;
  const { signal } = berth.sleep;
  sleepUntilTouched(marker, sleeper, signal);
  if (elsewhere) for (const part of document.querySelectorAll(elsewhere)) sleepUntilTouched(part, sleeper, signal);
  for (const when of definition.wakes) if (!signal.aborted) when(marker, () => void sleeper.wake(), signal);
}

/** Lets a widget whose script did not come wait for a shopper who has no other way. */
function armAgain(definition: Definition, marker: Element): void {
  const berth = settle(definition, marker);
  sleepUntilTouched(marker, { ...sleeperOf(berth), isSpent: true }, berth.sleep.signal);
}

/** What keeps a widget from waking is reported where it happens; the page then stays plain. */
const sleeperOf = (berth: Berth): Sleeper => ({
  controls: berth.definition.controls,
  repeats: berth.definition.repeats,
  wake: () => wake(berth).then(noop, noop),
  delay: () => delayOf(berth.definition.name),
});

/**
 * Mounts a widget on a marker now; one that is awake already keeps its options.
 * @throws MarkupError when the markup can't be taken over; Error when the chunk did not load
 */
export function mountNow(definition: Definition, marker: Element, options: MountOptions = {}): Promise<Mounted> {
  const berth = berths.get(marker) ?? settle(definition, marker);
  if (!berth.woken) berth.options = options;
  return wake(berth);
}

/** Mounts every armed marker at or below `root` now; those that fail are left out. */
export async function wakeAll(root: Node): Promise<Mounted[]> {
  const all = [...berths.values()].filter(({ marker }) => root.contains(marker));
  const results = await Promise.allSettled(all.map(wake));
  return results.flatMap(result => (result.status === 'fulfilled' ? [result.value] : []));
}

/** Ends what is mounted or waits at or below `root`. */
export function leaveAll(root: Node): void {
  for (const berth of [...berths.values()]) if (root.contains(berth.marker)) leave(berth);
}

/** Ends what is mounted or waits on markers that are no longer in the page. */
export function leaveRemoved(): void {
  for (const berth of [...berths.values()]) if (!berth.marker.isConnected) leave(berth);
}

function settle(definition: Definition, marker: Element): Berth {
  const berth: Berth = { definition, marker, sleep: new AbortController(), options: {} };
  berths.set(marker, berth);
  return berth;
}

/** Ends what is mounted or waits on a marker. */
export function leave(berth: Berth): void {
  berth.sleep.abort();
  berths.delete(berth.marker);
  const { marker } = berth;
  if (!berth.mounted) {
    // React would still draw in it, and Chromium remembers pictures that have never been on the page.
    if (!marker.isConnected) berth.giveUp?.();
    return;
  }
  berth.mounted.unmount();
  releasePictures(marker);
  const target = marker.isConnected ? marker : document.body;
  bus.emit('shop_widgets_unmounted', { widget: berth.definition.name, marker }, target);
}

function wake(berth: Berth): Promise<Mounted> {
  berth.woken ??= mount(berth).catch(async (error: unknown) => {
    const { definition, marker } = berth;
    const { name } = definition;
    // What is done meanwhile is kept for the scripts that come back.
    if (keeper && isCurrent(berth)) await keeper.handBack(name, berth.isLost ? 'did not load' : 'stays plain');
    berth.sleep.abort();
    // Whoever asks again, or adds the marker again, gets another try.
    if (berths.get(marker) === berth) {
      berths.delete(marker);
      if (berth.isLost && marker.isConnected && !keeper?.isPlain(name)) armAgain(definition, marker);
    }
    throw error;
  });
  return berth.woken;
}

const isCurrent = (berth: Berth): boolean => berth.marker.isConnected && berths.get(berth.marker) === berth;

async function mount(berth: Berth): Promise<Mounted> {
  const { definition, marker } = berth;
  const { name } = definition;
  const { options } = berth;
  options.signal?.addEventListener('abort', () => berths.get(marker) === berth && leave(berth), { once: true });
  if (held) await held;
  if (keeper?.isPlain(name)) throw new Error(`${name}: the shop's own script has its job`);
  const clash = definition.clash?.(marker);
  if (clash && !definition.asksChunk) leaveTo(clash, name);
  if (!clash && definition.plugin && isStartedByPage(definition.plugin, marker)) {
    berth.sleep.abort();
    berth.mounted = { name, marker, unmount() {} };
    return berth.mounted;
  }
  linkStyles('widgets');
  const load = loadWidget(definition);
  const widget = await (keeper?.inTime(name, load) ?? load).catch((cause: unknown) => {
    berth.isLost = true;
    throw cause;
  });
  const cannot = widget.cannot?.();
  if (cannot) {
    warnOnce({ where: name, found: cannot, consequence: 'It stays plain.' });
    throw new Error(`${name}: ${cannot}`);
  }
  if (clash) leaveTo(clash, name);
  // They did not come either, if the chunk had to be waited for.
  linkStyles('widgets');
  await loadMessages();
  // A chunk that has just been run gives way to the browser before it mounts.
  await nextTask();
  const left = new Error(`${name}: its marker left the page`);
  if (!isCurrent(berth)) throw left;
  try {
    const mounted = await new Promise<Mounted>((resolve, reject) => {
      const present = isMounted(marker);
      const onListening = () => berth.sleep.abort();
      const taken = widget.mount(marker, { ...options, onListening, onMounted: () => resolve(taken), onFail: reject });
      berth.giveUp = () => {
        taken.unmount();
        reject(left);
      };
      if (present) resolve(taken);
    });
    if (berths.get(marker) !== berth) {
      mounted.unmount();
      throw left;
    }
    berth.mounted = mounted;
    // What is done from here on, also by a listener of this event, the widget hears itself.
    berth.sleep.abort();
    bus.emit('shop_widgets_mounted', { widget: name, marker }, marker);
    return mounted;
  } catch (cause) {
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
    throw cause;
  }
}

/** Leaves a widget's job to a script of the page, and says so. */
function leaveTo(clash: string, name: string): never {
  warnOnce({
    where: name,
    found: `${clash} is on the page and does the same`,
    consequence: 'It keeps the job.',
    advice: 'Take that script off the page, see README.',
  });
  throw new Error(`${name}: ${clash} is on the page`);
}

/** Every marker whose widget waits or is there, for reading. */
export const allBerths = (): Iterable<Berth> => berths.values();

function isMarkupError(error: unknown): error is Error & { readonly problem: string } {
  return error instanceof Error && error.name === 'MarkupError' && 'problem' in error;
}

function nextTask(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve));
}

function noop(): void {}
