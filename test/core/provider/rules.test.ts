import { afterEach, describe, expect, it, vi } from 'vitest';
import { plainText } from '../../../src/core/html/text';
import { asksToConfirm, readConfirmation } from '../../../src/core/provider/confirmation';
import {
  isProviderOn,
  methodAccount,
  providerNumber,
  providerSetting,
  providerText,
  shopAccount,
} from '../../../src/core/provider/settings';

afterEach(() => vi.unstubAllGlobals());

describe('the plugin’s settings', () => {
  it('come from the first holder that has the key', () => {
    vi.stubGlobal('wcpayConfig', { key: 'wc_order_1' });
    vi.stubGlobal('wcpay_upe_config', { key: 'wc_order_2', ajaxUrl: '/wp-admin/admin-ajax.php', order_id: 7 });
    vi.stubGlobal('wcSettings', { woocommerce_payments_data: { storeCountry: 'SI' } });
    expect(providerSetting('key')).toBe('wc_order_1');
    expect(providerSetting('order_id')).toBe(7);
    expect(providerText('order_id')).toBe('7');
    expect(providerText('storeCountry')).toBe('SI');
  });

  it('are also those of blocks, and missing ones are undefined', () => {
    vi.stubGlobal('wcSettings', { paymentMethodData: { woocommerce_payments: { publishableKey: 'pk_1' } } });
    expect(providerText('publishableKey')).toBe('pk_1');
    expect(providerSetting('toString')).toBeUndefined();
  });
});

describe('a scalar of the plugin’s settings', () => {
  const put = (value: unknown) => vi.stubGlobal('wcpay_upe_config', { one: value });

  it.each([true, 1, '1', 'true', 'yes', 'on'])('%j is on', value => {
    put(value);
    expect(isProviderOn('one')).toBe(true);
  });

  it.each([false, 0, '0', '', 'false', 'no', null, undefined, {}])('%j is off', value => {
    put(value);
    expect(isProviderOn('one')).toBe(false);
  });

  it.each([
    [4370, 4370],
    ['4370', 4370],
    ['', 0],
    [false, 0],
    ['veliko', 0],
  ])('%j is the number %d', (value, number) => {
    put(value);
    expect(providerNumber('one')).toBe(number);
  });
});

describe('the account of a payment method', () => {
  const put = (method: object, more: object = {}) =>
    vi.stubGlobal('wcpay_upe_config', {
      publishableKey: 'pk_1',
      accountId: 'acct_1',
      locale: 'sl',
      paymentMethodsConfig: { card: method },
      ...more,
    });
  const shop = { publishableKey: 'pk_1', accountId: 'acct_1', locale: 'sl', betas: ['card_country_event_beta_1'] };

  it('is the shop’s own, or the platform’s where its cards are saved across shops', () => {
    put({ forceNetworkSavedCards: false });
    expect(methodAccount('card')).toEqual(shop);
    put({ forceNetworkSavedCards: true });
    expect(methodAccount('card')).toEqual({ ...shop, accountId: undefined });
    expect(shopAccount()).toEqual(shop);
  });

  it('is the method’s own, before the page’s for all methods', () => {
    put({ forceNetworkSavedCards: false }, { forceNetworkSavedCards: '1' });
    expect(methodAccount('card')).toEqual(shop);
    expect(methodAccount('klarna')?.accountId).toBeUndefined();
  });
});

describe('a fragment that asks for a confirmation', () => {
  const url = 'https://shop.test/checkout/#wcpay-confirm-pi:12:pi_1_secret_2:abc123';

  it('is read', () => {
    expect(readConfirmation(url, 'https://shop.test/checkout/')).toEqual({
      kind: 'pi',
      orderId: '12',
      clientSecret: 'pi_1_secret_2',
      nonce: 'abc123',
    });
  });

  it('has the order of the page where one is paid', () => {
    const page = 'https://shop.test/checkout/order-pay/345/?pay_for_order=true&key=wc_order_9';
    expect(readConfirmation(url, page)?.orderId).toBe('345');
  });

  it.each([
    '#wcpay-confirm-pi:12:secret',
    '#wcpay-confirm-xx:1:2:3',
    '#wcpay-confirm-si:::',
    '#wcpay-confirm-',
    '#wcpay-confirm-pi:1:a_secret_b:n:ctoken_1',
  ])('that is malformed is none: %s', fragment => {
    expect(asksToConfirm(fragment)).toBe(true);
    expect(readConfirmation(fragment)).toBeUndefined();
  });

  it('may be missing', () => {
    expect(asksToConfirm('https://shop.test/checkout/order-received/12/')).toBe(false);
  });
});

describe('text of the shop that may hold HTML', () => {
  it.each([
    ['Čaj &amp; med', 'Čaj & med'],
    ['<b>Čaj</b> <script>alert(1)</script>', 'Čaj alert(1)'],
    ['&lt;b&gt;Čaj', '<b>Čaj'],
    ['Čaj', 'Čaj'],
  ])('%s reads %s', (html, text) => {
    expect(plainText(html)).toBe(text);
  });
});
