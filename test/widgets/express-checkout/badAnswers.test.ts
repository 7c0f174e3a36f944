import { describe, expect, it } from 'vitest';
import { isCovered, isShown, left, notice, provider, said, seen, setUp, shop, told, wallet } from './page';

setUp();

const changeRate = () => told(() => provider().changeRate('local_pickup:2'));

const refused = (status: number) => () =>
  new Response('{"code":"woocommerce_rest_x","message":"Ne gre"}', { status, headers: { Nonce: 'page-nonce' } });
const answers: readonly [string, () => Response | Error][] = [
  ['HTML', () => new Response('<html>napaka</html>')],
  ['nothing', () => new Response('')],
  ['a refusal with 409', refused(409)],
  ['500', () => new Response('', { status: 500 })],
  ['no connection', () => new TypeError('failed to fetch')],
];

describe.each(answers)('%s in place of an answer', (name, answer) => {
  it('to an address: the wallet takes another one, and the product is paid', async () => {
    await wallet.open('product');
    shop.instead.set('POST cart/update-customer', answer);
    expect(await wallet.choose('wien')).toBe('rejected');
    expect(said().join()).toContain('an address or a rate of the wallet could not be set');
    expect(await wallet.choose()).toMatchObject({ shippingRates: [{ id: 'flat_rate:1' }, {}] });
    await wallet.payAll();
    expect([notice(), shop.ownKeys()]).toEqual([undefined, ['own']]);
  });

  it('to a rate: the one before stays, and the product is paid', async () => {
    await wallet.openWith('product');
    shop.instead.set('POST cart/select-shipping-rate', answer);
    expect(await changeRate()).toBe('rejected');
    expect(said().join()).toContain('an address or a rate of the wallet could not be set');
    await wallet.payAll();
    expect([notice(), shop.ownKeys()]).toEqual([undefined, ['own']]);
  });

  it('to the order: the wallet hears that it failed, the shopper is told, and another payment is offered once it is known that nothing was ordered', async () => {
    await wallet.openWith('product');
    shop.instead.set('POST checkout', answer);
    await wallet.pay();
    const isNo = name.startsWith('a refusal');
    const isAsked = name === 'no connection';
    const words = isNo ? 'Ne gre' : isAsked ? 'Preverjamo, ali je bilo naročilo oddano' : 'Naročilo ni bilo oddano.';
    await seen(() => notice()?.startsWith(words) === true);
    expect(provider().calls('expressCheckout.paymentFailed')).toHaveLength(1);
    expect([isCovered(), shop.ownKeys(), left()]).toEqual([false, ['own'], []]);
    if (isAsked) {
      expect([isShown(), provider().calls('createPaymentMethod').length]).toEqual([false, 1]);
      return;
    }
    // The wallet shows that it failed, and is closed; after the question the buttons are new ones.
    if (isNo) await wallet.cancel();
    await seen(isShown);
    await wallet.press();
    await wallet.choose();
    await wallet.payAll();
    expect(shop.ownKeys()).toEqual(['own']);
  });
});
