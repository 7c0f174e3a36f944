import { encodeForm, type FormFields } from '../calls/form';
import { createQueue, request } from '../calls/request';
import { CallError } from '../errors';
import { parseJson } from '../guards';
import { readWishlistAnswer, type WishlistAnswer } from './wishlistData';

export interface WishlistCall {
  /** Any address of the site: the shop acts on the field `tinv_wishlist_id`. See contract/wishlist.md#call. */
  readonly url: string;
  readonly body: FormFields | FormData;
  readonly headers?: Readonly<Record<string, string>>;
}

const enqueue = createQueue();

/**
 * After all earlier calls: a guest's first two adds at once would make two lists, and an older answer be shown over a newer one.
 * @throws CallError of any kind; `not-json` also for JSON behind a notice of the server.
 */
export const callWishlist = (call: WishlistCall): Promise<WishlistAnswer> => enqueue(() => send(call));

async function send({ url, body, headers }: WishlistCall): Promise<WishlistAnswer> {
  const { data, status } = await request(url, {
    ...(body instanceof FormData ? { body } : { body: encodeForm(body), fields: body }),
    headers,
    isAjax: true,
    as: 'text',
  });
  return readWishlistAnswer(parse(String(data), url, status), url);
}

function parse(text: string, url: string, status: number): unknown {
  const answer = parseJson(text);
  if (answer !== undefined) return answer;
  const start = text.trim().slice(0, 80);
  const details = { kind: 'not-json', url, status, body: text.slice(0, 500) } as const;
  throw new CallError(`${url}: the answer is not JSON but ${start ? `"${start}"` : 'an empty body'}`, details);
}
