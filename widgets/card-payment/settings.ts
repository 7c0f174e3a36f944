import { isRecord, text } from '../../src/core/bus/wire';
import { pageGlobal } from '../../src/core/config/pageGlobal';
import { isOn } from '../../src/core/config/shopGlobals';
import {
  isProviderOn,
  methodAccount,
  providerNumber,
  providerSetting,
  providerText,
} from '../../src/core/provider/settings';
import type { ProviderAccount } from '../../src/core/provider/waitForProvider';

/** Where a card is asked for. */
export type Purpose = 'checkout' | 'pay' | 'add';

/** Names of billing fields → whether they are required. */
export type BillingFields = ReadonlyMap<string, boolean>;

/** Settings of card payments, as they stand now. Source: add-on contract 9.3, 9.8. */
export interface CardSettings {
  readonly account: ProviderAccount;
  /** Minor units, an integer; below 1 the card is set up for later, or what it comes to is not known. */
  readonly total: number;
  /** In lower case, as the provider has it. */
  readonly currency: string;
  readonly billingFields: BillingFields;
  /** What the shop knows of the shopper, on pages without billing fields. */
  readonly customer: Readonly<Record<'name' | 'email' | 'country', string | undefined>>;
  /** Whether a new card is saved in any case. */
  readonly savesAlways: boolean;
}

/**
 * @param method e.g. `card`
 * @returns undefined where the page does not say whose payments they are
 */
export function readCardSettings(purpose: Purpose, method: string): CardSettings | undefined {
  const account = methodAccount(method);
  if (!account) return undefined;
  const customer = pageGlobal('wcpayCustomerData');
  const { name, email, billing_country: country } = isRecord(customer) ? customer : {};
  return {
    account,
    total: providerNumber('cartTotal'),
    currency: (providerText('currency') ?? 'EUR').toLowerCase(),
    billingFields: readBillingFields(providerSetting('enabledBillingFields')),
    customer: { name: known(name), email: known(email), country: known(country) },
    savesAlways: purpose === 'add' || isProviderOn('cartContainsSubscription'),
  };
}

const known = (value: unknown): string | undefined => text(value) || undefined;

/** `{ billing_email: { required: true } }`, or in older versions a list of names. */
function readBillingFields(given: unknown): BillingFields {
  if (Array.isArray(given)) return new Map(given.map(name => [text(name), false]));
  if (!isRecord(given)) return new Map();
  return new Map(Object.entries(given).map(([name, field]) => [name, isRecord(field) && isOn(field.required)]));
}
