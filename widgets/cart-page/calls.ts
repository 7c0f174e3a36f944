import { type FormFields, serializeForm } from '../../src/core/calls/form';
import { type RequestOptions, request } from '../../src/core/calls/request';
import { shopAjax } from '../../src/core/calls/shopAjax';
import { ajaxTemplate, readGlobal } from '../../src/core/config/shopGlobals';
import { CallError } from '../../src/core/errors';
import { text } from '../../src/core/guards';
import { type Markup, markupOf, parseFragment, parsePage } from '../../src/core/html';
import { takeNotices } from './notices';
import { cartForm, cartTotals, FORM, type Rates, TOTALS } from './page';

export const followLink = (href: string, signal: AbortSignal): Promise<CartAnswer> =>
  fetchCart(href, { method: 'GET', signal });

/** Sends a form as the browser would, without the button; `extra` has the purpose. */
export function sendForm(
  form: HTMLFormElement,
  extra: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<CartAnswer> {
  // Not `form.action`: a field of that name would stand before it.
  const action = new URL(form.getAttribute('action') || document.URL, document.baseURI).href;
  return fetchCart(action, { method: 'POST', body: serializeForm(form, extra), signal });
}

/** Returns the shop's notices; an error among them is the reason why the coupon was refused. */
export const applyCoupon = (code: string, signal: AbortSignal): Promise<Element[]> =>
  askAbout('apply_coupon', { coupon_code: code }, signal);

export const removeCoupon = (code: string, signal: AbortSignal): Promise<Element[]> =>
  askAbout('remove_coupon', { coupon: code }, signal);

/** Returns the new totals. See contract/cart.md#cart-page. */
export async function sendRates(rates: Rates, signal: AbortSignal): Promise<HTMLElement> {
  const endpoint = 'update_shipping_method';
  const html = await ask(endpoint, { shipping_method: rates }, signal);
  const totals = adopted(parsePage(markupOf('answer', html)).querySelector(TOTALS));
  if (totals) return totals;
  throw unusable(endpoint, 'no totals', html);
}

async function askAbout(endpoint: string, fields: Record<string, string>, signal: AbortSignal): Promise<Element[]> {
  const html = await ask(endpoint, fields, signal);
  const notices = takeNotices(parseFragment(markupOf('answer', html)));
  if (notices.length > 0) return notices;
  throw unusable(endpoint, 'no notice', html);
}

/** The page's settings for these calls, as they stand now. */
const param = (key: string): string => text(readGlobal('wc_cart_params')?.[key]);
const template = (): string => param('wc_ajax_url') || ajaxTemplate();

const ask = (endpoint: string, fields: FormFields, signal: AbortSignal) =>
  shopAjax(endpoint, { security: param(`${endpoint}_nonce`), ...fields }, { template: template(), as: 'text', signal });

const unusable = (endpoint: string, what: string, html: string) =>
  new CallError(`${endpoint}: the answer has ${what}`, { kind: 'shape', url: template(), body: html.slice(0, 500) });

/** @throws CallError when no cart page came */
async function fetchCart(url: string, sending: RequestOptions): Promise<CartAnswer> {
  const options = { as: 'text', isPage: true, isAjax: true } as const;
  const { data, status } = await request(url, { ...sending, ...options });
  const html = String(data);
  const answer = readAnswer(markupOf('answer', html));
  if (answer) return answer;
  throw new CallError(`${url}: the answer is no cart page`, { kind: 'shape', url, status, body: html.slice(0, 500) });
}

export interface CartAnswer {
  readonly form: HTMLFormElement | undefined;
  readonly totals: HTMLElement | undefined;
  /** Shown in place of an empty cart; themes print their own. */
  readonly empty: HTMLElement | undefined;
  readonly notices: readonly Element[];
}

const NONCE = '[name="woocommerce-cart-nonce"]';
const EMPTY = '.wc-empty-cart-message, .cart-empty, .return-to-shop';

/** Returns undefined for an answer that is no whole cart page: a log-in, an error page, a page that was cut off. */
export function readAnswer(html: Markup): CartAnswer | undefined {
  const page = parsePage(html);
  const notices = takeNotices(page);
  const form = adopted(page.querySelector(`form${FORM}`));
  const totals = adopted(page.querySelector(TOTALS));
  const empty = form ? undefined : adopted(page.querySelector(EMPTY)?.closest('.woocommerce') ?? null);
  const isWhole = /<\/body>/i.test(html);
  if (form instanceof HTMLFormElement) {
    // The end of each part is missing when the answer was cut off in it.
    if (cartForm()?.querySelector(NONCE) && !form.querySelector(NONCE)) return undefined;
    if (cartTotals() && !totals?.querySelector('.order-total') && !isWhole) return undefined;
    return { form, totals, empty: undefined, notices };
  }
  const isCart = empty ?? (isWhole && page.body.matches('.woocommerce-cart'));
  return isCart ? { form: undefined, totals, empty, notices } : undefined;
}

function adopted(element: Element | null): HTMLElement | undefined {
  const copy = element && document.importNode(element, true);
  return copy instanceof HTMLElement ? copy : undefined;
}
