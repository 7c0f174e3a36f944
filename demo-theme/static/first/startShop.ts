const UNSAFE =
  'Browsers run the demo only from a safe address: https://…, or http://localhost. Serve this folder from one, for example with “npx serve”.';
const NONE =
  'This browser has no service workers here, which some have off in private windows. Open the demo in a normal window of a current browser.';

/** Why the shop can't run on this page, in words for the visitor; `undefined` where nothing is known to be in the way. */
export function hindrance(): string | undefined {
  if (location.protocol === 'file:') return `The demo needs a web server, any will do. ${UNSAFE}`;
  if (!isSecureContext) return UNSAFE;
  return 'serviceWorker' in navigator ? undefined : NONE;
}

const isActive = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve, reject) => {
    const look = () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('The worker did not start.'));
    };
    worker.addEventListener('statechange', look);
    look();
  });

/**
 * Starts the shop: the worker that answers all that is asked of the folder `lipa/`.
 * @param root address of the demo's folder
 * @throws {Error} with words for the visitor
 */
export async function startShop(root: string): Promise<void> {
  const reason = hindrance();
  if (reason) throw new Error(reason);
  try {
    const { installing, waiting, active } = await navigator.serviceWorker.register(new URL('worker.js', root), {
      scope: new URL('lipa/', root).pathname,
    });
    const worker = active ?? waiting ?? installing;
    if (worker) await isActive(worker);
  } catch (error) {
    throw new Error(`${NONE} (${error instanceof Error ? error.message : String(error)})`);
  }
}
