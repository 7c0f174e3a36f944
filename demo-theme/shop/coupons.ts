import type { Cart } from './cart';
import { amountText } from './money';

/** A coupon of the demo. Amounts are cents. */
export interface Coupon {
  /** As it is kept and shown; shoppers may write it in capitals. */
  code: string;
  percent: number;
  expired?: boolean;
  /** Least sum of the items. */
  minimum?: number;
}

const COUPONS: readonly Coupon[] = [
  { code: 'popust10', percent: 10 },
  { code: 'vec20', percent: 20, minimum: 10_000 },
  { code: 'poletje', percent: 30, expired: true },
];

/** Answer of the shop to a coupon; plain text. */
export interface CouponAnswer {
  ok: boolean;
  message: string;
}

const known = (code: string): Coupon | undefined => COUPONS.find(coupon => coupon.code === normal(code));

const normal = (code: string): string => code.trim().toLowerCase();

/** Applies a coupon to the cart, or returns the reason against it. */
export function applyCoupon(cart: Cart, posted: string | undefined): CouponAnswer {
  const code = normal(posted ?? '');
  const no = (message: string): CouponAnswer => ({ ok: false, message });
  if (code === '') return no('Vnesite kodo kupona.');
  const coupon = known(code);
  if (!coupon) return no(`Kupona »${code}« ni.`);
  if (coupon.expired) return no('Ta kupon je potekel.');
  if (cart.coupons.includes(code)) return no('Ta kupon je že uporabljen.');
  if (coupon.minimum && cart.subtotal() < coupon.minimum) {
    return no(`Za ta kupon je najmanjši znesek nakupa ${amountText(coupon.minimum)}.`);
  }
  cart.coupons.push(code);
  return { ok: true, message: 'Kupon je uporabljen.' };
}

/** Takes a coupon off the cart. */
export function removeCoupon(cart: Cart, posted: string | undefined): CouponAnswer {
  const code = normal(posted ?? '');
  if (!cart.coupons.includes(code)) return { ok: false, message: 'Pri odstranjevanju kupona je prišlo do napake.' };
  cart.coupons = cart.coupons.filter(one => one !== code);
  return { ok: true, message: 'Kupon je odstranjen.' };
}

/** Returns the discount of each coupon of the cart, in cents. */
export const discountsOf = (cart: Cart): { code: string; cents: number }[] =>
  cart.coupons.map(code => ({ code, cents: Math.round((cart.subtotal() * (known(code)?.percent ?? 0)) / 100) }));
