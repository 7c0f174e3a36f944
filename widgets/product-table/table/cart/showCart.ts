import { pageJQuery } from '../../../../src/core/bus/jquery';
import { numberDigits, type Units, unitsOf } from '../../../../src/core/decimal';
import { isRecord } from '../../../../src/core/guards';
import { inSlices } from '../later';
import { readPieces } from '../rows/buttons';
import { changeRow } from '../rows/changeRow';
import { mainRow, productId, rowOf, rowVariationId } from '../rows/row';
import { tables } from '../table';
import { amountOf, type ByProduct, type CartAnswer } from './cartAnswer';
import { requestedProducts } from './cartChange';
import { pageCart } from './pageCart';
import { productRowsOfPage } from './rowRequest';

/** See contract/product-table.md#cart. */
export function showCart(answer: CartAnswer): void {
  showTotals(answer);
  showQuantities(answer.inCart, new Set(requestedProducts(answer).keys()), Number(answer.payload.wcpt_cart_call_id));
}

/** @param first ids of products whose rows are updated at once @param call id of the answered call */
function showQuantities(inCart: ByProduct, first: ReadonlySet<string> = new Set(), call = Number.NaN): void {
  pageCart.getState().showing?.abort();
  const mine = new AbortController();
  pageCart.setState({ showing: mine, inCart });
  const show = (row: HTMLElement) => showRow(row, piecesOf(row), call);
  const rows = productRowsOfPage();
  // Together, as the browser lays the whole table out after each slice that changes what is in view.
  const isFirst = (row: HTMLElement) => first.has(productId(row)) || isNear(row);
  rows.filter(isFirst).forEach(show);
  inSlices(
    rows.filter(row => !isFirst(row)),
    show,
    mine.signal,
  );
}

const isNear = (row: HTMLElement): boolean => [...tables].some(table => table.rows.isNear(row));

export function leaveCart(): void {
  pageCart.getState().showing?.abort();
  pageCart.setState({ inCart: new Map() });
}

export function piecesOf(row: Element): number {
  return amountOf(pageCart.getState().inCart, productId(row), rowVariationId(row));
}

/** Writes the totals at once: the rows' totals are computed with them right afterwards. */
function showTotals(answer: CartAnswer): void {
  for (const place of document.querySelectorAll('.wcpt-total[data-wcpt-in-cart-total]')) {
    const row = rowOf(place);
    if (!row) continue;
    const total = numberDigits(amountOf(answer.totals, productId(row), rowVariationId(row)));
    if (place.getAttribute('data-wcpt-in-cart-total') !== total) place.setAttribute('data-wcpt-in-cart-total', total);
  }
}

function showRow(row: HTMLElement, quantity: number, call: number): void {
  const isSame = row.getAttribute('data-wcpt-in-cart') === numberDigits(quantity);
  if (isSame || mainRow(row) !== row || isAhead(row, call)) return;
  readPieces(row);
  changeRow(row, { inCart: quantity });
}

/** Whether another script waits for a later answer. */
function isAhead(row: HTMLElement, call: number): boolean {
  const least = pageJQuery()?.(row).data('wcpt-min-cart-call-id');
  return least !== undefined && Number(least) > call;
}

/** @param items with `product_id`, `variation_id` and `quantity`. */
export function showItems(items: unknown): void {
  const inCart = new Map<string, Map<string, Units>>();
  for (const item of Object.values(isRecord(items) || Array.isArray(items) ? items : {})) {
    if (!isRecord(item)) continue;
    const product = String(item.product_id ?? '');
    const variation = Number(item.variation_id) > 0 ? String(item.variation_id) : '';
    const pieces = inCart.get(product) ?? new Map<string, Units>();
    inCart.set(product, pieces.set(variation, (pieces.get(variation) ?? 0n) + (unitsOf(item.quantity) ?? 0n)));
  }
  showQuantities(inCart);
}
