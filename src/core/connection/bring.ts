import type { Delay } from './delays';
import { pause } from './pause';
import { whenReachable } from './reachable';

/** How often a script is asked for before it is given up, while the shop can be reached. */
const TRIES = 3;
/** Wait before the last try, ms: what goes wrong for a moment is over by then. */
const LAST_AFTER = 2000;

/**
 * Loads a script of ours with patience: it is asked for again at once, and once more a moment later. While the shop can't
 * be reached it waits for the connection instead, however long that takes.
 * @param onDelay hears what it waits for, and `undefined` at the end
 * @throws what the last failure was; the shop could be reached then, so a page load can do the job
 */
export async function bring<T>(load: () => Promise<T>, onDelay: (delay: Delay | undefined) => void): Promise<T> {
  try {
    for (let tries = 1; ; tries += 1) {
      try {
        return await load();
      } catch (cause) {
        if (tries === 1) continue;
        if (await whenReachable(() => onDelay('offline'))) tries = 0;
        else if (tries < TRIES) {
          onDelay('slow');
          await pause(LAST_AFTER);
        } else throw cause;
      }
    }
  } finally {
    onDelay(undefined);
  }
}
