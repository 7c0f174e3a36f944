import { startShared } from '../abortSignals';
import { bus } from '../bus/bus';
import { addEvents } from '../bus/channel';
import { wishlistEvents } from '../bus/events/wishlist';
import { getCookie } from '../cookies';
import { warnOnce } from '../report';
import { localStore, sessionStore } from '../storage';
import { hashKey, onStoredElsewhere } from '../wishlistStorage';
import { knowPageIds, wishlist, writePageIds } from '../wishlistStore';
import { callWishlist } from './callWishlist';
import { readWishlistConfig } from './wishlistConfig';
import { readWishlistData, type WishlistAnswer, type WishlistData } from './wishlistData';

addEvents(wishlistEvents);

/** Delay before the counter first shows the number of ids, ms. */
const FIRST_COUNT = 100;

let isOurs = false;

/**
 * Keeps the page's wishlist in step with other tabs and other scripts, once for all that show it.
 * @param signal of a widget that shows it; the last one ends it
 */
export const followWishlist = startShared(signal => {
  const stored = readStored();
  if (knowPageIds()) {
    const count = () => {
      const { known, counter } = wishlist.getState();
      if (counter === undefined) wishlist.setState({ counter: known.size });
    };
    const timer = setTimeout(count, FIRST_COUNT);
    signal.addEventListener('abort', () => clearTimeout(timer));
  } else if (stored && !wishlist.getState().isTold) {
    tell(stored);
    markProducts(stored);
  }
  bus.on('tinvwl_wishlist_mark_products', ({ data }) => isOurs || tellRaw(data), { signal });
  onStoredElsewhere(readStoredElsewhere, signal);
  refreshAfterInteraction(stored !== undefined, signal);
});

const heard = new WeakSet<Event>();

/** Reads what is stored now: the events of two quick changes may be handed on in any order. @param event see `onStoredElsewhere` */
export function readStoredElsewhere(event: Event): void {
  if (heard.has(event)) return;
  heard.add(event);
  const value = localStore.readJson(hashKey());
  tellRaw(value);
  markProducts(readWishlistData(value));
}

function tellRaw(value: unknown): void {
  const data = readWishlistData(value);
  if (data) {
    tell(data);
    return;
  }
  warnOnce({
    where: 'wishlist',
    found: 'what another script or another tab says of the wishlist is none',
    consequence: 'The list stays as it is.',
  });
}

/** Stores the list. A missing list or counter changes nothing; changes of the shopper without an answer stay. */
export function tell(data: WishlistData | undefined, known = data?.ids): void {
  const before = wishlist.getState();
  wishlist.setState({
    known: known ?? before.known,
    counter: data?.counter ?? before.counter,
    products: data?.products ?? before.products,
    isTold: true,
  });
  writePageIds();
}

/** Emits the list for other scripts; the store has it already. See contract/wishlist.md#events. */
export function markProducts(data: WishlistData | undefined): void {
  if (!data) return;
  isOurs = true;
  bus.emit('tinvwl_wishlist_mark_products', { data: data.raw });
  isOurs = false;
}

/** Stores the list for the next page and other tabs. See contract/wishlist.md#storage. */
export function keepWishlist({ raw }: WishlistData, shareKey = ''): void {
  const key = hashKey();
  if (!key) return;
  const json = JSON.stringify(raw);
  for (const store of [localStore, sessionStore]) store.set(key, json);
  if (!shareKey) return;
  // Open pages of this list get a `storage` event, also when it was the last one that changed.
  localStore.set(`${key}_refresh`, '');
  localStore.set(`${key}_refresh`, shareKey);
}

function readStored(): WishlistData | undefined {
  const key = hashKey();
  return key ? readWishlistData(localStore.readJson(key) ?? sessionStore.readJson(key)) : undefined;
}

/** Events that show that there is a shopper. */
const INTERACTIONS = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart', 'click'];

/** Requests an unknown or changed list after the first interaction, so not for robots. */
function refreshAfterInteraction(isStored: boolean, signal: AbortSignal): void {
  const { isThere, isRefreshBlocked, isStale } = readWishlistConfig();
  const isFresh = isStored && sessionStore.get(hashKey()) !== undefined;
  const isChanged = isStale || getCookie('tinvwl_update_data') !== undefined;
  if (!isThere || isRefreshBlocked || (isFresh && !isChanged)) return;
  const done = new AbortController();
  signal.addEventListener('abort', () => done.abort(), { signal: done.signal });
  const ask = () => {
    done.abort();
    // An answer to a press may have brought the list in the meantime.
    if (!isChanged && sessionStore.get(hashKey()) !== undefined) return;
    void askWishlist('get_data').catch(() => {});
  };
  for (const type of INTERACTIONS)
    window.addEventListener(type, ask, { capture: true, passive: true, signal: done.signal });
}

/** @throws CallError as every call; the list then stays as it is. See contract/wishlist.md#call. */
export async function askWishlist(
  action: 'get_data' | 'remove',
  fields: Readonly<Record<string, string>> = {},
): Promise<WishlistAnswer> {
  const { ajaxUrl, nonce, sentAlong } = readWishlistConfig();
  const body = { ...fields, 'tinvwl-action': action, 'tinvwl-security': nonce, ...sentAlong };
  const answer = await callWishlist({ url: ajaxUrl, body, headers: { 'X-WP-Nonce': nonce } });
  const { data } = answer;
  if (!data) return answer;
  tell(data);
  keepWishlist(data, action === 'remove' ? fields['tinvwl-sharekey'] : '');
  markProducts(data);
  return answer;
}
