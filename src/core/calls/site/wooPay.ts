import { ajaxTemplate } from '../../config/shopGlobals';
import { CallError } from '../../errors';
import { text } from '../../guards';
import { providerText, walletNonce, walletSettings } from '../../provider/settings';
import type { FormFields } from '../form';
import { type CallOptions, createQueue } from '../request';
import type { Parse, WooPayFields, WooPayItem } from '../scriptCalls';
import { shopAjax } from '../shopAjax';
import { parsed, withText } from './siteCalls';

type Options = CallOptions & Partial<Parse<unknown>>;

const beginSession = createQueue();

/** Leaves out fields without a value. See contract/payments.md#calls-to-the-plugin. */
const given = (fields: FormFields): FormFields =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  );

const template = (): string => providerText('wcAjaxUrl') || text(walletSettings().wc_ajax_url) || ajaxTemplate();

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
    order_id: providerText('order_id'),
    key: providerText('key'),
    billing_email: providerText('billing_email'),
    ...given({ ...fields }),
  });
  return withText(() => beginSession(() => call('wcpay_init_woopay', '_wpnonce', body, options)));
}

export function addToCart(item: WooPayItem, options: Options): Promise<unknown> {
  const fields = given({ security: walletNonce('add_to_cart'), ...given(item) });
  return withText(() => call('wcpay_add_to_cart', 'security', fields, options));
}
