import { isRecord, text } from '../bus/wire';
import { readGlobal } from '../config/shopGlobals';

/** Where the provider's plugin prints its settings, the first one that has a key counts. Source: add-on contract 9.3. */
const GLOBALS = ['wcpayConfig', 'wcpay_upe_config'];
const BLOCK_SETTING = 'woocommerce_payments_data';

/**
 * A setting of the provider's plugin as it stands now, from whichever holder has it: the two globals of its scripts, then that
 * of its blocks. Source: add-on contract 9.3.
 * @param key e.g. `publishableKey`, `accountIdForIntentConfirmation`, `genericErrorMessage`
 * @returns of any type: who asks reads it as its own
 */
export function providerSetting(key: string): unknown {
  const holders = [...GLOBALS.map(readGlobal), blockSetting()];
  return holders.find(holder => holder && Object.hasOwn(holder, key))?.[key];
}

/** A setting that is a text; undefined where it is none, or empty. */
export const providerText = (key: string): string | undefined => text(providerSetting(key)) || undefined;

/** What blocks are told by `wcSettings`, or by its getter once it has been read. */
function blockSetting(): Readonly<Record<string, unknown>> | undefined {
  const settings = readGlobal('wcSettings');
  const found = settings?.[BLOCK_SETTING];
  if (isRecord(found)) return found;
  const payments = settings?.paymentMethodData;
  const own = isRecord(payments) ? payments.woocommerce_payments : undefined;
  return isRecord(own) ? own : undefined;
}
