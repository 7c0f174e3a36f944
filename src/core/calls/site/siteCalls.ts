import { looseObject, optional, safeParse, unknown } from 'valibot';
import { readGlobal } from '../../config/shopGlobals';
import { CallError, isCallError } from '../../errors';
import { text } from '../../guards';
import { t } from '../../messages';
import { ownEntries } from '../../shape';
import { appendQuery, encodeForm, type FormFields } from '../form';
import { type RequestOptions, request } from '../request';
import type { Parse, RestCallOptions, SiteAnswer, SiteCallOptions } from '../scriptCalls';
import { restRoot, restUrl, siteAjaxUrl } from '../store/restRoot';
import { tCall } from './messages';

/** A nonce that has aged, on a cached page or one that has been open for long. */
const isStale = ({ kind, status, body }: CallError): boolean =>
  status === 401 || status === 403 || (kind === 'refused' && body?.trim() === '-1');

function textOf(error: CallError): string {
  const { kind } = error;
  if (kind === 'network' && !navigator.onLine) return tCall('call.offline');
  if (kind === 'timeout') return tCall('call.timeout');
  if (isStale(error)) return tCall('call.reload');
  return kind === 'refused' ? tCall('call.refused') : t('call.failed');
}

export async function withText<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (isCallError(error) && error.kind !== 'aborted') error.text = textOf(error);
    throw error;
  }
}

export function parsed(answer: unknown, { parse }: Partial<Parse<unknown>>, url: string): unknown {
  if (!parse) return answer;
  try {
    return parse(answer);
  } catch (cause) {
    throw new CallError(`${url}: the answer has another form`, { kind: 'shape', url, answer, cause });
  }
}

/** @throws CallError `refused` for whatever is neither `1` nor `success: true`. See contract/page.md#functions-that-others-call. */
export const callSite = (
  action: string,
  fields: FormFields,
  options: SiteCallOptions & Partial<Parse<unknown>>,
): Promise<SiteAnswer<unknown>> =>
  withText(async () => {
    const { url = siteAjaxUrl(), signal, timeout } = options;
    const sent = { ...fields, action };
    const call = { body: encodeForm(sent), fields: sent, isAjax: true, signal, timeout };
    const { data: answer, status, headers } = await request(url, call);
    const total = action === 'query-attachments' ? Number(headers.get('X-WP-Total') ?? Number.NaN) : Number.NaN;
    const data = parsed(dataOf(answer, action, url, status), options, url);
    return { data, total: Number.isNaN(total) ? undefined : total };
  });

const Envelope = looseObject(ownEntries({ success: unknown(), data: optional(unknown()) }));

function dataOf(answer: unknown, action: string, url: string, status: number): unknown {
  if (answer === 1 || answer === '1') return undefined;
  const { success, output } = safeParse(Envelope, answer);
  if (success && output.success) return output.data;
  const details = { kind: 'refused', url, status, answer: success ? output.data : answer } as const;
  throw new CallError(`${url}: ${action} was refused`, details);
}

/** PUT and DELETE go as POST: some servers let no others through. */
export const callRest = (path: string, options: RestCallOptions & Partial<Parse<unknown>>): Promise<unknown> =>
  withText(async () => {
    const { root = restRoot(), nonce = text(readGlobal('wpApiSettings')?.nonce) } = options;
    const { method = 'GET', fields = {}, json, signal, timeout } = options;
    const headers = new Headers({ Accept: 'application/json, */*;q=0.1', ...options.headers });
    if (nonce && !headers.has('X-WP-Nonce') && !('_wpnonce' in fields)) headers.set('X-WP-Nonce', nonce);
    const isOverridden = method === 'PUT' || method === 'DELETE';
    if (isOverridden) headers.set('X-HTTP-Method-Override', method);
    const encoded = encodeForm(fields);
    const url = appendQuery(restUrl(root, path), method === 'GET' || json !== undefined ? encoded : '');
    const { data } = await request(url, {
      method: isOverridden ? 'POST' : method,
      headers: Object.fromEntries(headers),
      ...bodyOf(method, encoded, json),
      isAjax: true,
      signal,
      timeout,
    });
    return parsed(data, options, restUrl(root, path));
  });

/** None with `GET`; fields go into the query beside JSON. */
function bodyOf(method: string, encoded: string, json: unknown): Pick<RequestOptions, 'body' | 'contentType'> {
  if (method === 'GET') return {};
  if (json !== undefined) return { body: JSON.stringify(json), contentType: 'application/json' };
  return encoded ? { body: encoded } : {};
}
