import { parseJson } from './guards';
/** Never throws: storage may be blocked, full or hold anything. @param area throws itself where storage is blocked */
export function createStore(area: () => Storage) {
  const attempt = <T>(use: (storage: Storage) => T): T | undefined => {
    try {
      return use(area());
    } catch {
      return undefined;
    }
  };
  /** False when it could not be kept: the area is blocked or full. */
  const set = (key: string, value: string): boolean =>
    attempt(storage => {
      storage.setItem(key, value);
      return true;
    }) === true;
  const remove = (key: string): void => attempt(storage => storage.removeItem(key));
  /** Undefined when the key is missing or the area blocked. */
  const get = (key: string): string | undefined => attempt(storage => storage.getItem(key)) ?? undefined;

  return {
    get,
    set,
    remove,
    /** A JSON value, unchecked; undefined when missing, blocked or not JSON. */
    readJson: (key: string): unknown => parseJson(get(key) ?? ''),
    /** Whether values can be written: key `wc` is written and removed, as the shop tests it. */
    isUsable(): boolean {
      const written = set('wc', 'test');
      if (written) remove('wc');
      return written;
    },
  };
}

/** Key in the tab's storage of payments that the shop could not be told of. */
export const UNTOLD_PAYMENTS = 'shop-widgets:payment';

/** Key in the tab's storage of the hash of a cart that was ordered, until the shop has answered. */
export const ORDER_SENT = 'shop-widgets:order';

export const sessionStore = /* @__PURE__ */ createStore(() => window.sessionStorage);

export const localStore = /* @__PURE__ */ createStore(() => window.localStorage);

/** Whether both areas can be written; without both, cart fragments are not cached. */
export function areStoresUsable(): boolean {
  return sessionStore.isUsable() && localStore.isUsable();
}
