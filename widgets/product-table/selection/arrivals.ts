import { type CartEnd, readCached } from '../cart/callCart';
import { cartLine } from '../cart/cartAnswer';
import { chosenVariation } from '../cart/rowRequest';
import { sendCart } from '../cart/sendCart';
import { productId } from '../rows/row';

/**
 * Finds out what of rows that were added together has got to the cart: what the cart says tells, where it has refused
 * something, or has not answered as it should. Source: spec product-table 8; contract 17.3.
 */
export async function arrivals({ outcome, before, after }: CartEnd): Promise<(row: HTMLElement) => boolean> {
  if (outcome === 'worked') return () => true;
  if (outcome === 'failed') return () => false;
  const now = after ?? (await lookAgain());
  return row => {
    const [product, variation] = [productId(row), chosenVariation(row)?.id];
    const pieces = (cart: typeof now) => (cart ? cartLine(cart, product, variation).quantity : 0);
    return pieces(now) > pieces(before);
  };
}

async function lookAgain() {
  const { outcome } = await sendCart({ payload: { skip_cart_triggers: true } });
  return outcome === 'worked' ? readCached() : undefined;
}
