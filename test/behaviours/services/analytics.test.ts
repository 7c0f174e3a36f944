import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bus } from '../../../src/core/bus/bus';
import { variationsOf } from '../../../src/core/variations';
import { jQuery3, putJQuery } from '../../core/bus/helpers';
import { json, shopAnswers } from '../../core/calls/helpers';
import { choose, scripts, start, withoutLoading } from './page';

const SRC = 'https://stevec.example/t.js';
const ANALYTICS = { src: SRC, measurementId: 'G-1', consent: 'none' };

let calls: unknown[][];
const events = () => calls.filter(([command]) => command === 'event').map(([, name, params]) => [name, params]);
const settle = () => vi.waitFor(() => expect(scripts()).toHaveLength(1));

/** Starts analytics and waits until it has told of the page. */
async function run(analytics: object = {}, html = '', classes = ''): Promise<void> {
  document.body.className = classes;
  document.body.innerHTML = html;
  start({ analytics: { ...ANALYTICS, ...analytics } });
  await settle();
  await new Promise(resolve => setTimeout(resolve));
}

beforeEach(() => {
  calls = [];
  vi.stubGlobal('gtag', (...args: unknown[]) => calls.push(args));
  withoutLoading();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
afterEach(() => {
  document.body.className = '';
});

const amount = (text: string) => `<span class="amount">${text}</span>`;
const row = (id: number, name: string, price: string) =>
  `<li class="product post-${id}"><a href="/p/"><h2 class="woocommerce-loop-product__title">${name}</h2><span class="price">${price}</span></a><a class="add_to_cart_button" data-product_id="${id}" data-product_sku="S-${id}" data-quantity="3">V košarico</a></li>`;
const LIST = `<h1>Trgovina</h1><ul class="products">${row(1, 'Šal', `<del>${amount('20,00 €')}</del> <ins>${amount('1.290,50 €')}</ins>`)}${row(2, 'Kapa', '')}</ul>`;
const button = () => document.querySelector<HTMLElement>('.add_to_cart_button');
const control = () => document.querySelector<HTMLElement>('.single_add_to_cart_button');
const add = (button: HTMLElement | null) => bus.emit('added_to_cart', { fragments: {}, cartHash: 'a', button });
const CHECKOUT = '<form class="checkout woocommerce-checkout"></form>';

describe('the service', () => {
  it('is started before it is told anything', async () => {
    await run();
    expect(calls.map(([command]) => command)).toEqual(['js', 'config']);
    expect(calls[1]).toEqual(['config', 'G-1']);
  });

  it('is silent where the server’s plugin counts', async () => {
    vi.stubGlobal('ga4w', { data: {}, settings: { tracker_function_name: 'gtag' } });
    start({ analytics: ANALYTICS });
    await new Promise(resolve => setTimeout(resolve, 20));
    expect([calls, scripts()]).toEqual([[], []]);
  });

  it('gets early events in its queue, in its own form', async () => {
    vi.stubGlobal('gtag', undefined);
    vi.stubGlobal('dataLayer', undefined);
    await run({}, LIST);
    const layer: unknown = Reflect.get(window, 'dataLayer');
    const told = Array.isArray(layer) ? layer : [];
    expect(Object.prototype.toString.call(told[0])).toBe('[object Arguments]');
    expect(Array.from(told[2] ?? []).slice(0, 2)).toEqual(['event', 'view_item_list']);
  });

  it('may be a function of an object', async () => {
    const tracker = {
      seen: 0,
      track: vi.fn(function (this: { seen: number }) {
        this.seen++;
      }),
    };
    vi.stubGlobal('stevec', { inner: tracker });
    await run({ trackerFunction: 'stevec.inner.track' }, LIST);
    expect(tracker.seen).toBe(3);
  });

  it('that throws stops nothing else', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.stubGlobal('gtag', () => {
      throw new Error('no');
    });
    await run({}, LIST);
    expect(warn).toHaveBeenCalledOnce();
  });

  it('gets only the events that the page wants', async () => {
    await run({ events: ['add_to_cart'] }, LIST);
    add(button());
    expect(events().map(([name]) => name)).toEqual(['add_to_cart']);
  });
});

describe('consent', () => {
  it('given later sends the page’s own events, not earlier actions', async () => {
    document.body.innerHTML = LIST;
    start({ analytics: { ...ANALYTICS, consent: 'required' } });
    add(button());
    choose('true');
    await settle();
    await vi.waitFor(() => expect(events().map(([name]) => name)).toEqual(['view_item_list']));
    choose('false');
    expect(calls.at(-1)?.slice(0, 2)).toEqual(['consent', 'update']);
    add(button());
    expect(events()).toHaveLength(1);
    choose('true');
    add(button());
    expect(events().map(([name]) => name)).toEqual(['view_item_list', 'add_to_cart']);
  });
});

describe('lists', () => {
  it('send their products, a click and an added product', async () => {
    await run({}, LIST);
    const items = [
      { item_id: '1', item_name: 'Šal', price: 1290.5, quantity: 1, index: 0 },
      { item_id: '2', item_name: 'Kapa', quantity: 1, index: 1 },
    ];
    expect(events()).toEqual([['view_item_list', { item_list_name: 'Trgovina', item_list_id: 'products', items }]]);
    document.querySelector<HTMLElement>('li.product h2')?.click();
    add(button());
    expect(events().slice(1)).toEqual([
      ['select_content', { content_type: 'product', content_id: '1' }],
      [
        'add_to_cart',
        { currency: 'EUR', value: 3871.5, items: [{ item_id: '1', item_name: 'Šal', price: 1290.5, quantity: 3 }] },
      ],
    ]);
  });

  it('know their products by SKU, or by a marked id', async () => {
    await run({ identifier: 'product_sku' }, LIST.replace('data-product_sku="S-2"', ''));
    expect(events()[0]?.[1]).toMatchObject({ items: [{ item_id: 'S-1' }, { item_id: '#2' }] });
  });

  it('may be product tables', async () => {
    const cells = `<a class="wcpt-title">Nit</a><span class="wcpt-sku">N-1</span><span class="wcpt-price"><span class="wcpt-amount">3,50</span> €</span><input class="qty" value="4"><a class="wcpt-button">V košarico</a>`;
    await run(
      {},
      `<div class="wcpt" id="wcpt-310"><div class="wcpt-row" data-wcpt-product-id="8">${cells}</div><div class="wcpt-row" data-wcpt-product-id="9" data-wcpt-price="19.9">${cells}</div></div>`,
    );
    add(document.querySelector('.wcpt-button'));
    document.querySelector<HTMLElement>('.wcpt-button')?.click();
    document.querySelector<HTMLElement>('.wcpt-title')?.click();
    expect(events()).toMatchObject([
      [
        'view_item_list',
        {
          item_list_id: 'wcpt-310',
          items: [
            { item_id: '8', item_name: 'Nit', price: 3.5 },
            { item_id: '9', price: 19.9 },
          ],
        },
      ],
      ['add_to_cart', { value: 14, items: [{ item_id: '8', quantity: 4 }] }],
      ['select_content', { content_id: '8' }],
    ]);
  });

  it('a click on a button is no selection, and without a known button nothing was added', async () => {
    await run({ events: ['select_content', 'add_to_cart'] }, LIST);
    button()?.click();
    add(null);
    expect(events()).toEqual([]);
  });
});

const PAGE = `<script type="application/ld+json">{broken</script><script type="application/ld+json">{"@graph":[{"@type":"BreadcrumbList"},{"@type":"Product","name":"Pulover","sku":"P-1","offers":[{"priceSpecification":[{"price":"19.90","priceCurrency":"USD"}]}]}]}</script>
<div id="product-9" class="product"><div class="summary"><h1 class="product_title">Pulover</h1><form class="cart variations_form"><input name="quantity" value="2"><button class="single_add_to_cart_button">V košarico</button></form></div>
<div class="product_meta"><span class="posted_in">${[1, 2, 3, 4, 5, 6].map(n => `<a>K${n}</a>`).join('')}</span></div></div>
<div class="woosb-wrap"><form class="variations_form" id="drug"></form></div>`;
const form = () => document.querySelector('form.cart') ?? document.body;

describe('a product page', () => {
  it('tells of its product with at most five categories, and of each variation', async () => {
    await run({}, PAGE, 'single-product');
    expect(events()).toEqual([
      [
        'view_item',
        {
          currency: 'USD',
          value: 19.9,
          items: [
            {
              item_id: '9',
              item_name: 'Pulover',
              item_category: 'K1',
              item_category2: 'K2',
              item_category3: 'K3',
              item_category4: 'K4',
              item_category5: 'K5',
              quantity: 1,
              price: 19.9,
            },
          ],
        },
      ],
    ]);
    const variation = { variation_id: 91, sku: 'P-1-M', display_price: 24.9, attributes: { a: 'm', b: 'rdeča' } };
    await vi.waitFor(() => {
      bus.emit('found_variation', { variation }, form());
      expect(events()).toHaveLength(2);
    });
    bus.emit('found_variation', { variation }, form());
    bus.emit('found_variation', { variation: { variation_id: 92 } }, document.querySelector('#drug') ?? form());
    expect(events()).toHaveLength(2);
    expect(events()[1]?.[1]).toMatchObject({
      value: 24.9,
      items: [{ item_id: '91', item_variant: 'm, rdeča', price: 24.9 }],
    });
    add(control());
    expect(events()[2]?.[1]).toMatchObject({ value: 49.8, items: [{ item_id: '91', quantity: 2 }] });
    bus.emit('reset_data', {}, form());
    add(control());
    expect(events()[3]?.[1]).toMatchObject({ value: 39.8, items: [{ item_id: '9' }] });
  });
});

describe('a variation that was chosen before analytics started', () => {
  const CHOSEN = { variation_id: 91, sku: 'P-1-M', display_price: 24.9, attributes: { a: 'm' } };
  const page = (id: string, list: readonly object[]) =>
    `<div id="product-9" class="product"><h1 class="product_title">Majica</h1><p class="price">${amount('19.90 €')}</p><form class="variations_form" data-product_variations='${JSON.stringify(list)}'><input name="quantity" value="2"><input class="variation_id" value="${id}"><button class="single_add_to_cart_button"></button></form></div>`;
  const putPage = (id: string, list: readonly object[]) => {
    document.body.className = 'single-product';
    document.body.innerHTML = page(id, list);
  };
  const form = () => document.querySelector('form') ?? document.body;
  const find = () => bus.emit('found_variation', { variation: CHOSEN }, form());
  const chooseThenAllow = async () => {
    putPage('', []);
    start({ analytics: { ...ANALYTICS, consent: 'required' } });
    find();
    choose('true');
    await settle();
    await vi.waitFor(() => expect(events()).toHaveLength(1));
  };

  it('is the viewed and the added product, and is not viewed again', async () => {
    await chooseThenAllow();
    find();
    add(control());
    expect(events()).toMatchObject([
      ['view_item', { value: 24.9, items: [{ item_id: '91', item_variant: 'm' }] }],
      ['add_to_cart', { value: 49.8, items: [{ item_id: '91', quantity: 2, price: 24.9 }] }],
    ]);
  });

  it('is viewed when it is chosen again, where the server prints its product', async () => {
    vi.stubGlobal('ga4w', {
      data: { product: { id: 9, name: 'Majica', prices: { price: '1990', currency_minor_unit: 2 } } },
    });
    await chooseThenAllow();
    bus.emit('reset_data', {}, form());
    find();
    expect(events()).toMatchObject([
      ['view_item', { items: [{ item_id: '9' }] }],
      ['view_item', { items: [{ item_id: '91' }] }],
    ]);
  });

  it('is the added product also where the form had it before the services came', async () => {
    await run({}, page('91', [{ ...CHOSEN, variation_id: 90 }, CHOSEN]), 'single-product');
    add(control());
    expect(events().at(-1)?.[1]).toMatchObject({ value: 49.8, items: [{ item_id: '91', item_variant: 'm' }] });
  });

  it('is known also where a script has given the form its variations', async () => {
    putJQuery(jQuery3);
    putPage('91', []);
    jQuery3(form()).data('product_variations', [CHOSEN]);
    start({ analytics: ANALYTICS });
    await vi.waitFor(() => expect(events()).toHaveLength(1));
    putJQuery(undefined);
    expect(events()[0]?.[1]).toMatchObject({ items: [{ item_id: '91', item_variant: 'm' }] });
  });

  it('is found in the list that other code has read, which is parsed once', async () => {
    putPage('91', [CHOSEN]);
    variationsOf(form());
    const parse = vi.spyOn(JSON, 'parse');
    start({ analytics: ANALYTICS });
    await vi.waitFor(() => expect(events()).toHaveLength(1));
    expect(events()[0]?.[1]).toMatchObject({ items: [{ item_id: '91' }] });
    expect(parse.mock.calls.filter(([json]) => json.includes('variation_id'))).toEqual([]);
  });

  it('is forgotten when the form is reset before analytics starts', async () => {
    putPage('91', [CHOSEN]);
    start({ analytics: { ...ANALYTICS, consent: 'required' } });
    bus.emit('reset_data', {}, form());
    choose('true');
    await settle();
    await vi.waitFor(() => expect(events()).toHaveLength(1));
    expect(events()[0]?.[1]).toMatchObject({ value: 19.9, items: [{ item_id: '9' }] });
  });
});

describe('an add by a form', () => {
  const page = (kind: string, parts: string) =>
    `<div id="product-9" class="product"><div class="summary"><h1 class="product_title">Komplet</h1><p class="price">${amount('30.00 €')}</p><form class="cart ${kind}">${parts}<button class="single_add_to_cart_button"></button></form></div></div>`;
  const added = () => {
    add(control());
    return events().at(-1);
  };

  it('counts a bundle with its price, and its items without', async () => {
    const items = `<div class="woosb-product" data-id="3" data-qty="2"><div class="woosb-title">Žlica</div></div><div class="woosb-product" data-id="4" data-qty="0"><div class="woosb-title">Nož</div></div>`;
    await run({}, page('', items), 'single-product');
    expect(added()).toEqual([
      'add_to_cart',
      {
        currency: 'EUR',
        value: 30,
        items: [
          { item_id: '9', item_name: 'Komplet', quantity: 1, price: 30 },
          { item_id: '3', item_name: 'Žlica', quantity: 2, price: 0 },
        ],
      },
    ]);
  });

  it('counts the products of a group with a quantity', async () => {
    const child = (id: number, pieces: string) =>
      `<tr id="product-${id}" class="woocommerce-grouped-product-list-item"><td><input class="qty" value="${pieces}"></td><td class="woocommerce-grouped-product-list-item__label"><a>Kos ${id}</a></td><td>${amount('2.50 €')}</td></tr>`;
    await run({}, page('grouped_form', `<table>${child(5, '2')}${child(6, '')}</table>`), 'single-product');
    expect(added()).toEqual([
      'add_to_cart',
      { currency: 'EUR', value: 5, items: [{ item_id: '5', item_name: 'Kos 5', quantity: 2, price: 2.5 }] },
    ]);
  });
});

const REMOVED = [
  'remove_from_cart',
  { currency: 'EUR', value: 10, items: [{ item_id: '4', item_name: 'Šal', price: 5, quantity: 2 }] },
];

describe('the cart', () => {
  it('sends a removed product, also when the line has left the page', async () => {
    await run(
      {},
      `<ul><li class="mini_cart_item"><a class="remove" data-product_id="4" data-product_sku="S">×</a><a>Šal</a><span class="quantity">2 × ${amount('5.00 €')}</span></li></ul>`,
    );
    const link = document.querySelector<HTMLElement>('.remove');
    link?.closest('li')?.remove();
    bus.emit('removed_from_cart', { fragments: {}, cartHash: '', button: link });
    expect(events()).toEqual([REMOVED]);
  });
});

describe('the cart page', () => {
  const LINE = `<form class="woocommerce-cart-form"><table><tr class="cart_item"><td><a class="remove" href="#0" data-product_id="4">×</a></td><td class="product-name"><a>Šal</a></td><td class="product-price">${amount('5.00 €')}</td><td><input class="qty" value="2"></td></tr></table></form>`;
  const removals = () => events().filter(([name]) => name === 'remove_from_cart');

  it('tells of a line that has gone, once; not of one that the shop did not take out', async () => {
    await run({}, LINE);
    document.querySelector<HTMLElement>('.remove')?.click();
    bus.emit('item_removed_from_classic_cart', {});
    expect(removals()).toEqual([]);
    document.querySelector<HTMLElement>('.remove')?.click();
    document.querySelector('form')?.remove();
    bus.emit('item_removed_from_classic_cart', {});
    bus.emit('item_removed_from_classic_cart', {});
    expect(removals()).toEqual([REMOVED]);
  });
});

describe('an order', () => {
  const orderTable = (name: string, quantity: number, price: string, ...totals: readonly string[]) =>
    `<table class="shop_table order_details"><tbody><tr><td class="product-name"><a>${name}</a> <strong class="product-quantity">× ${quantity}</strong></td><td>${amount(price)}</td></tr></tbody><tfoot>${totals.map(one => `<tr><td>${amount(one)}</td></tr>`).join('')}</tfoot></table>`;
  const ORDER = {
    id: 77,
    affiliation: 'Lipa',
    totals: { currency_code: 'EUR', total_price: '5490', tax_total: '990', shipping_total: '390' },
    items: [
      {
        id: 5,
        name: 'Nit &amp; igla',
        quantity: 3,
        categories: [{ name: 'Dom' }],
        prices: { price: '1700', currency_minor_unit: 2 },
        totals: { line_total: '5000' },
        price_after_coupon_discount: '1567',
      },
    ],
  };

  it('is told of once, with exact amounts', async () => {
    history.replaceState(null, '', '/checkout/order-received/77/?key=x');
    vi.stubGlobal('ga4w', { data: { order: ORDER } });
    await run();
    expect(events()).toEqual([
      [
        'purchase',
        {
          transaction_id: '77',
          affiliation: 'Lipa',
          currency: 'EUR',
          value: 54.9,
          tax: 9.9,
          shipping: 3.9,
          items: [
            {
              item_id: '5',
              item_name: 'Nit & igla',
              item_category: 'Dom',
              quantity: 3,
              price: 16.67,
              discount: 1,
            },
          ],
        },
      ],
    ]);
    expect(sessionStorage.getItem('shop_purchase_77')).toBe('1');
    calls = [];
    document.querySelector('#shop-services')?.remove();
    document.body.innerHTML = '';
    start({ analytics: ANALYTICS });
    await settle();
    expect(events()).toEqual([]);
  });

  it.each([
    ['with the ids of its checkout', 'Šal - Modra', 2, { item_id: '91' }],
    ['without ids of another one', 'Kapa', 2, {}],
    ['without ids where the pieces differ', 'Šal', 3, {}],
  ])('is read from its page %s', async (_case, name, quantity, ids) => {
    const items = [{ id: 91, name: 'Šal', quantity: 2, prices: { price: '500', currency_minor_unit: 2 } }];
    vi.stubGlobal('ga4w', { data: { cart: { totals: { total_price: '1000' }, items } } });
    await run({}, CHECKOUT);
    expect(events()).toHaveLength(1);
    calls = [];
    document.body.innerHTML = '';
    vi.stubGlobal('ga4w', undefined);
    history.replaceState(null, '', '/checkout/order-received/80/');
    await run({}, orderTable(name, quantity, '30.00 €', '30.00 €'));
    const [purchase] = events();
    expect(purchase).toEqual([
      'purchase',
      expect.objectContaining({ items: [{ ...ids, item_name: name, quantity, price: 30 / quantity }] }),
    ]);
  });

  const foot = (...rows: readonly string[]) => `<tfoot>${rows.map(one => `<tr><td>${one}</td></tr>`).join('')}</tfoot>`;
  const overview = `<ul><li class="woocommerce-order-overview__total">Skupaj: <strong>${amount('13.90 €')}</strong></li></ul>`;
  const total = `${amount('13.90 €')} <small>(z DDV ${amount('2.51 €')})</small>`;

  it.each([
    ['a note and a payment method below it', '', foot(amount('3.90 €'), total, 'Po povzetju', 'Pokličite prej')],
    ['the actions of the order above it', '', foot('<a href="#">Plačaj</a>') + foot(amount('3.90 €'), total)],
    ['a refund below it', '', foot(total, amount('-5.00 €'), amount('\u22125.00 €'))],
    ['an overview of the order', overview, foot(amount('3.90 €'))],
  ])('has its total with %s', async (_, above, feet) => {
    history.replaceState(null, '', '/checkout/order-received/81/');
    await run({}, `${above}${orderTable('Šal', 2, '10.00 €').replace(/<tfoot>.*<\/tfoot>/, feet)}`);
    expect(events()).toMatchObject([['purchase', { value: 13.9 }]]);
  });

  it('is none where the page shows no order: its key is wrong, or the visitor is to give an address first', async () => {
    history.replaceState(null, '', '/checkout/order-received/79/?key=x');
    await run({}, '<form class="woocommerce-verify-email"></form>');
    expect(events()).toEqual([]);
    expect(sessionStorage.getItem('shop_purchase_79')).toBeNull();
  });

  it('is read from its page where the server prints none; one that failed is none', async () => {
    history.replaceState(null, '', '/checkout/order-received/78/');
    const table = orderTable('Šal', 2, '10.00 €', '3.90 €', '13.90 €');
    await run({}, `<p class="woocommerce-thankyou-order-failed"></p>${table}`);
    expect(events()).toEqual([]);
    document.body.innerHTML = '';
    await run({}, table);
    expect(events()).toEqual([
      [
        'purchase',
        {
          transaction_id: '78',
          affiliation: '',
          currency: 'EUR',
          value: 13.9,
          items: [{ item_name: 'Šal', quantity: 2, price: 5 }],
        },
      ],
    ]);
  });
});

describe('a checkout', () => {
  const CART = {
    totals: { currency_code: 'EUR', total_price: '1990', currency_minor_unit: 2 },
    coupons: [{ code: 'popust10' }, { code: 'drugi' }],
    items: [{ id: 3, name: 'Krožnik', quantity: 1, prices: { price: '1990', currency_minor_unit: 2 } }],
  };

  it('tells of the cart that the server prints', async () => {
    vi.stubGlobal('ga4w', { data: { cart: CART } });
    await run({}, CHECKOUT);
    expect(events()).toEqual([
      [
        'begin_checkout',
        {
          currency: 'EUR',
          value: 19.9,
          coupon: 'popust10',
          items: [{ item_id: '3', item_name: 'Krožnik', quantity: 1, price: 19.9 }],
        },
      ],
    ]);
  });

  it('asks the Store API in the page’s currency and with its nonce', async () => {
    const sent = shopAnswers(json(CART));
    vi.stubGlobal('wpApiSettings', { root: '/?rest_route=/' });
    vi.stubGlobal('wcBlocksMiddlewareConfig', { storeApiNonce: 'a1b2' });
    await run({}, CHECKOUT);
    await vi.waitFor(() => expect(events()).toHaveLength(1));
    expect(sent[0]?.url.search).toBe('?rest_route=/wc/store/v1/cart&currency=EUR');
    expect(sent[0]?.headers.get('Nonce')).toBe('a1b2');
  });

  it('asks it as the payment provider’s settings say: currency in capitals, both nonces, no session of another cart', async () => {
    const sent = shopAnswers(json(CART));
    vi.stubGlobal('wcpay_upe_config', { storeApiURL: `${location.origin}/trg/wp-json/wc/store` });
    vi.stubGlobal('wcpayExpressCheckoutParams', {
      nonce: { store_api_nonce: 's1', tokenized_cart_nonce: 't1', tokenized_cart_session_nonce: 'x1' },
      checkout: { currency_code: 'usd' },
    });
    await run({}, CHECKOUT);
    await vi.waitFor(() => expect(events()).toHaveLength(1));
    expect(sent[0]?.url.href).toMatch(/\/trg\/wp-json\/wc\/store\/v1\/cart\?currency=USD$/);
    expect(sent[0]?.headers.get('Nonce')).toBe('s1');
    expect(sent[0]?.headers.get('X-WooPayments-Tokenized-Cart-Nonce')).toBe('t1');
    expect([...(sent[0]?.headers.keys() ?? [])].filter(name => name.includes('session'))).toEqual([]);
  });

  it.each(['<html>prijava</html>', '', '{}'])('sends no event when the cart can’t be read: %j', async body => {
    const sent = shopAnswers(body);
    await run({}, CHECKOUT);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    await new Promise(resolve => setTimeout(resolve));
    expect(events()).toEqual([]);
  });
});

describe('a search', () => {
  it('sends the search term, on its page only', async () => {
    history.replaceState(null, '', '/?s=topla%20kapa');
    await run({}, '', 'search search-results');
    expect(events()).toEqual([['search', { search_term: 'topla kapa' }]]);
  });
});
