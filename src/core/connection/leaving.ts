/** Time after `beforeunload` after which the page stays, because the link was a download; in ms. */
const STAYS_AFTER = 1000;

let stays: Promise<void> | undefined;
let endLeaving = () => {};
let timer: ReturnType<typeof setTimeout> | undefined;

/** Firefox and WebKit cancel calls and imports after `beforeunload` and before `pagehide`, which looks like a lost connection. */
export const isLeaving = (): boolean => stays !== undefined;

/** Resolves when the page stays or is shown again; never on a page that is gone. */
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
