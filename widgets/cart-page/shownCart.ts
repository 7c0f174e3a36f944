import { HASH_COOKIE } from '../../src/core/cart/cartStore';
import { getCookie } from '../../src/core/cookies';

const hashNow = () => getCookie(HASH_COOKIE) ?? '';
let shown = '';

/** The page shows the cart as the server has it now; the cookie of its hash comes with every answer. Source: contract 28.2. */
export function noteShownCart(): void {
  shown = hashNow();
}

/** Whether the cart has changed since, in another tab or by another script. */
export const isCartOutdated = (): boolean => hashNow() !== shown;
