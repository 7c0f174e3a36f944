import { appendQuery } from '../../core/calls/form';
import { type RequestOptions, request } from '../../core/calls/request';
import { readGlobal } from '../../core/config/shopGlobals';
import { isCallError } from '../../core/errors';
import { isOn, text } from '../../core/guards';
import { warnOnce } from '../../core/report';

/** Returns undefined where addresses may not be kept. */
export function readCaptureParams() {
  const found = readGlobal('mailchimp_public_data');
  const ajaxUrl = text(found?.ajax_url);
  if (!ajaxUrl || !isOn(found?.allowed_to_set_cookies) || isOn(found?.disable_carts)) return undefined;
  return { ajaxUrl, language: text(found?.language) || 'sl' };
}

/** A call that is under way when the page is left is aborted. */
export async function callService(ajaxUrl: string, query: string, options: RequestOptions): Promise<unknown> {
  const leaving = new AbortController();
  const giveUp = () => leaving.abort();
  window.addEventListener('pagehide', giveUp, { signal: leaving.signal });
  const headers = { Accept: 'application/json' };
  try {
    return (await request(appendQuery(ajaxUrl, query), { ...options, headers, signal: leaving.signal })).data;
  } finally {
    giveUp();
  }
}

export function tellFailure(call: string, cause: unknown): void {
  const kind = isCallError(cause) ? cause.kind : 'refused';
  if (kind === 'aborted') return;
  warnOnce(
    {
      where: 'abandoned-cart',
      found: `the call ${call} failed (${kind})`,
      consequence: 'The page goes on without it.',
      cause,
    },
    `abandoned-cart ${call} ${kind}`,
  );
}
