import { readGlobal } from '../../config/shopGlobals';
import { CallError, isCallError } from '../../errors';
import { text } from '../../guards';
import { t } from '../../messages';
import type { FormFields } from '../form';
import type { Parse, RestCallOptions, SiteAnswer, SiteCallOptions } from '../scriptCalls';
import { restRoot, restUrl, siteAjaxUrl } from '../store/restRoot';
import { tCall } from './messages';
import { rest } from './rest';
import { siteAjax } from './siteAjax';

/** A nonce that has aged, on a cached page or one that has been open for long. Source: add-on contract 15.12. */
const isStale = ({ kind, status, body }: CallError): boolean =>
  status === 401 || status === 403 || (kind === 'refused' && body?.trim() === '-1');

function textOf(error: CallError): string {
  const { kind } = error;
  if (kind === 'network' && !navigator.onLine) return tCall('call.offline');
  if (kind === 'timeout') return tCall('call.timeout');
  if (isStale(error)) return tCall('call.reload');
  return kind === 'refused' ? tCall('call.refused') : t('call.failed');
}

/** Has a call's failure say what a shopper may read: `text`. What was given up says nothing. */
export async function withText<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (isCallError(error) && error.kind !== 'aborted') error.text = textOf(error);
    throw error;
  }
}

/** @throws CallError `shape` when the caller's `parse` throws */
export function parsed(answer: unknown, { parse }: Partial<Parse<unknown>>, url: string): unknown {
  if (!parse) return answer;
  try {
    return parse(answer);
  } catch (cause) {
    throw new CallError(`${url}: the answer has another form`, { kind: 'shape', url, answer, cause });
  }
}

export const callSite = (
  action: string,
  fields: FormFields,
  options: SiteCallOptions & Partial<Parse<unknown>>,
): Promise<SiteAnswer<unknown>> =>
  withText(
    (async () => {
      const { url = siteAjaxUrl(), signal, timeout } = options;
      const { data, total } = await siteAjax(action, fields, { url, signal, timeout });
      return { data: parsed(data, options, url), total };
    })(),
  );

export const callRest = (path: string, options: RestCallOptions & Partial<Parse<unknown>>): Promise<unknown> =>
  withText(
    (async () => {
      const { root = restRoot(), nonce = text(readGlobal('wpApiSettings')?.nonce) } = options;
      return parsed(await rest(path, { ...options, root, nonce }), options, restUrl(root, path));
    })(),
  );
