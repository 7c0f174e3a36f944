import { trustedHtml } from '../../src/core/html';
import { takeNotices } from './notices';
import { FORM, TOTALS } from './parts';

/** What the answered page shows of the cart; nodes of this document. */
export interface CartAnswerPage {
  readonly form: HTMLFormElement | undefined;
  readonly totals: HTMLElement | undefined;
  /** In place of the cart, when it is empty. */
  readonly empty: HTMLElement | undefined;
  readonly notices: readonly Element[];
}

/**
 * Reads an answered page. Source: contract 13.4.
 * @returns undefined when it is no cart page: a log-in, an error page, a page that was cut off
 */
export function readCartPage(html: string): CartAnswerPage | undefined {
  const page = new DOMParser().parseFromString(trustedHtml(html), 'text/html');
  const notices = takeNotices(page).map(notice => document.importNode(notice, true));
  const find = (selector: string) => adopted(page.querySelector(selector));
  const form = find(`form${FORM}`);
  const emptyPart = page.querySelector('.wc-empty-cart-message, .cart-empty, .return-to-shop');
  const empty = form ? undefined : adopted(emptyPart?.closest('.woocommerce') ?? null);
  if (!form && !empty) return undefined;
  const isForm = form instanceof HTMLFormElement;
  return { form: isForm ? form : undefined, totals: find(TOTALS), empty, notices };
}

/** The totals in an answer that is nothing else. */
export function readTotals(html: string): HTMLElement | undefined {
  const page = new DOMParser().parseFromString(trustedHtml(html), 'text/html');
  return adopted(page.querySelector(TOTALS));
}

function adopted(element: Element | null): HTMLElement | undefined {
  const copy = element && document.importNode(element, true);
  return copy instanceof HTMLElement ? copy : undefined;
}
