import type { Stripe, StripeConstructor, StripeElementLocale } from '@stripe/stripe-js';
import { pageGlobal } from '../config/pageGlobal';
import { waitForConnection } from '../connection/delays';

export type Provider = Stripe;

/** Pause between checks for the script, and longest wait, ms. */
const INTERVAL = 100;
const PATIENCE = 600_000;

/** Waits for the script, which the shop prints. @throws Error when it has not come in 600 s. */
export async function waitForProvider(signal: AbortSignal): Promise<StripeConstructor> {
  const latest = Date.now() + PATIENCE;
  for (;;) {
    signal.throwIfAborted();
    const found = pageGlobal('Stripe');
    if (isProvider(found)) return found;
    if (Date.now() >= latest) throw new Error('Stripe object not found');
    await waitForConnection(INTERVAL, signal);
  }
}

const isProvider = (value: unknown): value is StripeConstructor => typeof value === 'function';

/** Account that receives the payments. See contract/payments.md#settings-of-wallets. */
export interface ProviderAccount {
  /** `pk_…` */
  readonly publishableKey: string;
  /** `acct_…` */
  readonly accountId?: string | undefined;
  /** e.g. `sl`; default: the browser's. */
  readonly locale?: string | undefined;
  /** e.g. `card_country_event_beta_1` */
  readonly betas?: readonly string[] | undefined;
}

/** Of the provider's objects that the plugin makes for cards and wallets. */
export const PROVIDER_BETAS = ['card_country_event_beta_1'];

const made = new WeakMap<StripeConstructor, Map<string, Provider>>();

/** Returns the page's one object for an account: a second one would have frames and listeners of its own. */
export function providerOf(construct: StripeConstructor, account: ProviderAccount): Provider {
  const { publishableKey, accountId, locale, betas } = account;
  const known = made.get(construct) ?? new Map<string, Provider>();
  made.set(construct, known);
  const key = JSON.stringify([publishableKey, accountId, locale, betas]);
  const present = known.get(key);
  if (present) return present;
  const provider = construct(publishableKey, {
    ...(isLocale(locale) && { locale }),
    ...(accountId && { stripeAccount: accountId }),
    ...(betas && { betas: [...betas] }),
  });
  known.set(key, provider);
  return provider;
}

/** Whether a tag has a form that the provider accepts; it uses English for a language that it lacks. */
export const isLocale = (tag: string | undefined): tag is StripeElementLocale =>
  tag !== undefined && /^[a-z]{2,3}(?:-[A-Z\d]{2,3})?$/.test(tag);
