import { readCookies } from '../session';
import type { Visit } from '../visit';

/**
 * Setting of the wishlist's add-on: `full`: the list's page removes; `simple`: a second press removes; `login`: guests are told
 * to sign in; `redirect`: guests are sent there; `off`: there is none.
 */
export const WISHLIST_MODES = ['off', 'full', 'simple', 'login', 'redirect'] as const;
export type WishlistMode = (typeof WISHLIST_MODES)[number];

const modeIn = (text: string | null | undefined): WishlistMode | undefined =>
  WISHLIST_MODES.find(mode => mode === text);

/** Pages that are there for the wishlist. */
const isOwnPage = (path: string): boolean => /^\/zelje\/|^\/tables\/wishlist/.test(path);

/** Returns the mode of a page or of a call: of the address, of the cookie that keeps it, else the page's own. */
export function wishlistMode({ url, request }: Pick<Visit, 'url' | 'request'>): WishlistMode {
  const kept = modeIn(url.searchParams.get('wishlist')) ?? modeIn(readCookies(request).demo_wishlist);
  // A product's form posts to the page that it stands in, which is then drawn as before.
  const isCall = request.method === 'POST' && !/^\/(?:product|tables)\//.test(url.pathname);
  return kept ?? (isOwnPage(url.pathname) || isCall ? 'simple' : 'off');
}

/** Cookies that keep a mode of the address for the next pages. */
export function rememberedMode({ url }: Pick<Visit, 'url'>): string[] {
  const chosen = modeIn(url.searchParams.get('wishlist'));
  return chosen ? [`demo_wishlist=${chosen}; path=/`] : [];
}
