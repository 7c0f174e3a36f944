import { type Delay, pause, waitForConnection } from './delays';
import { isLeaving, whenStaying } from './leaving';

const TRIES = 3;
/** Wait before the last try, in ms. */
const LAST_AFTER = 2000;

/**
 * Tries again at once, and once more after a wait; while the shop can't be reached it waits for the connection, without a limit.
 * @throws the last failure; the shop could be reached then, so a page load can do the job
 */
export async function importWithRetry<T>(
  load: () => Promise<T>,
  onDelay: (delay: Delay | undefined) => void,
): Promise<T> {
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

/** Runs `use` once code has loaded; without the code nothing happens, as where a script of the page was not there. */
export const whenLoaded = <Code>(code: Promise<Code>, use: (code: Code) => unknown): void =>
  void code.then(use, () => {});

/** Wait before the next check, in ms. */
const LOOK_AGAIN = 5000;

/** @returns whether it had to wait */
async function whenReachable(onWait: () => void): Promise<boolean> {
  if (await isReachable()) return false;
  onWait();
  do await waitForConnection(LOOK_AGAIN);
  while (!(await isReachable()));
  return true;
}

/** Whether the shop answers a request for a small file. Browsers only know whether there is a network. */
async function isReachable(): Promise<boolean> {
  const options = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(LOOK_AGAIN) } as const;
  // Any answer counts. Not the bare address, which test tools and blockers answer.
  return fetch(new Request(new URL('/favicon.ico?shop-widgets', location.origin), options)).then(
    () => true,
    () => isLeaving() && whenStaying().then(isReachable),
  );
}
