import { appendQuery, encodeForm, type FormFields } from './form';
import { type CallOptions, request } from './request';
import { checkShape, type Schema } from './shape';
import { AJAX_HEADERS } from './shopAjax';

/** Where the site's REST interface is, and one call to it. */
export interface RestOptions extends CallOptions {
  /** e.g. `wpApiSettings.root`. */
  readonly root: string;
  /** Sent as `X-WP-Nonce`, unless `headers` or the fields (`_wpnonce`) have one. */
  readonly nonce?: string | undefined;
  /** Default `GET`. */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | undefined;
  /** Encoded as a form; with `GET` into the query. */
  readonly fields?: FormFields | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/**
 * Address of a REST route. With plain permalinks the root has a query already, and the path's `?` becomes `&`. Source:
 * contract storefront 26.1, 27.
 */
export function restUrl(root: string, path: string): string {
  const route = path.replace(/^\//, '');
  const base = route && !root.endsWith('/') ? `${root}/` : root;
  return base + (root.includes('?') ? route.replace('?', '&') : route);
}

/**
 * Calls a REST route of the site. PUT and DELETE go as POST with `X-HTTP-Method-Override`, as some servers let no others
 * through. Source: spec storefront 7, generic helpers; contract storefront 27.
 * @throws CallError of any kind
 */
export async function rest<T>(path: string, options: RestOptions & { readonly schema: Schema<T> }): Promise<T>;
export async function rest(path: string, options: RestOptions): Promise<unknown>;
export async function rest(
  path: string,
  options: RestOptions & { readonly schema?: Schema<unknown> },
): Promise<unknown> {
  const { root, nonce, method = 'GET', fields = {}, signal, timeout } = options;
  const headers = new Headers({ Accept: 'application/json, */*;q=0.1', ...AJAX_HEADERS, ...options.headers });
  if (nonce && !headers.has('X-WP-Nonce') && !('_wpnonce' in fields)) headers.set('X-WP-Nonce', nonce);
  const overridden = method === 'PUT' || method === 'DELETE';
  if (overridden) headers.set('X-HTTP-Method-Override', method);
  const encoded = encodeForm(fields);
  const url = appendQuery(restUrl(root, path), method === 'GET' ? encoded : '');
  const answer = await request(url, {
    method: overridden ? 'POST' : method,
    headers: Object.fromEntries(headers),
    body: method === 'GET' || !encoded ? undefined : encoded,
    signal,
    timeout,
  });
  return checkShape(options.schema, answer.data, url);
}
