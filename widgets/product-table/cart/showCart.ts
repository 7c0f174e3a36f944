import { pageJQuery } from '../../../src/core/bus/jquery';
import { CART_BUTTON } from '../buttons/buttonState';
import { inRow } from '../rows/inRow';
import { productId, rowOf, rowVariationId } from '../rows/row';
import { inSlices } from '../slices';
import { type ByProduct, type CartAnswer, cartLine, digits } from './cartAnswer';
import { requestedProducts } from './cartChange';
import { showBadge } from './showBadge';

const PARTS = `.wcpt-in-cart, .wcpt-remove, .add_to_cart_button, ${CART_BUTTON}`;
let showing: AbortController | undefined;

/**
 * Has all rows of the page show what of them is in the cart; those that the call was about at once. Source: spec
 * product-table 4.4; contract 17.5.
 */
export function showCart(answer: CartAnswer): void {
  showTotals(answer);
  showQuantities(answer.inCart, new Set(requestedProducts(answer).keys()), Number(answer.payload.wcpt_cart_call_id));
}

/**
 * Has all rows of the page show how many of them are in the cart.
 * @param first ids of products whose rows do at once
 * @param call id of the call that told so
 */
export function showQuantities(inCart: ByProduct, first: ReadonlySet<string> = new Set(), call = Number.NaN): void {
  showing?.abort();
  const mine = new AbortController();
  showing = mine;
  const known = { inCart, totals: new Map() };
  const show = (row: HTMLElement) => {
    const { quantity } = cartLine(known, productId(row), rowVariationId(row));
    showRow(row, quantity, call);
  };
  const rows = [...document.querySelectorAll<HTMLElement>('.wcpt-row[data-wcpt-product-id]')];
  for (const row of rows) if (first.has(productId(row))) show(row);
  inSlices(
    rows.filter(row => !first.has(productId(row))),
    show,
    mine.signal,
  );
}

/** The later part of an answer that is no longer wanted. */
export function leaveCart(): void {
  showing?.abort();
}

/** At once, as the rows' totals are computed with them right afterwards. */
function showTotals(answer: CartAnswer): void {
  for (const place of document.querySelectorAll('.wcpt-total[data-wcpt-in-cart-total]')) {
    const row = rowOf(place);
    if (!row) continue;
    const total = digits(cartLine(answer, productId(row), rowVariationId(row)).total);
    if (place.getAttribute('data-wcpt-in-cart-total') !== total) place.setAttribute('data-wcpt-in-cart-total', total);
  }
}

function showRow(row: HTMLElement, quantity: number, call: number): void {
  const text = digits(quantity);
  if (row.getAttribute('data-wcpt-in-cart') === text || isAhead(row, call)) return;
  row.setAttribute('data-wcpt-in-cart', text);
  for (const part of inRow<HTMLElement>(row, PARTS)) showPart(part, quantity, text);
}

/** Another script waits for a later answer. Source: contract product-table 17.5, 36. */
function isAhead(row: HTMLElement, call: number): boolean {
  const least = pageJQuery()?.(row).data('wcpt-min-cart-call-id');
  return least !== undefined && Number(least) > call;
}

function showPart(part: HTMLElement, quantity: number, text: string): void {
  if (part.matches('.wcpt-in-cart')) {
    const template = part.getAttribute(quantity ? 'data-wcpt-template' : 'data-wcpt-empty-template');
    if (template !== null) part.textContent = template.replaceAll('{n}', text);
  } else if (part.matches('.wcpt-remove')) {
    part.classList.toggle('wcpt-disabled', !quantity);
    part.setAttribute('aria-disabled', String(!quantity));
  } else if (part.matches(CART_BUTTON)) showBadge(part, quantity, text);
  else if (!quantity) {
    part.classList.remove('added');
    if (part.nextElementSibling?.matches('a.added_to_cart')) part.nextElementSibling.remove();
  }
}
