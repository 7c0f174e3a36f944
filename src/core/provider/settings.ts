import { readGlobal } from '../config/shopGlobals';
import { isOn, isRecord, recordOf, text } from '../guards';
import { PROVIDER_BETAS, type ProviderAccount } from './waitForProvider';

/** Globals in which the provider's plugin prints its settings; the first one that has a key counts. */
const GLOBALS = ['wcpayConfig', 'wcpay_upe_config'];
const BLOCK_SETTING = 'woocommerce_payments_data';

/** The first of the plugin's settings objects that has the key, as it stands now. */
export function providerSetting(key: string): unknown {
  const objects = [...GLOBALS.map(readGlobal), blockSetting()];
  return objects.find(object => object && Object.hasOwn(object, key))?.[key];
}

/** A setting that is a text, or a number as its digits; undefined where it is neither, or empty. */
export function providerText(key: string): string | undefined {
  const value = providerSetting(key);
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** A setting that is a whole number, which the platform prints as a text as well; 0 where it is none. */
export const providerNumber = (key: string): number => Math.trunc(Number(providerText(key)) || 0);

/** A setting that is a switch: printed as it is, or as the text that the platform makes of it. */
export const isProviderOn = (key: string): boolean => isOn(providerSetting(key));

/** The settings of the wallets' script, as they stand now; empty where the page has none. */
export const walletSettings = (): Readonly<Record<string, unknown>> => readGlobal('wcpayExpressCheckoutParams') ?? {};

/** A nonce of the wallets' settings; empty where they have none of that name. */
export const walletNonce = (name: string): string => text(recordOf(walletSettings().nonce)[name]);

/** Returns the plugin's settings of a payment method, e.g. of `card`; empty where it has none. */
export function methodSettings(type: string): Readonly<Record<string, unknown>> {
  const methods = recordOf(providerSetting('paymentMethodsConfig'));
  return Object.hasOwn(methods, type) ? recordOf(methods[type]) : {};
}

/** The shop's own account with the provider; undefined where the page has none. */
export function shopAccount(): ProviderAccount | undefined {
  const publishableKey = providerText('publishableKey');
  if (!publishableKey) return undefined;
  const [accountId, locale] = [providerText('accountId'), providerText('locale')];
  return { publishableKey, accountId, locale, betas: PROVIDER_BETAS };
}

/** The shop's own account, or the platform's where cards are saved across its shops. */
export function methodAccount(type: string): ProviderAccount | undefined {
  const account = shopAccount();
  const isOfPlatform = isOn(methodSettings(type).forceNetworkSavedCards ?? providerSetting('forceNetworkSavedCards'));
  return account && isOfPlatform ? { ...account, accountId: undefined } : account;
}

/** Returns the blocks' settings in `wcSettings`, or those of its getter once that has been read. */
function blockSetting(): Readonly<Record<string, unknown>> | undefined {
  const settings = readGlobal('wcSettings');
  const found = settings?.[BLOCK_SETTING];
  if (isRecord(found)) return found;
  const own = recordOf(settings?.paymentMethodData).woocommerce_payments;
  return isRecord(own) ? own : undefined;
}
