import type { IncomingMessage } from 'node:http';
import { BEFORE, type Origins } from './addresses';

export interface Visit {
  readonly origins: Origins;
  /** Path and query as the shop is asked. */
  readonly address: string;
  /** Whether a person goes there: the answer is shown as a page. */
  readonly isNavigation: boolean;
  readonly isBefore: boolean;
  /** Whether it is for a frame in a page of this machine's own: no other site's page may show the shop in one. */
  readonly isOwnFrame: boolean;
  /** Whether asking for it once more changes nothing. */
  readonly isRepeatable: boolean;
}

export function visitOf(request: IncomingMessage, origins: Origins): Visit {
  const { method = 'GET', headers, url = '/' } = request;
  const [path = '/', query, ...more] = url.split('?');
  const isBefore = query === BEFORE && more.length === 0;
  const dest = headers['sec-fetch-dest'];
  return {
    origins,
    address: isBefore ? path : url,
    isNavigation: dest === 'document' || (dest === undefined && headers.accept?.includes('text/html') === true),
    isBefore,
    isOwnFrame: dest === 'iframe' && headers['sec-fetch-site'] === 'same-origin',
    isRepeatable: method === 'GET' || method === 'HEAD',
  };
}
