import { bus } from '../bus/bus';
import { isAborted, isCallError } from '../errors';
import { warnOnce } from '../report';
import { applyFragments } from './applyFragments';
import { cartArrived } from './cartStore';
import type { FragmentCache } from './fragmentCache';

let newest: AbortController | undefined;
/** Once it is there a call is sent at once: a script that asks for fragments hears of it before its own call goes on. */
let calls: typeof import('../calls/cartCalls') | undefined;

/**
 * Only the newest answer counts; the shopper gets no message of a failure.
 * @param isNews whether other tabs are told of the answer
 */
export async function refreshFragments(cache: FragmentCache | undefined, isNews = true): Promise<void> {
  newest?.abort();
  const mine = new AbortController();
  newest = mine;
  try {
    calls ??= await import('../calls/cartCalls');
    const { fragments, hash } = await calls.fetchFragments(mine.signal);
    if (mine.signal.aborted) return;
    applyFragments(fragments);
    cache?.keepRefreshed(fragments, hash, Date.now(), isNews);
    cartArrived(hash, fragments);
    bus.emit('wc_fragments_refreshed', {});
  } catch (cause) {
    if (mine.signal.aborted || isAborted(cause)) return;
    warnOnce({
      where: 'cart fragments',
      found: `the shop gave no fragments (${isCallError(cause) ? cause.kind : 'error'})`,
      consequence: 'The page keeps the cart as it shows it.',
      cause,
    });
    bus.emit('wc_fragments_ajax_error', {});
  } finally {
    if (newest === mine) newest = undefined;
  }
}

/** The cart has changed: an answer that is on its way may be of before, so it is asked for anew. */
export function renewRefresh(cache: FragmentCache | undefined): void {
  if (newest) void refreshFragments(cache);
}
