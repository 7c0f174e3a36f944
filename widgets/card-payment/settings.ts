import { pageGlobal } from '../../src/core/config/pageGlobal';
import { isOn, isRecord, recordOf, text } from '../../src/core/guards';
import {
  isProviderOn,
  methodAccount,
  methodSettings,
  providerNumber,
  providerSetting,
  providerText,
} from '../../src/core/provider/settings';

export type Purpose = 'checkout' | 'pay' | 'add';

/** Names of billing fields → whether they are required. */
export type BillingFields = ReadonlyMap<string, boolean>;

export type CardSettings = NonNullable<ReturnType<typeof readCardSettings>>;

/** Returns the current settings; undefined where the page has no account of the provider. */
export function readCardSettings(purpose: Purpose, method: string) {
  const account = methodAccount(method);
  if (!account) return undefined;
  const customer = pageGlobal('wcpayCustomerData');
  const { name, email, billing_country: country } = recordOf(customer);
  return {
    account,
    /** Minor units, an integer; below 1 the card is set up for later, or the total is not known. */
    total: providerNumber('cartTotal'),
    currency: (providerText('currency') ?? 'EUR').toLowerCase(),
    billingFields: readBillingFields(providerSetting('enabledBillingFields')),
    /** The shopper's data in the shop, for pages without billing fields. */
    customer: { name: known(name), email: known(email), country: known(country) },
    /** Whether Link stands in the card's form. */
    hasLink: method === 'card' && Object.keys(methodSettings('link')).length > 0,
    savesAlways: purpose === 'add' || isProviderOn('cartContainsSubscription'),
  };
}

const known = (value: unknown): string | undefined => text(value) || undefined;

/** Reads `{ billing_email: { required: true } }`, or in older versions a list of names. */
function readBillingFields(given: unknown): BillingFields {
  if (Array.isArray(given)) return new Map(given.map(name => [text(name), false]));
  if (!isRecord(given)) return new Map();
  return new Map(Object.entries(given).map(([name, field]) => [name, isRecord(field) && isOn(field.required)]));
}
