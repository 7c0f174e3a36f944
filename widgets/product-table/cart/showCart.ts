import { pageJQuery } from '../../../src/core/bus/jquery';
import { isRecord } from '../../../src/core/bus/wire';
import { type Units, unitsOf } from '../price/prices';
import { CART_BUTTON } from '../rows/buttonState';
import { inRow, productId, rowOf, rowVariationId } from '../rows/row';
import { inSlices } from '../slices';
import { type ByProduct, type CartAnswer, cartLine, digits } from './cartAnswer';
import { requestedProducts } from './cartChange';

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
function showQuantities(inCart: ByProduct, first: ReadonlySet<string> = new Set(), call = Number.NaN): void {
  showing?.abort();
  const mine = new AbortController();
  showing = mine;
  known = inCart;
  const show = (row: HTMLElement) => showRow(row, piecesOf(row), call);
  const rows = [...document.querySelectorAll<HTMLElement>('.wcpt-row[data-wcpt-product-id]')];
  for (const row of rows) if (first.has(productId(row))) show(row);
  inSlices(
    rows.filter(row => !first.has(productId(row))),
    show,
    mine.signal,
  );
}

/** The later part of an answer is no longer wanted. */
export function leaveCart(): void {
  showing?.abort();
  known = new Map();
}

/** What the cart holds, as far as the page knows. */
let known: ByProduct = new Map();

/** How many pieces of a row's product are in the cart. */
export const piecesOf = (row: Element): number =>
  cartLine({ inCart: known, totals: new Map() }, productId(row), rowVariationId(row)).quantity;

/** At once, as the rows' totals are computed with them right afterwards. */
function showTotals(answer: CartAnswer): void {
  for (const place of document.querySelectorAll('.wcpt-total[data-wcpt-in-cart-total]')) {
    const row = rowOf(place);
    if (!row) continue;
    const total = digits(cartLine(answer, productId(row), rowVariationId(row)).total);
    if (place.getAttribute('data-wcpt-in-cart-total') !== total) place.setAttribute('data-wcpt-in-cart-total', total);
  }
}

/** Has a row show how many pieces are in the cart, cold or not; one that does is not written to. */
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

/**
 * Has rows show what another script knows to be in the cart: items with `product_id`, `variation_id` and `quantity`.
 * Source: contract product-table 36, `wcpt_update_cart_items`.
 */
export function showItems(items: unknown): void {
  const inCart = new Map<string, Units | Map<string, Units>>();
  for (const item of Object.values(isRecord(items) || Array.isArray(items) ? items : {})) {
    if (!isRecord(item)) continue;
    const [product, variation] = [
      String(item.product_id ?? ''),
      Number(item.variation_id) > 0 ? String(item.variation_id) : '',
    ];
    const quantity = unitsOf(item.quantity) ?? 0n;
    const before = inCart.get(product);
    if (!variation) inCart.set(product, (typeof before === 'bigint' ? before : 0n) + quantity);
    else {
      const ofProduct = before instanceof Map ? before : new Map<string, Units>();
      inCart.set(product, ofProduct.set(variation, (ofProduct.get(variation) ?? 0n) + quantity));
    }
  }
  showQuantities(inCart);
}

const BADGE = 'i.wcpt-cart-badge-number';

/** Names of buttons as they were without a number. */
const names = new WeakMap<Element, string>();

/** Shows on a button how many pieces are in the cart, or nothing for none. Source: contract product-table 17.5. */
function showBadge(button: Element, quantity: number, text: string): void {
  const present = button.querySelector(BADGE);
  const label = (button.querySelector('.wcpt-button-label')?.textContent ?? '').trim();
  if (quantity) {
    const badge = present ?? document.createElement('i');
    badge.className = 'wcpt-cart-badge-number';
    badge.textContent = text;
    if (!present) button.append(' ', badge);
  } else {
    if (present?.previousSibling?.nodeType === Node.TEXT_NODE) present.previousSibling.remove();
    present?.remove();
  }
  nameButton(button, label, quantity ? text : '');
}

/** A name that the server gave says what is read on the button, the number as well. */
function nameButton(button: Element, label: string, text: string): void {
  const printed = names.get(button) ?? button.getAttribute('aria-label');
  if (!printed || !label || !printed.includes(label)) return;
  names.set(button, printed);
  button.setAttribute('aria-label', text ? printed.replace(label, () => `${label} ${text}`) : printed);
}

const SPINNER = 'i.wcpt-cart-badge-refresh';

/** Has something turn on a button while its call waits or runs. Source: contract product-table 17.4. */
export function showSpinner(button: Element, isBusy: boolean): void {
  const present = button.querySelector(SPINNER);
  if (isBusy) {
    button.setAttribute('aria-busy', 'true');
    if (!present) button.append(spinner());
  } else {
    button.removeAttribute('aria-busy');
    present?.remove();
  }
}

const SVG = 'http://www.w3.org/2000/svg';
/** Eight rays, as `x1 y1 x2 y2`. */
const RAYS = [
  '12 2 12 6',
  '12 18 12 22',
  '5 5 8 8',
  '16 16 19 19',
  '2 12 6 12',
  '18 12 22 12',
  '5 19 8 16',
  '16 8 19 5',
];

const ENDS = ['x1', 'y1', 'x2', 'y2'];

/** What turns on a button while its call runs: `i.wcpt-cart-badge-refresh > svg.feather-loader`. Source: contract product-table 17.4. */
export function spinner(): HTMLElement {
  const badge = document.createElement('i');
  badge.className = 'wcpt-cart-badge-refresh';
  badge.setAttribute('aria-hidden', 'true');
  const svg = document.createElementNS(SVG, 'svg');
  const look = { class: 'feather feather-loader', viewBox: '0 0 24 24', width: '24', height: '24', fill: 'none' };
  const stroke = { stroke: 'currentColor', 'stroke-width': '2', 'stroke-linecap': 'round' };
  for (const [name, value] of Object.entries({ ...look, ...stroke })) svg.setAttribute(name, value);
  for (const ray of RAYS) {
    const line = document.createElementNS(SVG, 'line');
    for (const [index, value] of ray.split(' ').entries()) line.setAttribute(ENDS[index] ?? '', value);
    svg.append(line);
  }
  badge.append(svg);
  return badge;
}
