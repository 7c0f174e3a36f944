import type { IncomingMessage } from 'node:http';
import { isOfShop } from './addresses';
import type { Words } from './sendWords';
import type { Visit } from './visit';

interface Redirect {
  readonly location: string;
  /** Said instead, where the way leads out of this machine's pages. */
  readonly words?: Words;
}

const STATUSES: readonly (number | undefined)[] = [301, 302, 303, 307, 308];
/** Redirects that have the browser post once more, which a link can't. */
const REPEATS_POST: readonly (number | undefined)[] = [307, 308];

/** Returns the redirect in an answer of the shop, by this machine's addresses; `undefined` without one. */
export function redirectOf({ statusCode, headers }: IncomingMessage, visit: Visit): Redirect | undefined {
  const { location } = headers;
  const { shop, own } = visit.origins;
  if (!location || !STATUSES.includes(statusCode) || !URL.canParse(location, shop.origin + visit.address))
    return undefined;
  const target = new URL(location, shop.origin + visit.address);
  if (isOfShop(target, shop)) {
    const path = target.pathname + target.search + target.hash;
    const isSame = target.origin !== shop.origin && path === visit.address;
    return {
      location: `${own.origin}${path}`,
      ...(isSame && visit.isRepeatable && { words: movedWords(target, shop) }),
    };
  }
  const asksFirst = visit.isNavigation && /^https?:$/.test(target.protocol) && !REPEATS_POST.includes(statusCode);
  return { location, ...(asksFirst && { words: outsideWords(target, visit) }) };
}

const movedWords = (target: URL, shop: URL): Words => ({
  title: 'The shop has another address',
  lines: [`The shop sends visitors of ${shop.origin} to ${target.origin}.`, `Start again with ${target.origin}.`],
});

const outsideWords = (target: URL, { address }: Visit): Words => ({
  title: 'This leads out of the shop',
  lines: [`The shop sends visitors of ${address} to ${target.host}.`, 'There are no widgets of yours there.'],
  link: target.href,
});
