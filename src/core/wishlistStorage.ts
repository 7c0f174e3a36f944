import { readGlobal } from './config/shopGlobals';
import { text } from './guards';
import { localStore } from './storage';

/** Name under which browsers keep what is in the list; empty where the page has none. */
export const hashKey = (): string => text(readGlobal('tinvwl_add_to_wishlist')?.hash_key);

/**
 * Hears of a list that another page has stored: another tab, or one that the shopper was on before the browser restored this
 * page from its back/forward cache, where no page hears of other tabs.
 * @param hear is given the event, which several listeners may hear
 */
export function onStoredElsewhere(hear: (event: Event) => void, signal: AbortSignal): void {
  const onStorage = (event: StorageEvent) => {
    const { key, newValue, storageArea } = event;
    if (key && key === hashKey() && newValue && isLocal(storageArea)) hear(event);
  };
  let atLeaving: string | undefined;
  const onLeave = () => {
    atLeaving = localStore.get(hashKey());
  };
  const onReturn = (event: PageTransitionEvent) => {
    const now = localStore.get(hashKey());
    if (event.persisted && now && now !== atLeaving) hear(event);
  };
  window.addEventListener('storage', onStorage, { signal });
  window.addEventListener('pagehide', onLeave, { signal });
  window.addEventListener('pageshow', onReturn, { signal });
}

/** Other tabs write what the tab's own storage does not get. Storage may be blocked. */
function isLocal(area: Storage | null): boolean {
  try {
    return area === null || area === window.localStorage;
  } catch {
    return false;
  }
}
