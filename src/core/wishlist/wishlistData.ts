import { CallError } from '../errors';
import { isRecord } from '../guards';

/** The shop's data of the list, `wishlists_data`. See contract/wishlist.md#markup. */
export interface WishlistData {
  /** List ids; undefined: none were sent. */
  readonly ids: ReadonlySet<string> | undefined;
  /** undefined: no number was sent. */
  readonly counter: number | undefined;
  readonly products: Readonly<Record<string, unknown>> | undefined;
  /** As it was sent, for other scripts and for the browser's storage. */
  readonly raw: Readonly<Record<string, unknown>>;
}

/** Reads data of an answer, the storage or another script; undefined: it is not valid. */
export function readWishlistData(value: unknown): WishlistData | undefined {
  if (!isRecord(value)) return undefined;
  // PHP prints an empty list for no products.
  const isEmpty = Array.isArray(value.products) && !value.products.length;
  const products = isRecord(value.products) ? value.products : isEmpty ? {} : undefined;
  const counter = readCounter(value.counter);
  if (!products && counter === undefined) return undefined;
  return { ids: products && idsOf(products), counter, products, raw: value };
}

/** A number, or its digits; `false` and the empty text are none. */
export function readCounter(value: unknown): number | undefined {
  const isNumber = typeof value === 'number' || (typeof value === 'string' && /^\s*\d+\s*$/.test(value));
  const counter = isNumber ? Number(value) : Number.NaN;
  return Number.isInteger(counter) && counter >= 0 ? counter : undefined;
}

/** Each product may be in several lists, with variations or without one (`0`). */
function idsOf(products: Readonly<Record<string, unknown>>): ReadonlySet<string> {
  const ids = Object.entries(products).flatMap(([product, lists]) =>
    (isRecord(lists) || Array.isArray(lists) ? Object.values(lists) : []).flatMap(list => {
      const variations: readonly unknown[] = isRecord(list) && Array.isArray(list.in) ? list.in : [];
      return variations.map(one => (Number(one) > 0 ? String(one) : product));
    }),
  );
  return new Set(ids);
}

export type WishlistAnswer = ReturnType<typeof readWishlistAnswer>;

/** @throws CallError `shape` when it is no answer of the wishlist. See contract/wishlist.md#call. */
export function readWishlistAnswer(answer: unknown, url: string) {
  if (!isRecord(answer) || !('status' in answer)) {
    throw new CallError(`${url}: the answer is none of the wishlist`, { kind: 'shape', url, answer });
  }
  const { wishlist } = answer;
  return {
    status: answer.status === true || answer.status === 1 || answer.status === '1',
    isRemoved: Boolean(answer.removed),
    /** HTML of the shop; empty: no message. */
    message: textOf(answer.msg),
    /** Address that the shopper has to open first, as to sign in. */
    forcedTo: textOf(answer.force_redirect),
    /** Key of the list, by which other tabs know that theirs has changed. */
    shareKey: isRecord(wishlist) ? textOf(wishlist.share_key) : '',
    /** HTML of the wishlist's page; empty where it was not asked for. */
    content: textOf(answer.content),
    data: readWishlistData(answer.wishlists_data),
    raw: answer,
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
