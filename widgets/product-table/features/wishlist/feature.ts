import type { Feature } from '../../table/feature';
import { startWishlist, wishlistParts } from './startWishlist';

export const wishlist: Feature = { rowParts: wishlistParts, start: startWishlist };
