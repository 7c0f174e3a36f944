/** A page that is still there as long after `beforeunload` stays: the link led to a download, ms. */
const STAYS_AFTER = 1000;

let stays: Promise<void> | undefined;
let endLeaving = () => {};
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Whether the shopper is leaving the page. Firefox and WebKit end pending calls and imports then, which look like a lost
 * connection: Firefox soon after `beforeunload`, WebKit in it, both before `pagehide`.
 */
export const isLeaving = (): boolean => stays !== undefined;

/**
 * Waits until the page is known to stay: at once where nobody leaves it, else when the browser brings it back or has not taken
 * it away. Never settles on a page that is gone, so that nothing after it runs.
 */
export const whenStaying = async (): Promise<void> => stays;

function leave(): void {
  stays ??= new Promise(resolve => {
    endLeaving = resolve;
  });
  clearTimeout(timer);
  timer = setTimeout(stay, STAYS_AFTER);
}

function stay(): void {
  clearTimeout(timer);
  stays = undefined;
  endLeaving();
}

// Before all other listeners, which may call the shop.
for (const type of ['beforeunload', 'pagehide']) addEventListener(type, leave, true);
addEventListener('pageshow', stay, true);
