import { request } from '../../src/core/calls/request';
import { AJAX_HEADERS, shopAjax } from '../../src/core/calls/shopAjax';
import { ajaxTemplate, readGlobal, text } from '../../src/core/config/shopGlobals';
import { CallError } from '../../src/core/errors';
import { markupOf, parseFragment } from '../../src/core/html';
import { type CartAnswer, readAnswer, readTotals } from './answer';
import { takeNotices } from './notices';
import type { Rates } from './page';

/**
 * Asks for a link's page, which is the cart's after it took effect.
 * @throws CallError when no cart page came
 */
export const followLink = (href: string, signal: AbortSignal): Promise<CartAnswer> =>
  fetchCart(href, { method: 'GET', signal });

/**
 * Sends a form of the cart page as the browser would, without the button.
 * @param extra fields that say what is wanted
 * @throws CallError when no cart page came
 */
export function sendForm(
  form: HTMLFormElement,
  extra: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<CartAnswer> {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.append(name, value);
  for (const [name, value] of Object.entries(extra)) fields.set(name, value);
  // Not `form.action`: a field of that name would stand before it.
  const action = new URL(form.getAttribute('action') || document.URL, document.baseURI).href;
  return fetchCart(action, { method: 'POST', body: fields.toString(), signal });
}

/**
 * Has the shop apply a coupon to the cart. Source: contract 13.3.
 * @returns its notices, of which one says why it did not
 * @throws CallError when no usable answer came
 */
export const applyCoupon = (code: string, signal: AbortSignal): Promise<Element[]> =>
  askAbout('apply_coupon', { security: param('apply_coupon_nonce'), coupon_code: code }, signal);

/**
 * Has the shop take a coupon off the cart. Source: contract 13.3.
 * @returns its notices
 * @throws CallError when no usable answer came
 */
export const removeCoupon = (code: string, signal: AbortSignal): Promise<Element[]> =>
  askAbout('remove_coupon', { security: param('remove_coupon_nonce'), coupon: code }, signal);

/**
 * Tells the shop of the chosen ways of shipping. Source: contract 13.3.
 * @returns the totals that come of it
 * @throws CallError when no totals came
 */
export async function sendRates(rates: Rates, signal: AbortSignal): Promise<HTMLElement> {
  const endpoint = 'update_shipping_method';
  const html = await ask(endpoint, { security: param('update_shipping_method_nonce'), shipping_method: rates }, signal);
  const totals = readTotals(markupOf('answer', html));
  if (totals) return totals;
  throw unusable(endpoint, 'no totals', html);
}

async function askAbout(endpoint: string, fields: Record<string, string>, signal: AbortSignal): Promise<Element[]> {
  const html = await ask(endpoint, fields, signal);
  const notices = takeNotices(parseFragment(markupOf('answer', html))).map(notice => document.importNode(notice, true));
  if (notices.length > 0) return notices;
  throw unusable(endpoint, 'no notice', html);
}

/** The page's settings for these calls, as they stand now. Source: contract 13.2, `wc_cart_params`. */
const param = (key: string): string => text(readGlobal('wc_cart_params')?.[key]);
const template = (): string => param('wc_ajax_url') || ajaxTemplate();

const ask = (endpoint: string, fields: Parameters<typeof shopAjax>[1], signal: AbortSignal) =>
  shopAjax(endpoint, fields, { template: template(), as: 'text', signal });

const unusable = (endpoint: string, what: string, html: string) =>
  new CallError(`${endpoint}: the answer has ${what}`, { kind: 'shape', url: template(), body: html.slice(0, 500) });

interface Sending {
  readonly method: string;
  readonly body?: string;
  readonly signal: AbortSignal;
}

async function fetchCart(url: string, sending: Sending): Promise<CartAnswer> {
  const options = { as: 'text', followsRedirects: true, headers: AJAX_HEADERS } as const;
  const { data, status } = await request(url, { ...sending, ...options });
  const html = String(data);
  const answer = readAnswer(markupOf('answer', html));
  if (answer) return answer;
  throw new CallError(`${url}: the answer is no cart page`, { kind: 'shape', url, status, body: html.slice(0, 500) });
}
