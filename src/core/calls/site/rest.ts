import { appendQuery, encodeForm } from '../form';
import { type RequestOptions, request } from '../request';
import type { RestRequest } from '../scriptCalls';
import { AJAX_HEADERS } from '../shopAjax';
import { restUrl } from '../store/restRoot';

/** PUT and DELETE go as POST: some servers let no others through. Source: spec storefront 7; contract storefront 27. */
export async function rest(path: string, options: RestRequest & { readonly root: string }): Promise<unknown> {
  const { root, nonce, method = 'GET', fields = {}, json, signal, timeout } = options;
  const headers = new Headers({ Accept: 'application/json, */*;q=0.1', ...AJAX_HEADERS, ...options.headers });
  if (nonce && !headers.has('X-WP-Nonce') && !('_wpnonce' in fields)) headers.set('X-WP-Nonce', nonce);
  const overridden = method === 'PUT' || method === 'DELETE';
  if (overridden) headers.set('X-HTTP-Method-Override', method);
  const encoded = encodeForm(fields);
  const url = appendQuery(restUrl(root, path), method === 'GET' || json !== undefined ? encoded : '');
  const { data } = await request(url, {
    method: overridden ? 'POST' : method,
    headers: Object.fromEntries(headers),
    ...bodyOf(method, encoded, json),
    signal,
    timeout,
  });
  return data;
}

/** None with `GET`; fields go into the query beside JSON. */
function bodyOf(method: string, encoded: string, json: unknown): Pick<RequestOptions, 'body' | 'contentType'> {
  if (method === 'GET') return {};
  if (json !== undefined) return { body: JSON.stringify(json), contentType: 'application/json' };
  return encoded ? { body: encoded } : {};
}
