import { appendQuery } from '../../core/calls/form';
import { type RequestOptions, request } from '../../core/calls/request';

/**
 * Calls an action of the service; a call that is under way when the page is left is given up.
 * @param query of the address, encoded
 * @throws CallError as every call; `aborted` when the page is left
 */
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
