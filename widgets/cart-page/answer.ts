import { type Markup, parsePage } from '../../src/core/html';
import { takeNotices } from './notices';
import { cartForm, cartTotals, FORM, TOTALS } from './page';

/** What the answered page shows of the cart; nodes of this document. */
export interface CartAnswer {
  readonly form: HTMLFormElement | undefined;
  readonly totals: HTMLElement | undefined;
  /** In place of the cart, when it is empty; a theme may show that in a way of its own. */
  readonly empty: HTMLElement | undefined;
  readonly notices: readonly Element[];
}

const NONCE = '[name="woocommerce-cart-nonce"]';
const EMPTY = '.wc-empty-cart-message, .cart-empty, .return-to-shop';

/**
 * Reads an answered page. Source: contract 13.4.
 * @returns undefined when it is no cart page: a log-in, an error page, a page that was cut off
 */
export function readAnswer(html: Markup): CartAnswer | undefined {
  const page = parsePage(html);
  const notices = takeNotices(page).map(notice => document.importNode(notice, true));
  const form = adopted(page.querySelector(`form${FORM}`));
  const totals = adopted(page.querySelector(TOTALS));
  const empty = form ? undefined : adopted(page.querySelector(EMPTY)?.closest('.woocommerce') ?? null);
  const isWhole = /<\/body>/i.test(html);
  if (form instanceof HTMLFormElement) {
    // What stands at the end of each part is missing when the answer was cut off in it.
    if (cartForm()?.querySelector(NONCE) && !form.querySelector(NONCE)) return undefined;
    if (cartTotals() && !totals?.querySelector('.order-total') && !isWhole) return undefined;
    return { form, totals, empty: undefined, notices };
  }
  const isCart = empty ?? (isWhole && page.body.matches('.woocommerce-cart'));
  return isCart ? { form: undefined, totals, empty, notices } : undefined;
}

/** The totals in an answer that is nothing else. */
export function readTotals(html: Markup): HTMLElement | undefined {
  const page = parsePage(html);
  return adopted(page.querySelector(TOTALS));
}

function adopted(element: Element | null): HTMLElement | undefined {
  const copy = element && document.importNode(element, true);
  return copy instanceof HTMLElement ? copy : undefined;
}
