import { describe, expect, it } from 'vitest';
import { isCovered, isShown, left, notice, open, said, seen, setUp, shop, told } from './page';

setUp();

const provider = () => window.demoProvider;
const own = () => shop.own.lines.map(({ key }) => key);
const buyWith = () => told(() => provider().click('google_pay'));
const choose = (person: 'ana' | 'wien' = 'ana') => told(() => provider().changeAddress(person));
const changeRate = () => told(() => provider().changeRate('local_pickup:2'));
const pay = () => told(() => provider().confirm());

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
  it('to the call that adds the product: the sheet closes, the shopper is told, the own cart stays', async () => {
    await open('product');
    shop.instead.set('POST cart/add-item', answer);
    await buyWith();
    await seen(() => notice() !== undefined);
    expect(notice()).toContain('Izdelek raje dodajte v košarico.');
    expect([isShown(), isCovered(), own(), left()]).toEqual([false, false, ['own'], []]);
    expect(said().join()).toContain('did not get into a cart of its own');
  });

  it('to an address: the wallet takes another one, and the product is paid', async () => {
    await open('product');
    await buyWith();
    shop.instead.set('POST cart/update-customer', answer);
    expect(await choose('wien')).toBe('rejected');
    expect(said().join()).toContain('an address or a rate of the wallet could not be set');
    expect(await choose()).toMatchObject({ shippingRates: [{ id: 'flat_rate:1' }, {}] });
    await pay();
    await seen(() => left().length === 1);
    expect([notice(), own()]).toEqual([undefined, ['own']]);
  });

  it('to a rate: the one before stays, and the product is paid', async () => {
    await open('product');
    await buyWith();
    await choose();
    shop.instead.set('POST cart/select-shipping-rate', answer);
    expect(await changeRate()).toBe('rejected');
    expect(said().join()).toContain('an address or a rate of the wallet could not be set');
    await pay();
    await seen(() => left().length === 1);
    expect([notice(), own()]).toEqual([undefined, ['own']]);
  });

  it('to the order: the wallet hears that it failed, the shopper is told, and only a clear no offers another payment', async () => {
    await open('product');
    await buyWith();
    await choose();
    shop.instead.set('POST checkout', answer);
    await pay();
    const isNo = name.startsWith('a refusal');
    await seen(() => notice()?.startsWith(isNo ? 'Ne gre' : 'Ne vemo, ali je bilo naročilo oddano.') === true);
    expect(provider().calls('expressCheckout.paymentFailed')).toHaveLength(1);
    expect([isCovered(), own(), left()]).toEqual([false, ['own'], []]);
    if (!isNo) {
      expect([isShown(), provider().calls('createPaymentMethod').length]).toEqual([false, 1]);
      return;
    }
    // The wallet shows that it failed, and is closed.
    await told(() => provider().cancel());
    await seen(isShown);
    await buyWith();
    await choose();
    await pay();
    await seen(() => left().length === 1);
    expect(own()).toEqual(['own']);
  });
});
