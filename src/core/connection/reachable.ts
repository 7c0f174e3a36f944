import { isLeaving, whenStaying } from './leaving';

/** Wait before the shop is looked for again where the browser takes itself for connected, ms. */
const LOOK_AGAIN = 5000;

/**
 * Waits until the shop can be reached.
 * @param onWait called when it can't be reached now
 * @returns whether there was anything to wait for
 */
export async function whenReachable(onWait: () => void): Promise<boolean> {
  if (await isReachable()) return false;
  onWait();
  do await change();
  while (!(await isReachable()));
  return true;
}

/**
 * Browsers know of a cable that is out, and neither of a network that leads nowhere nor of a shop on the same machine: it is
 * asked for a small file.
 */
async function isReachable(): Promise<boolean> {
  const options = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(LOOK_AGAIN) } as const;
  // Whatever it answers, it is there. The bare address is answered by test tools and blockers.
  return fetch(new Request(new URL('/favicon.ico?shop-widgets', location.origin), options)).then(
    () => true,
    () => isLeaving() && whenStaying().then(isReachable),
  );
}

function change(): Promise<void> {
  return new Promise(resolve => {
    const over = new AbortController();
    const goOn = () => {
      over.abort();
      resolve();
    };
    addEventListener('online', goOn, { signal: over.signal });
    const timer = setTimeout(() => navigator.onLine && goOn(), LOOK_AGAIN);
    over.signal.addEventListener('abort', () => clearTimeout(timer));
  });
}
