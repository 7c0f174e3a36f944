import { ajaxTemplate, readGlobal } from '../../config/shopGlobals';
import { CallError } from '../../errors';
import { isRecord, text } from '../../guards';
import { providerSetting, providerText } from '../../provider/settings';
import type { FormFields } from '../form';
import { type CallOptions, createQueue } from '../request';
import type { Parse, WooPayFields, WooPayItem } from '../scriptCalls';
import { shopAjax } from '../shopAjax';
import { parsed, withText } from './siteCalls';

type Options = CallOptions & Partial<Parse<unknown>>;

const beginSession = createQueue();

/** What has no value is not sent. Source: add-on contract 9.4. */
const given = (fields: FormFields): FormFields =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  );

/** An id or a text of the settings, either of which may be printed as a number. */
const setting = (key: string): string | undefined => {
  const value = providerSetting(key);
  return typeof value === 'number' ? String(value) : text(value) || undefined;
};

const template = (): string =>
  providerText('wcAjaxUrl') || text(readGlobal('wcpayExpressCheckoutParams')?.wc_ajax_url) || ajaxTemplate();

async function call(endpoint: string, nonceField: string, fields: FormFields, options: Options): Promise<unknown> {
  const url = template();
  const { signal, timeout } = options;
  if (!fields[nonceField]) {
    throw new CallError(`${endpoint}: the page has no nonce for it`, { kind: 'refused', url });
  }
  return parsed(await shopAjax(endpoint, fields, { template: url, signal, timeout }), options, url);
}

export function init(fields: WooPayFields, options: Options): Promise<unknown> {
  const body = given({
    _wpnonce: providerText('initWooPayNonce'),
    order_id: setting('order_id'),
    key: setting('key'),
    billing_email: setting('billing_email'),
    ...given({ ...fields }),
  });
  return withText(() => beginSession(() => call('wcpay_init_woopay', '_wpnonce', body, options)));
}

export function addToCart(item: WooPayItem, options: Options): Promise<unknown> {
  const nonces = readGlobal('wcpayExpressCheckoutParams')?.nonce;
  const security = isRecord(nonces) ? text(nonces.add_to_cart) : '';
  return withText(() => call('wcpay_add_to_cart', 'security', given({ security, ...given(item) }), options));
}
