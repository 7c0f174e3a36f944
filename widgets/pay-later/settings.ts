import * as v from 'valibot';
import { pageGlobal } from '../../src/core/config/pageGlobal';
import { readGlobal } from '../../src/core/config/shopGlobals';
import { MarkupError } from '../../src/core/errors';
import { isOn } from '../../src/core/guards';
import { parseMinor } from '../../src/core/money';
import { ownEntries } from '../../src/core/shape';

export interface Price {
  /** In minor units. */
  readonly amount: number;
  /** ISO code in upper case. */
  readonly currency: string;
}

const GLOBAL = 'wcpayStripeSiteMessaging';

const text = v.fallback(v.string(), '');
/** An integer, as a number or, where the platform has printed it, as a text. */
const amount = v.pipe(v.unknown(), v.transform(parseMinor), v.number(), v.minValue(0));
const currency = v.pipe(v.string(), v.regex(/^[a-z]{3}$/i), v.toUpperCase());
const price = v.object(ownEntries({ amount, currency }));
const flag = v.optional(v.pipe(v.unknown(), v.transform(isOn)), false);

/** By call: `wcpay_get_cart_total`, and `wcpay_check_bnpl_availability` of newer versions; older ones print the first alone. */
const nonces = v.union([
  v.pipe(
    v.string(),
    v.transform(total => ({ get_cart_total: total, is_bnpl_available: '' })),
  ),
  v.object(ownEntries({ get_cart_total: text, is_bnpl_available: text })),
]);
/** A switch that is on where it is not printed. */
const unlessOff = v.optional(v.pipe(v.unknown(), v.transform(isOn)), true);

const schema = v.object(
  ownEntries({
    publishableKey: v.pipe(v.string(), v.minLength(1)),
    accountId: text,
    locale: text,
    country: text,
    nonce: v.fallback(nonces, { get_cart_total: '', is_bnpl_available: '' }),
    wcAjaxUrl: text,
    productId: v.fallback(v.string(), 'base_product'),
    // An empty list of PHP stands for an empty object as well.
    productVariations: v.fallback(v.record(v.string(), v.unknown()), {}),
    paymentMethods: v.fallback(v.array(v.string()), []),
    currencyCode: v.fallback(currency, ''),
    isCart: flag,
    isCartBlock: flag,
    cartTotal: v.fallback(v.optional(amount), undefined),
    minimumOrderAmount: v.fallback(amount, 0),
    /** Off: the service has no method for the shop's country and currency. */
    shouldInitializePMME: unlessOff,
    /** Off: the price, as the page was loaded, is outside of the service's limits. */
    shouldShowPMME: unlessOff,
  }),
);

/** `wcpayStripeSiteMessaging`; amounts in minor units. See contract/payments.md#usage-events. */
export interface PayLaterSettings extends Omit<v.InferOutput<typeof schema>, 'productVariations' | 'nonce'> {
  /** For `wcpay_get_cart_total`. */
  readonly nonce: string;
  /** For `wcpay_check_bnpl_availability`; empty in older versions, which do not have it. */
  readonly availabilityNonce: string;
  /** By variation; `base_product` is the product without a choice. */
  readonly prices: ReadonlyMap<string, Price>;
  /** Whether a marker was mounted with them before: the cart may have changed since they were printed. */
  readonly isUsed: boolean;
}

const used = new WeakSet<object>();

/** Whether these very settings were read before. The page prints new ones where its answers bring scripts. */
function isReadAgain(): boolean {
  const printed = pageGlobal(GLOBAL);
  if (typeof printed !== 'object' || !printed) return false;
  const isKnown = used.has(printed);
  used.add(printed);
  return isKnown;
}

/** @throws MarkupError without the provider's settings, and on pages made of blocks, which have a script of their own */
export function readSettings(marker: Element): PayLaterSettings {
  const { success, output, issues } = v.safeParse(schema, readGlobal(GLOBAL));
  if (!success) {
    const problem = `${GLOBAL} is missing, or has no ${v.getDotPath(issues[0]) ?? 'settings'}`;
    throw new MarkupError('pay-later', marker, problem);
  }
  if (output.isCartBlock) throw new MarkupError('pay-later', marker, 'it is part of a cart block');
  const entries = Object.entries(output.productVariations).flatMap(([id, entry]) => {
    const found = v.safeParse(price, entry);
    return found.success ? [[id, found.output] as const] : [];
  });
  return {
    ...output,
    nonce: output.nonce.get_cart_total,
    availabilityNonce: output.nonce.is_bnpl_available,
    prices: new Map(entries),
    isUsed: isReadAgain(),
  };
}
