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

describe.each(answers)('%s in place of an answer', (_name, answer) => {
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
});

it('an order that failed: the wallet hears it, and once nothing was ordered another payment goes through', async () => {
  await wallet.openWith('product');
  shop.instead.set('POST checkout', () => new Response('', { status: 500 }));
  await wallet.pay();
  await seen(() => notice()?.startsWith('Naročilo ni bilo oddano.') === true);
  expect(provider().calls('expressCheckout.paymentFailed')).toHaveLength(1);
  expect([isCovered(), shop.ownKeys(), left()]).toEqual([false, ['own'], []]);
  // The buttons are new ones.
  await seen(isShown);
  await wallet.press();
  await wallet.choose();
  await wallet.payAll();
  expect(shop.ownKeys()).toEqual(['own']);
});
