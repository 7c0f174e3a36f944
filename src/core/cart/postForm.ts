import { type CartAnswer, cartOf, fetchFragments } from '../calls/cartCalls';
import { encodeForm } from '../calls/form';
import { request } from '../calls/request';
import { shopAjaxUrl } from '../calls/shopAjax';
import { ajaxTemplate, readAddToCartParams } from '../config/shopGlobals';
import { getCookie } from '../cookies';
import { CallError } from '../errors';
import { ERRORS } from '../findElements';
import { isRecord, text } from '../guards';
import { markupOf, parsePage } from '../html';
import { wordsOf } from '../html/text';
import { HASH_COOKIE } from './cartStore';
import { SUCCESSES } from './formNotices';

/** What the shop says to a product form. */
export interface FormAnswer extends ReturnType<typeof readFormPage> {
  readonly isAdded: boolean;
  /** Where the shop sends the browser. */
  readonly redirect: string | undefined;
  /** The cart after it; asks the shop where the answer does not tell it. */
  readonly cart: () => Promise<CartAnswer>;
  /** The page that the shop answered with. */
  readonly page: Document | undefined;
}

/**
 * Posts a form to a call of the shop that lets the shop's own form handler do the add: `{ added, notices, redirect, fragments, cart_hash }`.
 * @throws CallError when no usable answer came
 */
export async function postToCall(call: string, data: FormData): Promise<FormAnswer> {
  const url = shopAjaxUrl(readAddToCartParams()?.ajaxUrl || ajaxTemplate(), call);
  const { data: answer } = await request(url, { body: bodyOf(data), isAjax: true });
  if (!isRecord(answer) || typeof answer.added !== 'boolean') {
    throw new CallError(`${url}: the answer does not say whether it was added`, { kind: 'shape', url, answer });
  }
  const cart = cartOf(answer);
  return {
    ...readFormPage(parsePage(markupOf('answer', text(answer.notices)))),
    isAdded: answer.added,
    redirect: text(answer.redirect) || undefined,
    cart: async () => cart ?? (await fetchCart()),
    page: undefined,
  };
}

/** Returns text where there are no files: scripts that add fields to calls know no other. */
function bodyOf(data: FormData): string | FormData {
  const texts = [...data].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return texts.length === [...data].length ? encodeForm(texts) : data;
}

/** Posts a form to its own address, as the browser would. @throws CallError when no usable answer came */
export async function postToPage(form: HTMLFormElement, data: FormData): Promise<FormAnswer> {
  const hash = getCookie(HASH_COOKIE);
  // Not `form.action`, which may be a field with that name.
  const action = new URL(form.getAttribute('action') || document.URL, document.baseURI).href;
  const { data: html, url } = await request(action, { body: data, as: 'text', isPage: true });
  const page = parsePage(markupOf('answer', String(html)));
  const notices = readFormPage(page);
  const isRefused = notices.errors.length > 0;
  return {
    ...notices,
    // Beside an error, a notice of success may be about anything.
    isAdded: getCookie(HASH_COOKIE) !== hash || (!isRefused && notices.success !== ''),
    // The shop redirects to the cart, the checkout, a log-in.
    redirect: !isRefused && samePath(url) !== samePath(action) ? url : undefined,
    cart: fetchCart,
    page,
  };
}

/** The product is in the cart even if this call fails; the next page then asks again. */
const fetchCart = (): Promise<CartAnswer> =>
  fetchFragments().catch(() => ({ fragments: {}, hash: getCookie(HASH_COOKIE) ?? '' }));

const samePath = (url: string) => new URL(url, document.baseURI).pathname.replace(/\/$/, '');

/** Returns a page's notices, as nodes of this document, the errors among them, and the text of its success notice. */
export function readFormPage(page: Document) {
  const all = outermost([...page.querySelectorAll(`${ERRORS}, ${SUCCESSES}`)]);
  const notices = all.map(notice => document.importNode(notice, true));
  return {
    notices,
    errors: notices.filter(notice => notice.matches(ERRORS)),
    success: textOf(page.querySelector(SUCCESSES)),
  };
}

function textOf(notice: Element | null): string {
  if (!notice) return '';
  for (const link of notice.querySelectorAll('a, svg')) link.remove();
  return wordsOf(notice);
}

function outermost(elements: readonly Element[]): Element[] {
  return elements.filter(element => !elements.some(other => other !== element && other.contains(element)));
}
