import { beforeEach, describe, expect, it, vi } from 'vitest';
import { wooPay } from '../../../src';
import { failure, json, shopAnswers } from './helpers';

const CONFIG = { wcAjaxUrl: '/trg/?lang=sl&wc-ajax=%%endpoint%%', initWooPayNonce: 'w1' };

beforeEach(() => {
  vi.stubGlobal('wcpay_upe_config', CONFIG);
  vi.stubGlobal('wcpayExpressCheckoutParams', { wc_ajax_url: '/?wc-ajax=%%endpoint%%', nonce: { add_to_cart: 'a1' } });
});

describe('a session of the platform’s checkout', () => {
  it('begins with the fields and what the page says; what is not known is not sent', async () => {
    vi.stubGlobal('wcpay_upe_config', { ...CONFIG, order_id: 17, key: 'wc_order_k', billing_email: 'ana@lipa.si' });
    const sent = shopAnswers(json({ url: 'x' }));
    const appearance = { variables: { spacing: '6px' } };
    await wooPay.init({ email: 'a@b.si', user_session: '', appearance, billing_email: 'b@b.si' });
    expect(sent[0]?.url.search).toBe('?lang=sl&wc-ajax=wcpay_init_woopay');
    expect([...new URLSearchParams(sent[0]?.body)]).toEqual([
      ['_wpnonce', 'w1'],
      ['order_id', '17'],
      ['key', 'wc_order_k'],
      ['billing_email', 'b@b.si'],
      ['email', 'a@b.si'],
      ['appearance[variables][spacing]', '6px'],
    ]);
  });

  it('waits for the one before it, however that ended', async () => {
    let fail = (_: Response) => {};
    const first = new Promise<Response>(resolve => {
      fail = resolve;
    });
    const sent = shopAnswers(() => first, json({ url: 'second' }));
    const calls = [failure(wooPay.init({ email: '1' })), wooPay.init({ email: '2' }, { parse: String })] as const;
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    await new Promise(resolve => setTimeout(resolve));
    expect(sent).toHaveLength(1);
    fail(new Response('', { status: 500 }));
    expect((await calls[0]).kind).toBe('http');
    expect(await calls[1]).toBe('[object Object]');
    expect(sent[1]?.body).toContain('email=2');
  });

  it('sends nothing without a nonce', async () => {
    vi.stubGlobal('wcpay_upe_config', { ...CONFIG, initWooPayNonce: '' });
    const sent = shopAnswers(json({}));
    expect(await failure(wooPay.init())).toMatchObject({ kind: 'refused', text: 'Trgovina tega ni dovolila.' });
    expect(sent).toHaveLength(0);
  });
});

describe('a product for it', () => {
  it('goes with its fields and the nonce of the page', async () => {
    const sent = shopAnswers(json({ result: 'success' }));
    await wooPay.addToCart({ product_id: 12, quantity: 2, attributes: { attribute_pa_barva: 'rdeca' } });
    expect(sent[0]?.url.search).toBe('?lang=sl&wc-ajax=wcpay_add_to_cart');
    expect(Object.fromEntries(new URLSearchParams(sent[0]?.body))).toEqual({
      security: 'a1',
      product_id: '12',
      quantity: '2',
      'attributes[attribute_pa_barva]': 'rdeca',
    });
  });

  it('goes to the address of the buttons’ settings where the scripts’ have none, and nowhere without a nonce', async () => {
    vi.stubGlobal('wcpay_upe_config', undefined);
    const sent = shopAnswers(json({}));
    await wooPay.addToCart({ product_id: 12 });
    expect(sent[0]?.url.search).toBe('?wc-ajax=wcpay_add_to_cart');
    vi.stubGlobal('wcpayExpressCheckoutParams', { nonce: [] });
    expect(await failure(wooPay.addToCart({ product_id: 12 }))).toMatchObject({ kind: 'refused' });
    expect(sent).toHaveLength(1);
  });

  it.each(['<html>', '', '-1'])('fails with an answer that is none: %j', async body => {
    shopAnswers(body);
    expect((await failure(wooPay.addToCart({ product_id: 12 }))).text).toBeTruthy();
  });
});
