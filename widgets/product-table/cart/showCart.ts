import { pageJQuery } from '../../../src/core/bus/jquery';
import { CART_BUTTON } from '../buttons/buttonState';
import { productId, rowOf, rowVariationId } from '../rows/row';
import { inSlices } from '../slices';
import { type CartAnswer, cartLine, digits } from './cartAnswer';
import { requestedProducts } from './cartChange';

const PARTS = `.wcpt-in-cart, .wcpt-remove, .add_to_cart_button, ${CART_BUTTON}`;
let showing: AbortController | undefined;

/**
 * Has all rows of the page show what of them is in the cart; those that the call was about at once. Source: spec
 * product-table 4.4; contract 17.5.
 */
export function showCart(answer: CartAnswer): void {
  showing?.abort();
  const mine = new AbortController();
  showing = mine;
  showTotals(answer);
  const rows = [...document.querySelectorAll<HTMLElement>('.wcpt-row[data-wcpt-product-id]')];
  const asked = requestedProducts(answer);
  const [first, others] = [
    rows.filter(row => asked.has(productId(row))),
    rows.filter(row => !asked.has(productId(row))),
  ];
  for (const row of first) showRow(row, answer);
  inSlices(others, row => showRow(row, answer), mine.signal);
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

function showRow(row: HTMLElement, answer: CartAnswer): void {
  const { quantity } = cartLine(answer, productId(row), rowVariationId(row));
  const text = digits(quantity);
  const isKnown = row.getAttribute('data-wcpt-in-cart') === text;
  if (isKnown || isAhead(row, answer)) return;
  row.setAttribute('data-wcpt-in-cart', text);
  for (const part of row.querySelectorAll<HTMLElement>(PARTS)) {
    if (part.closest('.wcpt-row') === row) showPart(part, quantity, text);
  }
}

/** Another script waits for a later answer. Source: contract product-table 17.5, 36. */
function isAhead(row: HTMLElement, { payload }: CartAnswer): boolean {
  const least = pageJQuery()?.(row).data('wcpt-min-cart-call-id');
  return least !== undefined && Number(least) > Number(payload.wcpt_cart_call_id);
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

/** The number on a button. Source: contract product-table 17.5. */
export function showBadge(button: Element, quantity: number, text: string): void {
  const present = button.querySelector('i.wcpt-cart-badge-number');
  if (!quantity) {
    present?.remove();
    return;
  }
  const badge = present ?? document.createElement('i');
  badge.className = 'wcpt-cart-badge-number';
  badge.textContent = text;
  if (!present) button.append(badge);
}
