import { number, object, string } from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isNonceRefused, request } from '../../../src/core/calls/request';
import { shopAjax, shopAjaxUrl } from '../../../src/core/calls/shopAjax';
import { readPageConfig } from '../../../src/core/config/pageConfig';
import { CallError } from '../../../src/core/errors';
import { putConfig } from '../bus/helpers';
import { failure, hangingBody, json, shopAnswers, silence } from './helpers';

const template = '/?wc-ajax=%%endpoint%%';
const add = (options: object = {}) => shopAjax('add_to_cart', { product_id: 56 }, { template, ...options });

/** Returns the browser's response for a redirect that it must not follow. */
const opaqueRedirect = () => Object.defineProperty(new Response(null), 'type', { value: 'opaqueredirect' });
const answerOf = (url: string) => Object.defineProperty(new Response('{}'), 'url', { value: url });

describe('a page that answers with a redirect', () => {
  const post = () => request('/izdelek/?a=b', { body: 'x=1', as: 'text', isPage: true });

  it('is followed within the shop only', async () => {
    const sent = shopAnswers(answerOf(new URL('/kosarica/', document.baseURI).href));
    expect((await post()).url).toContain('/kosarica/');
    expect(sent.map(({ redirect, mode }) => [redirect, mode])).toEqual([['follow', 'same-origin']]);
  });

  it('is refused where its address leads elsewhere: the form is not sent again to find out', async () => {
    const sent = shopAnswers(new TypeError('Failed to fetch'), opaqueRedirect());
    expect(await failure(post())).toMatchObject({ kind: 'refused' });
    expect(sent.map(({ method, url, body, redirect }) => [method, url.pathname + url.search, body, redirect])).toEqual([
      ['POST', '/izdelek/?a=b', 'x=1', 'follow'],
      ['GET', '/izdelek/', '', 'manual'],
    ]);
  });

  it('is asked for again with its query where it was only read', async () => {
    const sent = shopAnswers(new TypeError('Failed to fetch'), opaqueRedirect());
    await failure(request('/izdelek/?a=b', { method: 'GET', isPage: true }));
    expect(sent.map(({ url }) => url.search)).toEqual(['?a=b', '?a=b']);
  });

  it.each(['<!doctype html>', new TypeError('Failed to fetch')])(
    'is without a connection where its address does not: %s',
    async answer => {
      shopAnswers(new TypeError('Failed to fetch'), answer);
      expect(await failure(post())).toMatchObject({ kind: 'network' });
    },
  );

  it('is not asked for again when it was given up, or may not be followed', async () => {
    const gone = new AbortController();
    const sent = shopAnswers(async asked => {
      gone.abort();
      return silence(asked);
    });
    const given = request('/', { isPage: true, signal: gone.signal });
    expect(await failure(given)).toMatchObject({ kind: 'aborted' });
    expect(sent).toHaveLength(1);
    const failed = shopAnswers(new TypeError('Failed to fetch'));
    expect(await failure(add())).toMatchObject({ kind: 'network' });
    expect(failed).toHaveLength(1);
  });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('an endpoint', () => {
  it('takes the place of the first placeholder only, whatever is in its name', () => {
    expect(shopAjaxUrl('/trgovina/?lang=sl&wc-ajax=%%endpoint%%&next=%%endpoint%%', '$&x')).toBe(
      '/trgovina/?lang=sl&wc-ajax=$&x&next=%%endpoint%%',
    );
  });

  it('is called as the shop calls it', async () => {
    const sent = shopAnswers('{"cart_hash":"abc"}');
    const answer = await shopAjax(
      'add_to_cart',
      { product_id: 56, addons: { note: 'za Špelo' } },
      { template, schema: object({ cart_hash: string() }) },
    );
    expect(answer.cart_hash).toBe('abc');
    const [call] = sent;
    expect(call?.url.href).toBe(new URL('/?wc-ajax=add_to_cart', document.baseURI).href);
    expect(call?.method).toBe('POST');
    expect(call?.credentials).toBe('same-origin');
    expect(call?.headers.get('X-Requested-With')).toBe('XMLHttpRequest');
    expect(call?.headers.get('Content-Type')).toBe('application/x-www-form-urlencoded; charset=UTF-8');
    expect(call?.body).toBe('product_id=56&addons%5Bnote%5D=za+%C5%A0pelo');
  });

  it('takes a form with its files, with the boundary that the browser sets', async () => {
    const sent = shopAnswers('1');
    const form = new FormData();
    form.set('note', 'x');
    await shopAjax('checkout', form, { template });
    expect(sent[0]?.headers.get('Content-Type')).toContain('multipart/form-data; boundary=');
    expect(sent[0]?.body).toContain('name="note"');
  });

  it('answers HTML where HTML is asked for', async () => {
    shopAnswers('<div class="woocommerce-message"></div>');
    expect(await add({ as: 'text' })).toBe('<div class="woocommerce-message"></div>');
  });

  it('answers false where no variation matches', async () => {
    shopAnswers('false');
    expect(await add()).toBe(false);
  });
});

it('leaves no timer and no listener behind', async () => {
  vi.useFakeTimers();
  shopAnswers('1');
  const { signal } = new AbortController();
  const listen = vi.spyOn(signal, 'addEventListener');
  const forget = vi.spyOn(signal, 'removeEventListener');
  await add({ signal });
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(0);
  expect(forget.mock.calls).toEqual(listen.mock.calls);
});

it.each([
  ['refused by the shop', new CallError('failed', { kind: 'refused', url: '/' }), true],
  ['with status 401', new CallError('failed', { kind: 'http', url: '/', status: 401 }), true],
  ['with status 403', new CallError('failed', { kind: 'not-json', url: '/', status: 403 }), true],
  ['with another status', new CallError('failed', { kind: 'http', url: '/', status: 500 }), false],
  ['that is no call', new Error('other'), false],
])('isNonceRefused tells whether the nonce was too old: a failure %s', (_, error, isRefused) => {
  expect(isNonceRefused(error)).toBe(isRefused);
});

describe('a call fails', () => {
  it('as network without a connection, and is not repeated', async () => {
    const sent = shopAnswers(new TypeError('Failed to fetch'));
    expect(await failure(add())).toMatchObject({ kind: 'network', url: '/?wc-ajax=add_to_cart', status: undefined });
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['no answer comes in time', silence],
    ['the headers come and the body hangs', hangingBody],
  ])('as timeout when %s', async (_, answer) => {
    vi.useFakeTimers();
    shopAnswers(answer);
    const failed = failure(add({ timeout: 5000 }));
    await vi.advanceTimersByTimeAsync(5000);
    expect(await failed).toMatchObject({ kind: 'timeout', status: undefined });
  });

  it('as timeout only after a further look when the page was busy: the answer may wait to be read', async () => {
    vi.useFakeTimers();
    const answer = new Promise<Response>(resolve => setTimeout(resolve, 5010, json({ cart_hash: 'c1' })));
    shopAnswers(request => Promise.race([silence(request), answer]), silence);
    const [read, unanswered] = [add({ timeout: 5000 }), failure(add({ timeout: 5000 }))];
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 9000);
    await vi.advanceTimersByTimeAsync(6000);
    expect(await read).toMatchObject({ cart_hash: 'c1' });
    expect((await unanswered).kind).toBe('timeout');
  });

  it('as timeout when the page’s own limit has passed, where the call has none', async () => {
    vi.useFakeTimers();
    putConfig({ timeout: 700 });
    await readPageConfig();
    document.body.replaceChildren();
    shopAnswers(silence);
    const failed = failure(add());
    await vi.advanceTimersByTimeAsync(700);
    expect((await failed).kind).toBe('timeout');
    await readPageConfig();
  });

  it('as aborted when the caller gives up, before or while it is sent', async () => {
    const sent = shopAnswers(silence);
    expect((await failure(add({ signal: AbortSignal.abort() }))).kind).toBe('aborted');
    expect(sent).toHaveLength(0);
    const controller = new AbortController();
    const failed = failure(add({ signal: controller.signal }));
    controller.abort();
    expect((await failed).kind).toBe('aborted');
  });

  it.each([
    [
      'as http with the parsed answer for a status of 400 and above',
      json({ message: 'no' }, 400),
      { kind: 'http', status: 400, answer: { message: 'no' }, body: '{"message":"no"}' },
    ],
    [
      'as http with the start of an HTML error page',
      new Response(`<html>${'x'.repeat(9999)}</html>`, { status: 503 }),
      { kind: 'http', status: 503, answer: undefined, body: `<html>${'x'.repeat(494)}` },
    ],
    [
      'as refused for the -1 of a nonce that is not valid',
      new Response(' -1\n', { status: 403 }),
      { kind: 'refused', status: 403 },
    ],
    [
      'as refused when the answer came from another origin all the same',
      answerOf('https://elsewhere.example/?wc-ajax=add_to_cart'),
      { kind: 'refused', body: undefined, answer: undefined },
    ],
    [
      'as not-json when a redirect ended on a page',
      '<!doctype html><html><body>Prijava</body></html>',
      { kind: 'not-json', status: 200 },
    ],
  ])('%s', async (_, answer, expected) => {
    const sent = shopAnswers(answer);
    expect(await failure(add())).toMatchObject(expected);
    expect(sent).toHaveLength(1);
  });

  it('as network when it is sent elsewhere: what it carries is not given to another origin', async () => {
    const sent = shopAnswers(new TypeError('Failed to fetch'));
    expect(await failure(add())).toMatchObject({ kind: 'network' });
    expect(sent.map(({ redirect, mode }) => [redirect, mode])).toEqual([['follow', 'same-origin']]);
  });

  it('as shape, with the place, when the answer has another form', async () => {
    shopAnswers('{"cart":{"total":"12"}}');
    const error = await failure(add({ schema: object({ cart: object({ total: number() }) }) }));
    expect(error).toMatchObject({ kind: 'shape', answer: { cart: { total: '12' } } });
    expect(error.message).toContain('at cart.total');
  });

  it.each(['https://elsewhere.example/?wc-ajax=%%endpoint%%', 'javascript:%%endpoint%%'])(
    'unsent for an address that is not of this shop: %s',
    async address => {
      const sent = shopAnswers('1');
      expect((await failure(add({ template: address }))).kind).toBe('network');
      expect(sent).toHaveLength(0);
    },
  );
});
