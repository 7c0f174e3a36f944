import type PhotoSwipe from 'photoswipe';
import { afterReturn, pushPicture, replaceAddress, returnToPage } from '../../table/query/browserUrl';

/** Delay of the address after a change, and between tries while pictures move, ms. */
const DELAY = 800;
const RETRY = 500;

/** Gallery and picture in a page's address. */
export interface Place {
  readonly uid: string;
  readonly pid: string;
}

export function placeIn(hash: string): Place | undefined {
  const found = new URLSearchParams(hash.replace(/^#/, ''));
  const [uid, pid] = [found.get('gid'), found.get('pid')];
  return uid !== null && pid !== null ? { uid, pid } : undefined;
}

/** Returns a hash without the place in it. */
const without = (hash: string): string => hash.replace(/[&?#]gid=.*$/, '').replace(/^#$/, '');

/**
 * Keeps the picture that is shown in the page's address: the first adds an entry to the history, the next ones take its place.
 * Back closes; closing goes back, or puts the address from before where no entry was added.
 */
export function followAddress(dialog: PhotoSwipe, uid: string, pidOf: (index: number) => string): void {
  const before = without(location.hash);
  const ended = new AbortController();
  let hasPushed = false;
  let timer: number | undefined;

  const isHere = () => placeIn(location.hash)?.uid === uid;

  function show(): void {
    const [gid, pid] = [uid, pidOf(dialog.currIndex)].map(encodeURIComponent);
    const hash = `${before || '#'}&gid=${gid}&pid=${pid}`;
    if (location.hash === hash) return;
    if (hasPushed || isHere()) replaceAddress(hash);
    else {
      pushPicture(hash);
      hasPushed = true;
    }
  }
  function showLater(): void {
    clearTimeout(timer);
    timer = window.setTimeout(follow, DELAY);
  }
  function follow(): void {
    // Writing the address while pictures move would make them jerk.
    if (dialog.mainScroll.isShifted()) timer = window.setTimeout(follow, RETRY);
    else show();
  }
  function onStep(): void {
    const place = placeIn(location.hash);
    if (place?.uid !== uid) dialog.close();
    else {
      const wanted = Array.from({ length: dialog.getNumItems() }, (_, index) => pidOf(index)).indexOf(place.pid);
      if (wanted >= 0) dialog.goTo(wanted);
    }
  }
  function end(): void {
    clearTimeout(timer);
    if (ended.signal.aborted) return;
    ended.abort();
    if (!isHere()) return;
    if (hasPushed) returnToPage();
    else replaceAddress(before || location.pathname + location.search);
  }

  dialog.on('change', showLater);
  dialog.on('close', end);
  dialog.on('destroy', end);
  afterReturn(() => {
    if (ended.signal.aborted) return;
    // `hashchange` is not dispatched where the tables have changed the query meanwhile.
    for (const type of ['hashchange', 'popstate']) window.addEventListener(type, onStep, { signal: ended.signal });
    show();
  });
}
