import { readGlobal } from '../config/shopGlobals';
import { isOn, isRecord } from '../guards';
import { type KnownNames, PAYMENT_METHODS, WALLET_FLAGS, WALLET_METHODS } from './knownNames';
import { providerText } from './settings';

/** The first name in the page's settings that is not known here, or the whole of them where they have another form. */
function unknownName({ global, key, names, isList }: KnownNames): string | undefined {
  const found = readGlobal(global)?.[key];
  if (isList && Array.isArray(found))
    return found
      .filter(Boolean)
      .map(String)
      .find(name => !names.includes(name));
  // PHP prints an empty list where there are none.
  if (isList || !isRecord(found)) return `${found || ''}` || undefined;
  return Object.entries(found).find(([name, value]) => (isRecord(value) || isOn(value)) && !names.includes(name))?.[0];
}

/** The version of the plugin that was looked at last. */
const LOOKED_AT = [10, 9] as const;

/** Says that the shop runs a newer version of the plugin than the one that was looked at; empty where it does not. */
function newerVersion(): string {
  const version = providerText('wcpayVersionNumber') ?? '';
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isNewer = major > LOOKED_AT[0] || (major === LOOKED_AT[0] && minor > LOOKED_AT[1]);
  return isNewer ? `: WooPayments ${version} is newer than ${LOOKED_AT.join('.')}, which was looked at` : '';
}

/** Whether the page's switches ask for what no widget does. */
const asksForMore = ({ global, unlessAll = [] }: KnownNames): boolean =>
  unlessAll.length > 0 && unlessAll.every(name => isOn(readGlobal(global)?.[name]));

/** One script of the plugin has all payment methods, so with an unknown one it keeps them all. */
export function unknownMethod(): string | undefined {
  const places = [...document.querySelectorAll<HTMLElement>('.wcpay-upe-element')];
  const types = places.map(({ dataset }) => dataset.paymentMethodType ?? '');
  const method = unknownName(PAYMENT_METHODS) ?? types.find(type => !PAYMENT_METHODS.names.includes(type));
  if (asksForMore(PAYMENT_METHODS))
    return 'the platform’s own checkout looks for shoppers by their e-mail address here';
  return method && `the page takes the payment method “${method}”, which is not known here${newerVersion()}`;
}

/** One script of the plugin has all wallets: with an unknown one, or where they are to work in an unknown way, it keeps them all. */
export function unknownOfWallets(): string | undefined {
  const flag = unknownName(WALLET_FLAGS);
  const wallet = unknownName(WALLET_METHODS);
  const found = flag
    ? `the wallets' settings have the flag “${flag}”`
    : wallet && `the page has the wallet “${wallet}”`;
  return found && `${found}, which is not known here${newerVersion()}`;
}
