import { looseObject, safeParse, string } from 'valibot';
import { CallError, isCallError } from '../../errors';
import { checkShape, ownEntries, type Schema } from '../../shape';
import { appendQuery, encodeForm } from '../form';
import { type Answer, type CallOptions, createQueue, request } from '../request';
import { restUrl } from './restRoot';

export interface StoreApiConfig {
  /** `/wp-json/wc/store/v1/`, or `/?rest_route=/wc/store/v1/` with plain permalinks. */
  readonly root: string;
  /** ISO code for the `currency` query of every call. */
  readonly currency?: string | undefined;
  readonly nonce?: string | undefined;
  /** Request headers of a plugin, e.g. the session and nonce of a tokenized cart; an empty one is sent as such. */
  readonly extraHeaders?: Readonly<Record<string, string>> | undefined;
  /** Headers copied from each answer to later calls; default `Nonce` and `Cart-Token`. */
  readonly renewHeaders?: readonly string[] | undefined;
}

interface StoreCallOptions<T> extends CallOptions {
  readonly schema: Schema<T>;
  /** Headers of this call alone, e.g. `X-WooPayments-Tokenized-Cart`. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

export type StoreApi = ReturnType<typeof createStoreApi>;

const ErrorBody = looseObject(ownEntries({ code: string(), message: string() }));

/**
 * The Store API with one session: nonce and cart token are renewed from every answer, so calls go out one after the other. A call
 * refused for its nonce is sent again if the answer brought a new one.
 * Calls throw a `CallError`: `refused` for the API's own error body with a 4xx status, which is its `answer`.
 */
export function createStoreApi(config: StoreApiConfig) {
  const { root, currency, nonce, renewHeaders = ['Nonce', 'Cart-Token'] } = config;
  const session = new Headers(config.extraHeaders);
  if (nonce) session.set('Nonce', nonce);

  const renew = (headers: Headers) => {
    for (const name of renewHeaders) {
      const value = headers.get(name);
      if (value) session.set(name, value);
    }
  };

  async function send<T>(method: string, path: string, body: unknown, options: StoreCallOptions<T>): Promise<T> {
    const { signal, timeout, schema, headers } = options;
    const url = appendQuery(restUrl(root, path), encodeForm(currency ? { currency } : {}));
    const once = () =>
      request(url, {
        method,
        signal,
        timeout,
        body: JSON.stringify(body),
        contentType: 'application/json',
        headers: { ...Object.fromEntries(session), ...headers },
        onHeaders: renew,
      });
    let answer: Answer;
    const sent = session.get('Nonce');
    try {
      answer = await once().catch(error => {
        if (isNonceRefusal(error) && session.get('Nonce') !== sent) return once();
        throw error;
      });
    } catch (error) {
      throw asRefusal(error);
    }
    return checkShape(schema, answer.data, url);
  }

  // Each call needs the nonce and token of the answer before it.
  const enqueue = createQueue();
  return {
    /** @param path e.g. `cart`, `order/7?key=…&billing_email=…` */
    get: <T>(path: string, options: StoreCallOptions<T>): Promise<T> =>
      enqueue(() => send('GET', path, undefined, options)),
    /** @param path e.g. `cart/add-item` */
    post: <T>(path: string, body: unknown, options: StoreCallOptions<T>): Promise<T> =>
      enqueue(() => send('POST', path, body, options)),
    /** Returns the value that the next call sends under this name, which the last answer with it has set; empty without one. */
    header: (name: string): string => session.get(name) ?? '',
  };
}

function isNonceRefusal(error: unknown): boolean {
  if (!isCallError(error) || (error.status !== 401 && error.status !== 403)) return false;
  const { success, output } = safeParse(ErrorBody, error.answer);
  return success && /^woocommerce_rest_(?:missing|invalid)_nonce$/.test(output.code);
}

function asRefusal(error: unknown): unknown {
  if (!isCallError(error) || (error.status ?? 500) >= 500) return error;
  const { success, output } = safeParse(ErrorBody, error.answer);
  if (!success) return error;
  const { url, status, body, answer } = error;
  return new CallError(`${url}: refused: ${output.code}`, { kind: 'refused', url, status, body, answer, cause: error });
}
