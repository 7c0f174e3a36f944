import type { Session } from '../session';
import type { Visit } from '../visit';

/** What an order costs; cents. */
export interface Totals {
  subtotal: number;
  coupons: { code: string; discount: number }[];
  /** Empty when nothing needs shipping. */
  rates: { id: string; label: string; cost: number }[];
  chosenRate: string;
  total: number;
}

const chosen = new WeakMap<Session, string>();

/** What the cart of a visit costs. */
export function totalsOf({ session }: Visit): Totals {
  const subtotal = session.cart.subtotal();
  const shipping = session.cart.shipping();
  const rates =
    shipping > 0
      ? [
          { id: 'flat_rate:1', label: 'Dostava na dom', cost: shipping },
          { id: 'local_pickup:2', label: 'Osebni prevzem', cost: 0 },
        ]
      : [];
  const rate = rates.find(one => one.id === chosen.get(session)) ?? rates[0];
  return { subtotal, coupons: [], rates, chosenRate: rate?.id ?? '', total: subtotal + (rate?.cost ?? 0) };
}

/** Keeps the rate that a shopper has chosen. */
export function chooseRate({ session }: Visit, id: string | undefined): void {
  if (id !== undefined) chosen.set(session, id);
}

/** Takes everything out of the cart. */
export function emptyCart({ session }: Visit): void {
  for (const { key } of session.cart.items()) session.cart.remove(key);
}
