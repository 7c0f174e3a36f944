import { formatFigure, numberOf, roundUnits, unitsOf } from '../price/prices';
import { rowParts } from '../rows/row';
import type { Look } from '../rows/rowLooks';
import type { RowState } from '../rows/rowState';

const PLACE = '.wcpt-total';
const WITH_CART = '.wcpt-total--include-total-in-cart';

/** What a row's pieces in the cart cost, as the server and other scripts write it; undefined where no total counts them. */
export function costInCart(parts: readonly Element[]): number | undefined {
  const place = parts.map(part => part.querySelector(WITH_CART)).find(found => found !== null);
  return place && numberOf(unitsOf(place.getAttribute('data-wcpt-in-cart-total')) ?? 0n);
}

/** A total with what is in the cart. */
export const totalWith = (total: number, cost: number): number =>
  numberOf(roundUnits((unitsOf(total) ?? 0n) + (unitsOf(cost) ?? 0n), 2));

/** Has the places for a row's total show it, with what is in the cart where they say so. Source: spec product-table 5.7; contract 29.1. */
export const showTotals: Look = (row, now, before) => {
  const { total, costInCart } = now;
  if (total === undefined || (before?.total === total && before.costInCart === costInCart)) return;
  for (const place of rowParts(row).flatMap(part => [...part.querySelectorAll(PLACE)])) show(place, now);
};

function show(place: Element, { total = 0, costInCart = 0 }: RowState): void {
  const shown = totalWith(total, place.matches(WITH_CART) ? costInCart : 0);
  place.classList.toggle('wcpt-total--empty', !shown);
  const figure = formatFigure(shown);
  for (const output of place.querySelectorAll('.wcpt-total__output .wcpt-amount')) {
    if (output.textContent !== figure) output.textContent = figure;
  }
}
