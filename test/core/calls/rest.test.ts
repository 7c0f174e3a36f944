import { expect, it } from 'vitest';
import { callRest } from '../../../src/core/calls/site/siteCalls';
import { failure, json, shopAnswers } from './helpers';

const root = '/wp-json/';
const answer = () => Promise.resolve(json({ name: 'Ana' }));

it('asks with the nonce, for JSON, with the fields of a GET in the query', async () => {
  const sent = shopAnswers(answer);
  const fields = { context: 'edit' };
  expect(await callRest('wp/v2/users/me', { root, nonce: 'n1', fields })).toEqual({ name: 'Ana' });
  const [call] = sent;
  expect(call?.url.href).toMatch(/\/wp-json\/wp\/v2\/users\/me\?context=edit$/);
  expect(call?.method).toBe('GET');
  expect(call?.headers.get('X-WP-Nonce')).toBe('n1');
  expect(call?.headers.get('Accept')).toBe('application/json, */*;q=0.1');
});

it('makes one query of a root that has one and a path that has one', async () => {
  const sent = shopAnswers(answer);
  await callRest('/wp/v2/users?page=2&per_page=5', { root: '/index.php?rest_route=/' });
  expect(sent[0]?.url.search).toBe('?rest_route=/wp/v2/users&page=2&per_page=5');
});

it('takes a whole address as its root', async () => {
  const sent = shopAnswers(answer);
  const fields = { woocommerce_meta: { coming_soon_banner_dismissed: 'yes' } };
  await callRest('', { root: '/wp-json/wp/v2/users/me', method: 'POST', fields });
  expect(sent[0]?.url.pathname).toBe('/wp-json/wp/v2/users/me');
  expect(sent[0]?.body).toBe('woocommerce_meta%5Bcoming_soon_banner_dismissed%5D=yes');
});

it('leaves a nonce alone that the caller gives', async () => {
  const sent = shopAnswers(answer);
  await callRest('x', { root, nonce: 'n1', headers: { 'x-wp-nonce': 'own' } });
  await callRest('x', { root, nonce: 'n1', fields: { _wpnonce: 'own' } });
  await callRest('x', { root });
  expect(sent.map(({ headers }) => headers.get('X-WP-Nonce'))).toEqual(['own', null, null]);
});

it.each(['PUT', 'DELETE'] as const)('sends %s as POST, for servers that let no others through', async method => {
  const sent = shopAnswers(answer);
  await callRest('x', { root, method, fields: { a: 1 } });
  expect(sent[0]?.method).toBe('POST');
  expect(sent[0]?.headers.get('X-HTTP-Method-Override')).toBe(method);
  expect(sent[0]?.body).toBe('a=1');
});

it('sends POST and PATCH as they are', async () => {
  const sent = shopAnswers(answer);
  await callRest('x', { root, method: 'POST' });
  await callRest('x', { root, method: 'PATCH', fields: { a: 1 } });
  expect(sent.map(({ method, headers }) => [method, headers.get('X-HTTP-Method-Override')])).toEqual([
    ['POST', null],
    ['PATCH', null],
  ]);
});

it('fails as http with the error that the site answers', async () => {
  shopAnswers(json({ code: 'rest_no_route', message: 'x', data: { status: 404 } }, 404));
  expect(await failure(callRest('nope', { root }))).toMatchObject({ kind: 'http', answer: { code: 'rest_no_route' } });
});
