import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bus } from '../../../../../src/core/bus/bus';
import { addEvents } from '../../../../../src/core/bus/channel';
import { tableRowEvents } from '../../../../../src/core/bus/events/tableRows';
import { ANNOUNCE_AFTER } from '../../../../../src/core/cart/liveRegion';
import { forgetWarnings } from '../../../../../src/core/report';
import { pageCart } from '../../../../../widgets/product-table/table/cart/pageCart';
import { prepareForm, startForm } from '../../../../../widgets/product-table/table/cart/productForm/showForm';
import { removeRow } from '../../../../../widgets/product-table/table/cart/runCart';
import { sendCart } from '../../../../../widgets/product-table/table/cart/sendCart';
import { quietConsole } from '../../../../core/bus/helpers';
import { CAPTURED_CALLS, hasCaptures } from '../../../../demo-theme/captures';

addEvents(tableRowEvents);

/** Bodies of the calls, and the answer to each. */
let sent: string[] = [];
let answers: ((body: string) => Promise<Response> | Response)[] = [];
const heard: string[] = [];
let ended = new AbortController();

const result = (more: object = {}) => ({
  success: true,
  cart_hash: 'a',
  cart_quantity: 1,
  in_cart: { 5: 1 },
  in_cart_total: { 5: 10 },
  notice: '',
  payload: { products: { 5: '1' } },
  cart_widget: '',
  fragments: { '.cart': '<b class="cart">1</b>' },
  product_table_cart_action: true,
  ...more,
});
const json = (more?: object) => Response.json(result(more));
const add = (id: number, quantity: number | string = 1) => ({ payload: { products: { [id]: quantity } } });

beforeEach(() => {
  forgetWarnings();
  document.body.innerHTML = '';
  sent = [];
  answers = [];
  heard.length = 0;
  ended = new AbortController();
  Reflect.deleteProperty(window, 'wcpt_cart_result_cache');
  vi.stubGlobal('wcpt_params', { wc_ajax_url: '/?wc-ajax=%%endpoint%%', cart_widget_enabled_site_wide: '1' });
  vi.stubGlobal('fetch', async (request: Request) => {
    const body = await request.text();
    sent.push(body);
    return answers.shift()?.(body) ?? json();
  });
  const { signal } = ended;
  for (const name of ['wcpt_cart_request', 'wcpt_cart', 'wc_fragment_refresh'] as const) {
    bus.on(name, () => heard.push(name), { signal });
  }
  for (const name of ['added_to_cart', 'removed_from_cart'] as const) {
    bus.on(
      name,
      ({ button, trigger_lock }) => heard.push(`${name} ${button?.outerHTML ?? 'no button'} ${trigger_lock}`),
      {
        signal,
      },
    );
  }
});
afterEach(() => ended.abort());

it('a change of the cart is told of in order, and announced for the control of one product', async () => {
  await sendCart(add(5));
  expect(heard).toEqual(['wcpt_cart_request', 'wcpt_cart', 'added_to_cart <button data-product_id="5"></button> true']);
  expect(Reflect.get(window, 'wcpt_cart_result_cache')).toMatchObject({ is_cache: true, success: true, notice: '' });
});

it('a change of the cart of several products is announced without one', async () => {
  answers.push(() => json({ payload: { products: { 5: '1', 6: '1' } } }));
  await sendCart({ payload: { products: { 5: 1, 6: 1 } } });
  expect(heard.at(-1)).toBe('added_to_cart no button true');
});

/** Returns the text of the page's live region after the cart's answer. */
async function announced(change: Parameters<typeof sendCart>[0]): Promise<string | undefined> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await sendCart(change);
  vi.advanceTimersByTime(ANNOUNCE_AFTER);
  vi.useRealTimers();
  return document.querySelector('.widget_shopping_cart_live_region')?.textContent ?? undefined;
}
const form = { payload: { variation_form: true }, external: { 'add-to-cart': '5', quantity: '1' } };

it('a form that is added is announced with the name of its product, and without a button', async () => {
  document.body.innerHTML =
    '<table><tbody><tr class="wcpt-row" data-wcpt-product-id="5"><td><a class="wcpt-title">Miza</a></td></tr></tbody></table>';
  answers.push(() => json({ payload: { variation_form: 'true' } }));
  expect(await announced(form)).toBe('V košarici: Miza.');
  expect(heard.at(-1)).toBe('added_to_cart no button true');
});

it('a form that is added is announced as one product where no row has its name', async () => {
  answers.push(() => json({ payload: { variation_form: 'true' } }));
  expect(await announced(form)).toBe('Izdelek je v košarici.');
});

it('several products that are added are announced together', async () => {
  answers.push(() => json({ in_cart: { 5: 1, 6: 1 }, payload: { products: { 5: '1', 6: '1' } } }));
  expect(await announced({ payload: { products: { 5: 1, 6: 1 } } })).toBe('Izdelki so v košarici.');
});

it('a change of the cart that removes is announced as such: its echo "0" is none', async () => {
  answers.push(() => json({ in_cart: [], payload: { products: { 5: '0' }, overwrite_cart_qty: 'true' } }));
  await sendCart({ payload: { products: { 5: 0 }, overwrite_cart_qty: true } });
  expect(heard.slice(2)).toEqual(['removed_from_cart <a data-product_id="5"></a> true']);
});

it('a change of the cart that was refused is not announced, unless a part of it went through', async () => {
  answers.push(() => json());
  await sendCart(add(5));
  heard.length = 0;
  answers.push(() => json({ success: false, notice: '<ul class="woocommerce-error"><li>Ne.</li></ul>' }));
  await sendCart(add(5));
  expect(heard).toEqual(['wcpt_cart_request', 'wcpt_cart']);
  answers.push(() => json({ success: false, in_cart: { 5: 2 }, notice: '<p>Ne vse.</p>' }));
  await sendCart(add(5));
  expect(heard.at(-1)).toMatch(/^added_to_cart/);
  document.body.click();
});

it('a change of the cart that only looks is not announced', async () => {
  await sendCart({ payload: { skip_cart_triggers: true } });
  expect(heard).toEqual(['wcpt_cart_request', 'wcpt_cart']);
});

it('a change of the cart may be changed by a listener before it goes', async () => {
  bus.on('wcpt_cart_request', ({ request }) => Object.assign(request, { darilo: 'da' }), { signal: ended.signal });
  await sendCart(add(5));
  expect(sent[0]).toMatch(/&darilo=da$/);
});

it('a change of the cart waits while another is under way, and is summed with those that wait', async () => {
  let release = (_: Response) => {};
  answers.push(
    () =>
      new Promise<Response>(resolve => {
        release = resolve;
      }),
  );
  const first = sendCart(add(5));
  const later = [1, 2, 3].map(() => sendCart(add(5)));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(pageCart.getState().waiting).toMatchObject([{ change: add(5, 3) }]);
  release(json());
  await Promise.all([first, ...later]);
  expect(sent.map(body => new URLSearchParams(body).get('wcpt_payload[products][5]'))).toEqual(['1', '3']);
  expect(pageCart.getState()).toMatchObject({ sent: undefined, waiting: [] });
});

it.each([
  ['an error of the server', () => new Response('Napaka', { status: 500 })],
  ['a page', () => new Response('<!DOCTYPE html><html><body>Prijava</body></html>')],
  ['nothing', () => new Response('')],
  ['another form', () => Response.json({ fragments: 'ne' })],
  ['no object', () => Response.json(['a'])],
])('a call that fails with %s is said, and the next one goes out', async (_, answer) => {
  const lines = quietConsole();
  answers.push(answer);
  await Promise.all([sendCart(add(5)), sendCart({ payload: { products: { 5: 0 }, overwrite_cart_qty: true } })]);
  // The next call looks up the result of the failed one, and sends the waiting change.
  await vi.waitFor(() => expect(pageCart.getState()).toMatchObject({ sent: undefined, waiting: [] }));
  expect(document.querySelector('.wcpt-notice-wrapper')?.textContent).toMatch(/^Trgovina ni odgovorila/);
  expect(sent.length).toBe(2);
  expect(heard).toContain('wc_fragment_refresh');
  expect(lines.filter(line => line.includes('the cart gave no usable answer'))).toHaveLength(1);
  document.querySelector('.wcpt-notice-wrapper')?.remove();
});

it('a call that fails without a connection is not looked after', async () => {
  quietConsole();
  answers.push(() => Promise.reject(new TypeError('Failed to fetch')));
  await sendCart(add(5));
  expect(sent).toHaveLength(1);
  expect(heard).not.toContain('wc_fragment_refresh');
  expect(document.querySelector('.wcpt-notice-wrapper')?.textContent).toBe(
    'Košarice ni bilo mogoče spremeniti. Poskusite znova.',
  );
});

it('a call that fails while it only looked is said to no shopper', async () => {
  quietConsole();
  document.body.innerHTML = '';
  answers.push(() => new Response('', { status: 500 }));
  await sendCart({ payload: { skip_cart_triggers: true } });
  expect(document.querySelector('.wcpt-notice-wrapper')).toBeNull();
  expect(sent).toHaveLength(1);
});

it('with a known answer a call that may use it gets it without a request and without an announcement', async () => {
  Reflect.set(window, 'wcpt_cart_result_cache', { ...result(), is_cache: true });
  const ids: unknown[] = [];
  bus.on('wcpt_cart', ({ result: { payload } }) => ids.push(Object(payload).wcpt_cart_call_id), {
    signal: ended.signal,
  });
  await sendCart({ payload: { use_cache: true } });
  expect(sent).toEqual([]);
  expect(heard).toEqual(['wcpt_cart_request', 'wcpt_cart']);
  expect(ids).toEqual([expect.any(Number)]);
});

it('with a known answer of another script’s making calls are made as ever', async () => {
  Reflect.set(window, 'wcpt_cart_result_cache', 'nič');
  await sendCart({ payload: { use_cache: true } });
  expect(sent).toHaveLength(1);
});

describe.skipIf(!hasCaptures)('the body of a call is that of the recorded script', () => {
  it.each([
    ['wcpt-cart-browser-add', { payload: { products: { 113: 1 } } }],
    [
      'wcpt-cart-browser-add-from-modal',
      {
        payload: { variation_form: true },
        external: {
          attribute_pa_color: 'red',
          attribute_pa_size: 'small',
          quantity: '1',
          'add-to-cart': '173',
          product_id: '173',
          variation_id: '174',
        },
      },
    ],
  ])('%s', async (name, change) => {
    const { request } = JSON.parse(readFileSync(join(CAPTURED_CALLS, `${name}.json`), 'utf8'));
    await sendCart(change);
    const recorded = new URLSearchParams(Object.entries<string>(request.body)).toString();
    const withoutId = (body = '') => body.replace(/(call_id%5D=)\d+/, '$1');
    expect(withoutId(sent[0])).toBe(withoutId(recorded));
  });
});

describe('a redirect', () => {
  const CART = 'https://trgovina.example/cart/';
  let left: string[];

  beforeEach(() => {
    left = [];
    vi.spyOn(window.location, 'assign').mockImplementation(url => void left.push(String(url)));
  });
  afterEach(() => {
    document.body.click();
    vi.restoreAllMocks();
  });

  it('is followed when the cart has the change, also where it has something to say', async () => {
    await sendCart({ ...add(5), redirect: CART });
    answers.push(() => json({ notice: '<p>Dodano.</p>' }));
    await sendCart({ ...add(5), redirect: CART });
    expect(left).toEqual([CART, CART]);
  });

  it('waits for a click on the notice, or Enter, when the cart has not', async () => {
    for (const follow of [
      (notice: HTMLElement) => notice.click(),
      (notice: HTMLElement) => notice.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })),
    ]) {
      left = [];
      answers.push(() => json({ success: false, notice: '<ul class="woocommerce-error"><li>Ne.</li></ul>' }));
      await sendCart({ ...add(5), redirect: CART });
      expect(left).toEqual([]);
      const notice = document.querySelector<HTMLElement>('.wcpt-notice-wrapper');
      if (notice) follow(notice);
      expect(left).toEqual([CART]);
    }
  });

  const removal = (id: number) => ({ payload: { products: { [id]: 0 }, overwrite_cart_qty: true } });

  it.each([
    ['another change of the same kind', removal(6), undefined],
    ['an add', add(6), undefined],
    ['a change with a redirect of its own', { ...add(6), redirect: '/blagajna/' }, '/blagajna/'],
  ])('is followed once %s that waits has been sent', async (_, waiting, own) => {
    const ends: Promise<unknown>[] = [];
    answers.push(() => {
      ends.push(sendCart(waiting));
      return json();
    });
    await sendCart({ ...removal(5), redirect: CART });
    expect(left).toEqual([]);
    await Promise.all(ends);
    expect(sent).toHaveLength(2);
    expect(left).toEqual([own ? new URL(own, document.baseURI).href : CART]);
  });

  it('does not wait for a look at the cart', async () => {
    const ends: Promise<unknown>[] = [];
    answers.push(() => {
      ends.push(sendCart({ payload: { skip_cart_triggers: true } }));
      return json();
    });
    await sendCart({ ...removal(5), redirect: CART });
    expect(left).toEqual([CART]);
    await Promise.all(ends);
  });

  it('is none where nothing came', async () => {
    quietConsole();
    answers.push(() => new Response('', { status: 500 }));
    expect(await sendCart({ ...add(5), redirect: CART })).toMatchObject({ outcome: 'unknown' });
    expect(left).toEqual([]);
  });
});

const remove = async (html: string): Promise<URLSearchParams> => {
  document.body.innerHTML = `<table><tbody>${html}</tbody></table>`;
  const row = document.querySelector<HTMLElement>('.wcpt-row');
  const link = document.querySelector('.wcpt-remove');
  if (!row || !link) throw new Error('no row');
  removeRow(row, link);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  return new URLSearchParams(sent[0]);
};
const cell = '<td><span class="wcpt-remove"></span></td>';

it('a removal sets all variations that are in the cart to 0', async () => {
  Reflect.set(window, 'wcpt_cart_result_cache', { in_cart: { 60: { 61: 1, 62: 2 }, 70: { 71: 1 } } });
  const body = await remove(
    `<tr class="wcpt-row wcpt-product-type-variable" data-wcpt-type="variable" data-wcpt-product-id="60">${cell}</tr>`,
  );
  const asked = [...body].filter(([name]) => /products|variations|overwrite/.test(name));
  expect(Object.fromEntries(asked)).toEqual({
    'wcpt_payload[products][60]': '0',
    'wcpt_payload[variations][60][61]': '0',
    'wcpt_payload[variations][60][62]': '0',
    'wcpt_payload[overwrite_cart_qty]': 'true',
  });
});

it('a removal of a row of one variation sets that one to 0', async () => {
  const body = await remove(
    `<tr class="wcpt-row wcpt-product-type-variation" data-wcpt-type="variation" data-wcpt-product-id="60" data-wcpt-variation-id="62">${cell}</tr>`,
  );
  expect([...body.keys()].filter(name => name.includes('[variations]'))).toEqual(['wcpt_payload[variations][60][62]']);
});

it('a removal that wants a page load gets one, also on an address with a hash', async () => {
  const left: string[] = [];
  vi.spyOn(window.location, 'assign').mockImplementation(url => void left.push(String(url)));
  history.replaceState({}, '', '/tabele/?a=1#mize');
  await remove(
    `<tr class="wcpt-row" data-wcpt-product-id="5">${cell.replace('wcpt-remove', 'wcpt-remove wcpt-refresh-enabled')}</tr>`,
  );
  await vi.waitFor(() => expect(left).toHaveLength(1));
  expect(left[0]).toMatch(/\/tabele\/\?a=1$/);
  history.replaceState({}, '', '/');
  vi.restoreAllMocks();
});

const prepared = (fields: string) => {
  document.body.innerHTML = `<form class="cart variations_form">${fields}</form>`;
  const form = document.querySelector('form');
  const field = document.querySelector<HTMLInputElement>('.qty');
  if (!form || !field) throw new Error('no form');
  const request = {
    product: '60',
    quantity: 9,
    variation: undefined,
    chosen: {},
    addons: {},
    measurement: {},
    nyp: '',
  };
  prepareForm(form, request, '/cart/');
  startForm(form, request, ended.signal);
  return { form, field };
};
const quantity = (attributes: string) => `<input type="number" class="qty" name="quantity" value="1" ${attributes}>`;

it.each([
  ['min="1" max="4"', '4'],
  ['min="12"', '12'],
  ['min="1" max=""', '9'],
  ['', '9'],
])('a form in the modal begins with the row’s quantity within its limits: %s', (attributes, value) => {
  expect(prepared(quantity(attributes)).field.value).toBe(value);
});

it('a form in the modal gives the first variation that is shown the row’s quantity, if it may be that many', () => {
  const { form, field } = prepared(quantity('min="1" max="20"'));
  const show = (max: string) => {
    field.max = max;
    field.value = '1';
    bus.emit('show_variation', { variation: {}, purchasable: true }, form);
    return field.value;
  };
  expect(show('10')).toBe('9');
  expect(show('10')).toBe('1');
  const other = prepared(quantity('min="1" max="20"'));
  other.field.max = '5';
  other.field.value = '1';
  bus.emit('show_variation', { variation: {}, purchasable: true }, other.form);
  expect(other.field.value).toBe('1');
});

it('the body of a call has its maps in brackets, spaces as +, and nothing for empty maps', async () => {
  await sendCart({
    payload: {
      products: { 55: 2 },
      variations: { 55: { 77: 2 } },
      attributes: { 77: { attribute_pa_color: 'temno rdeča' } },
      addons: { 55: { napis: ['a', 'b'] } },
      nyp: {},
      overwrite_cart_qty: true,
    },
  });
  expect(sent[0]?.replace(/call_id%5D=\d+/, 'call_id%5D=3')).toBe(
    'wcpt_payload%5Bproducts%5D%5B55%5D=2&wcpt_payload%5Bvariations%5D%5B55%5D%5B77%5D=2' +
      '&wcpt_payload%5Battributes%5D%5B77%5D%5Battribute_pa_color%5D=temno+rde%C4%8Da' +
      '&wcpt_payload%5Baddons%5D%5B55%5D%5Bnapis%5D%5B%5D=a&wcpt_payload%5Baddons%5D%5B55%5D%5Bnapis%5D%5B%5D=b' +
      '&wcpt_payload%5Boverwrite_cart_qty%5D=true&wcpt_payload%5Bwcpt_cart_call_id%5D=3' +
      '&wcpt_payload%5Bcart_widget_permitted%5D=true&lang=',
  );
});
