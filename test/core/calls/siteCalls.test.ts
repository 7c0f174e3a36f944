import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ajax, type RestCallOptions, rest } from '../../../src';
import { setLocale } from '../../../src/core/messages';
import { failure, json, shopAnswers, silence } from './helpers';

const ok = () => json({ success: true, data: { id: 7 } });
const idOf = (data: unknown): number => {
  if (typeof data === 'object' && data && 'id' in data && typeof data.id === 'number') return data.id;
  throw new TypeError('no id');
};

beforeEach(() => setLocale('sl'));

describe('ajax', () => {
  it('posts to the address that the page names, and gives what the caller makes of the data', async () => {
    vi.stubGlobal('_wpUtilSettings', { ajax: { url: '/site/wp-admin/admin-ajax.php' } });
    const sent = shopAnswers(ok());
    const fields = { list: [1, 2], action: 'other' };
    expect(await ajax('my_action', fields, { parse: idOf })).toEqual({ data: 7, total: undefined });
    expect(sent[0]?.url.pathname).toBe('/site/wp-admin/admin-ajax.php');
    expect(sent[0]?.body).toBe('list%5B%5D=1&list%5B%5D=2&action=my_action');
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['the shop’s', { woocommerce_params: { ajax_url: '/trg/ajax.php' } }, '/trg/ajax.php'],
    ['the platform’s own', {}, '/wp-admin/admin-ajax.php'],
    [
      'not one elsewhere',
      { _wpUtilSettings: { ajax: { url: 'https://drug.example/a.php' } } },
      '/wp-admin/admin-ajax.php',
    ],
    ['not one that is no text', { _wpUtilSettings: { ajax: { url: 7 } } }, '/wp-admin/admin-ajax.php'],
    ['not one that is missing', { _wpUtilSettings: [] }, '/wp-admin/admin-ajax.php'],
  ])('without it, %s counts', async (_, globals, path) => {
    for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
    const sent = shopAnswers('1');
    expect(await ajax('x')).toEqual({ data: undefined, total: undefined });
    expect(sent[0]?.url.pathname).toBe(path);
  });

  it('goes where the caller says, but not out of the shop', async () => {
    const sent = shopAnswers('1');
    await ajax('x', {}, { url: '/drugje.php' });
    expect(sent[0]?.url.pathname).toBe('/drugje.php');
    expect(await failure(ajax('x', {}, { url: 'https://drug.example/a.php' }))).toMatchObject({ kind: 'network' });
    expect(sent).toHaveLength(1);
  });

  it('takes "1" for success without data', async () => {
    shopAnswers('"1"');
    expect(await ajax('x')).toEqual({ data: undefined, total: undefined });
  });

  it.each([
    ['{"success":false,"data":{"message":"no"}}', { message: 'no' }],
    ['2', 2],
    ['false', false],
    ['{"a":1}', { a: 1 }],
    ['[]', []],
  ])('is refused with any other answer: %s', async (body, answer) => {
    shopAnswers(body);
    expect(await failure(ajax('x'))).toMatchObject({ kind: 'refused', answer });
  });

  it('counts all attachments, of which the answer is a page', async () => {
    shopAnswers(() => Promise.resolve(json({ success: true, data: [] }, 200, { 'X-WP-Total': '42' })));
    expect((await ajax('query-attachments')).total).toBe(42);
    expect((await ajax('other')).total).toBeUndefined();
  });

  it('fails as shape when the caller can’t make anything of the data', async () => {
    shopAnswers(json({ success: true, data: 'x' }));
    const error = await failure(ajax('x', {}, { parse: idOf }));
    expect(error).toMatchObject({ kind: 'shape', answer: 'x' });
    expect(error.cause).toBeInstanceOf(TypeError);
  });

  it('can be given up, and says nothing then', async () => {
    shopAnswers(silence);
    const controller = new AbortController();
    const call = failure(ajax('x', {}, { signal: controller.signal }));
    controller.abort();
    expect(await call).toMatchObject({ kind: 'aborted', text: undefined });
  });
});

describe('rest', () => {
  const root = '/wp-json/';
  const answer = () => Promise.resolve(json({}));

  it('goes to the page’s root with its nonce', async () => {
    vi.stubGlobal('wpApiSettings', { root: '/?rest_route=/', nonce: 'n1' });
    const sent = shopAnswers(json({ id: 7 }));
    expect(await rest('wp/v2/users/me?context=edit', { parse: idOf })).toBe(7);
    expect(sent[0]?.url.search).toBe('?rest_route=/wp/v2/users/me&context=edit');
    expect(sent[0]?.headers.get('X-WP-Nonce')).toBe('n1');
  });

  it.each([
    ['<link rel="https://api.w.org/" href="/trg/wp-json/">', '/trg/wp-json/x'],
    ['<link rel="https://api.w.org/" href="https://drug.example/wp-json/">', '/wp-json/x'],
    ['', '/wp-json/x'],
  ])('finds the root by the page’s link, if it is the shop’s: %s', async (link, path) => {
    document.head.innerHTML = link;
    const sent = shopAnswers(json({}));
    await rest('x');
    expect(sent[0]?.url.pathname).toBe(path);
    expect(sent[0]?.headers.has('X-WP-Nonce')).toBe(false);
    document.head.innerHTML = '';
  });

  it('asks for JSON, with the fields of a GET in the query', async () => {
    const sent = shopAnswers(json({ name: 'Ana' }));
    const fields = { context: 'edit' };
    expect(await rest('wp/v2/users/me', { root, fields })).toEqual({ name: 'Ana' });
    expect(sent[0]?.url.href).toMatch(/\/wp-json\/wp\/v2\/users\/me\?context=edit$/);
    expect(sent[0]?.method).toBe('GET');
    expect(sent[0]?.headers.get('Accept')).toBe('application/json, */*;q=0.1');
  });

  it('takes a root with a query, a path with one, and a whole address as its root', async () => {
    const sent = shopAnswers(answer);
    await rest('/wp/v2/users?page=2&per_page=5', { root: '/index.php?rest_route=/' });
    await rest('', { root: '/wp-json/wp/v2/users/me', method: 'POST', fields: { meta: { closed: 'yes' } } });
    expect(sent[0]?.url.search).toBe('?rest_route=/wp/v2/users&page=2&per_page=5');
    expect(sent[1]?.url.pathname).toBe('/wp-json/wp/v2/users/me');
    expect(sent[1]?.body).toBe('meta%5Bclosed%5D=yes');
  });

  it.each<[string, RestCallOptions, string | null]>([
    ['the one given', { nonce: 'n1' }, 'n1'],
    ['the header that the caller gives', { nonce: 'n1', headers: { 'x-wp-nonce': 'own' } }, 'own'],
    ['none beside a field', { nonce: 'n1', fields: { _wpnonce: 'own' } }, null],
    ['none', {}, null],
  ])('sends as the nonce %s', async (_, options, nonce) => {
    const sent = shopAnswers(answer);
    await rest('x', { root, ...options });
    expect(sent[0]?.headers.get('X-WP-Nonce')).toBe(nonce);
  });

  it.each([
    ['POST', undefined, 'POST', null],
    ['PATCH', { a: 1 }, 'PATCH', null],
    ['PUT', { a: 1 }, 'POST', 'PUT'],
    ['DELETE', { a: 1 }, 'POST', 'DELETE'],
  ] as const)('sends %s with %o as %s, as servers let no others through', async (method, fields, sentAs, override) => {
    const sent = shopAnswers(answer);
    await rest('x', { root, method, fields });
    expect([sent[0]?.method, sent[0]?.headers.get('X-HTTP-Method-Override')]).toEqual([sentAs, override]);
    expect(sent[0]?.body).toBe(fields ? 'a=1' : '');
  });

  it('fails as http with the error that the site answers', async () => {
    shopAnswers(json({ code: 'rest_no_route', message: 'x', data: { status: 404 } }, 404));
    expect(await failure(rest('nope', { root }))).toMatchObject({ kind: 'http', answer: { code: 'rest_no_route' } });
  });

  it('sends JSON, DELETE as POST', async () => {
    const sent = shopAnswers(() => Promise.resolve(json({ id: 7 })));
    await rest('x', { method: 'DELETE', json: { a: [1, null] }, fields: { force: true } });
    const [call] = sent;
    expect([call?.method, call?.headers.get('X-HTTP-Method-Override')]).toEqual(['POST', 'DELETE']);
    expect(call?.headers.get('Content-Type')).toBe('application/json');
    expect(call?.body).toBe('{"a":[1,null]}');
    expect(call?.url.search).toBe('?force=true');
  });
});

describe('the message of a failed call to the shopper', () => {
  const reload = 'Stran je odprta predolgo. Osvežite jo in poskusite znova.';
  const failed = 'Trgovina trenutno ne odgovarja, kot bi morala. Poskusite znova.';

  it.each([
    ['an HTML page', new Response('<html>prijava</html>'), 'not-json', failed],
    ['an empty body', new Response(''), 'not-json', failed],
    ['500', new Response('napaka', { status: 500 }), 'http', failed],
    ['a conflict', json({ code: 'x', message: 'y' }, 409), 'http', failed],
    ['a nonce that has aged', new Response('-1', { status: 403 }), 'refused', reload],
    ['the same without a status', new Response('-1'), 'refused', reload],
    ['a cookie nonce of REST that has aged', json({ code: 'rest_cookie_invalid_nonce' }, 403), 'http', reload],
    ['a no', json({ success: false, data: 'x' }), 'refused', 'Trgovina tega ni dovolila.'],
  ])('%s', async (_, answer, kind, text) => {
    shopAnswers(answer);
    expect(await failure(ajax('x'))).toMatchObject({ kind, text });
  });

  it('a lost connection, and none at all', async () => {
    shopAnswers(new TypeError('Failed to fetch'));
    expect((await failure(rest('x'))).text).toBe(failed);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect((await failure(rest('x'))).text).toBe('Niste povezani z internetom. Preverite povezavo in poskusite znova.');
  });

  it('an answer that does not come in time', async () => {
    shopAnswers(silence);
    const error = await failure(ajax('x', {}, { timeout: 1 }));
    expect(error).toMatchObject({ kind: 'timeout', text: 'Trgovina se ni odzvala pravočasno. Poskusite znova.' });
  });
});
