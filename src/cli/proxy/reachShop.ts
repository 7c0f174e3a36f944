import { type AgentOptions, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isOfShop } from './addresses';
import { type Failure, failureOf } from './failures';

const ANSWER_WITHIN = 30_000;
const MOST_MOVES = 5;

/** Connection to the shop: name look-up, and a certificate authority in place of the known ones. */
export type Connection = Pick<AgentOptions, 'lookup'> & { readonly ca?: string };

type Reached = { readonly shop: URL; readonly status: number } | { readonly failure: Failure };

/** Follows the shop's page from HTTP to HTTPS and to the name with or without `www.`, not to any other name. */
export async function reachShop(address: URL, connection: Connection = {}): Promise<Reached> {
  let shop = address;
  try {
    for (let moves = 0; moves <= MOST_MOVES; moves += 1) {
      const { status, location } = await ask(shop, connection);
      if (!location || !URL.canParse(location, shop)) return { shop, status };
      const next = new URL(location, shop);
      if (next.origin === shop.origin) return { shop, status };
      if (!isSameShop(next, shop)) return { failure: outside(shop, next) };
      shop = next;
    }
    return {
      failure: { what: `${address.host} sends visitors around in a circle.`, fix: 'Its own address is set wrong.' },
    };
  } catch (error) {
    return { failure: failureOf(error, shop) };
  }
}

/** From HTTP to HTTPS the port changes as well. */
const isSameShop = (next: URL, { hostname }: URL): boolean =>
  isOfShop(next, new URL(`${next.protocol}//${hostname}${next.port && `:${next.port}`}`));

const outside = (shop: URL, next: URL): Failure => ({
  what: `${shop.host} sends visitors to ${next.origin}.`,
  fix: 'If that is your shop, start again with that address.',
});

function ask(url: URL, connection: Connection): Promise<{ status: number; location: string | undefined }> {
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const asked = request(url, {
      ...connection,
      rejectUnauthorized: true,
      headers: { accept: 'text/html', 'user-agent': 'Mozilla/5.0 (shop-widgets try)' },
      timeout: ANSWER_WITHIN,
    });
    asked.on('response', answer => {
      const { statusCode = 0, headers } = answer;
      answer.destroy();
      resolve({ status: statusCode, location: statusCode >= 300 && statusCode < 400 ? headers.location : undefined });
    });
    asked.on('timeout', () => asked.destroy(Object.assign(new Error('No answer'), { code: 'ETIMEDOUT' })));
    asked.on('error', reject);
    asked.end();
  });
}
