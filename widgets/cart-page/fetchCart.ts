import { request } from '../../src/core/calls/request';
import { AJAX_HEADERS } from '../../src/core/calls/shopAjax';
import { pageConfig } from '../../src/core/config/pageConfig';
import { CallError } from '../../src/core/errors';
import { type CartAnswerPage, readCartPage } from './readPage';

/**
 * Asks for a link's page, which is the cart's after it took effect.
 * @throws CallError when no cart page came
 */
export const followLink = (link: HTMLAnchorElement, signal: AbortSignal): Promise<CartAnswerPage> =>
  fetchCart(link.href, { method: 'GET', signal });

/**
 * Sends a form of the cart page as the browser would, without the button.
 * @param extra fields that say what is wanted
 * @throws CallError when no cart page came
 */
export function sendForm(
  form: HTMLFormElement,
  extra: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<CartAnswerPage> {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.append(name, value);
  for (const [name, value] of Object.entries(extra)) fields.set(name, value);
  // Not `form.action`: a field of that name would stand before it.
  const action = new URL(form.getAttribute('action') || document.URL, document.baseURI).href;
  return fetchCart(action, { method: 'POST', body: fields.toString(), signal });
}

interface Sending {
  readonly method: string;
  readonly body?: string;
  readonly signal: AbortSignal;
}

async function fetchCart(url: string, sending: Sending): Promise<CartAnswerPage> {
  const { timeout } = pageConfig();
  const options = { as: 'text', followsRedirects: true, headers: AJAX_HEADERS, timeout } as const;
  const { data, status } = await request(url, { ...sending, ...options });
  const page = readCartPage(String(data));
  if (page) return page;
  throw new CallError(`${url}: the answer is no cart page`, {
    kind: 'shape',
    url,
    status,
    body: String(data).slice(0, 500),
  });
}
