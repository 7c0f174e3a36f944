import { t } from '../messages';

/** Why captured events have to wait: there is no connection, or a script failed and is loaded again. */
export type Delay = 'offline' | 'slow';

const delays = new Map<object, Delay>();
let shown: HTMLElement | undefined;

/** Tells the shopper that their actions are kept, as long as one of them has to wait. @param waiting key of the waiting part */
export function setDelay(waiting: object, delay: Delay | undefined): void {
  if (delay) delays.set(waiting, delay);
  else delays.delete(waiting);
  const all = [...delays.values()];
  show(all.includes('offline') ? 'offline' : all[0]);
}

/** The notice is at the window's lower edge, where it moves nothing. Its styles are inline: a stylesheet could not be loaded. */
const STYLE =
  'position: fixed; inset: auto 1rem 1rem; z-index: 2147483647; width: fit-content; margin: 0 auto; padding: 0.75rem 1.25rem; border-radius: var(--sw-wait-radius, 4px); background: var(--sw-wait-background, #1a1a1a); color: var(--sw-wait-color, #fff)';

function show(delay: Delay | undefined): void {
  const text = delay && t(`wait.${delay}`);
  if (shown?.isConnected && shown.textContent === text) return;
  shown?.remove();
  if (!text) return;
  shown = document.createElement('div');
  shown.className = 'sw-wait';
  shown.setAttribute('role', 'alert');
  shown.textContent = text;
  shown.style.cssText = STYLE;
  document.body.append(shown);
}

/** Waits, in ms. Tests replace it. */
export const pause = (time: number): Promise<void> => new Promise(resolve => setTimeout(resolve, time));

/** Resolves after so many ms; earlier when what `listen` waits for calls `end`. The signal ends its listeners. */
export const waitAtMost = (ms: number, listen: (end: () => void, signal: AbortSignal) => void): Promise<void> =>
  new Promise(resolve => {
    const over = new AbortController();
    const end = () => {
      over.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, ms);
    listen(end, over.signal);
  });

/** Resolves after so many ms; earlier when the connection is back, or the signal aborts. */
export const waitForConnection = (ms: number, signal?: AbortSignal): Promise<void> =>
  waitAtMost(ms, (end, over) => {
    addEventListener('online', end, { signal: over });
    signal?.addEventListener('abort', end, { signal: over });
  });
