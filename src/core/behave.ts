import { type HydrateOptions, MOUNTED, type Mounted } from './mountOptions';

/**
 * Runs what draws nothing on its marker: it listens to the server's markup and leaves the nodes to the page. A marker has
 * one such, or one widget: a second call answers the first one's `Mounted`.
 * @param start begins the work; `signal` ends it and has what it added taken away
 * @throws what `start` throws; what it has begun is ended
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
