import { type HydrateOptions, MOUNTED, type Mounted } from './mountOptions';

/**
 * Mounts a behaviour. A marker has one behaviour or widget: a second call returns the first one's `Mounted`.
 * @throws what `start` throws, after its `signal` has aborted
 */
export function behave(
  name: string,
  marker: Element,
  start: (signal: AbortSignal) => void,
  { onListening, onMounted }: HydrateOptions,
): Mounted {
  const present: Mounted | undefined = Reflect.get(marker, MOUNTED);
  if (present) return present;
  const ended = new AbortController();
  const { signal } = ended;
  const unmount = () => {
    ended.abort();
    if (Reflect.get(marker, MOUNTED) === self) Reflect.deleteProperty(marker, MOUNTED);
  };
  const self: Mounted = { name, marker, unmount };
  onListening?.();
  try {
    start(signal);
  } catch (error) {
    ended.abort();
    throw error;
  }
  Reflect.set(marker, MOUNTED, self);
  queueMicrotask(() => signal.aborted || onMounted?.());
  return self;
}

export const defineBehaviour =
  (name: string, start: (marker: Element, signal: AbortSignal) => void) =>
  (marker: Element, options: HydrateOptions = {}): Mounted =>
    behave(name, marker, signal => start(marker, signal), options);

export function pageLoaded(): Promise<void> {
  return document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise(resolve => window.addEventListener('load', () => resolve(), { once: true }));
}

export async function pageIdle(): Promise<void> {
  await pageLoaded();
  await new Promise<void>(resolve => {
    if (typeof window.requestIdleCallback === 'function')
      window.requestIdleCallback(() => resolve(), { timeout: 3000 });
    else setTimeout(resolve, 200);
  });
}
