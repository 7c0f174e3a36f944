import { formatFigure, numberOf, roundUnits, unitsOf } from '../price/prices';

/**
 * Has a place for a row's total show it, with what is in the cart where it says so. Source: spec product-table 5.7; contract 29.1.
 * @returns what it shows
 */
export function showTotal(place: Element, total: number): number {
  const withCart = place.classList.contains('wcpt-total--include-total-in-cart');
  // The server and other scripts write it as well.
  const inCart = withCart ? (unitsOf(place.getAttribute('data-wcpt-in-cart-total')) ?? 0n) : 0n;
  const shown = numberOf(roundUnits((unitsOf(total) ?? 0n) + inCart, 2));
  place.classList.toggle('wcpt-total--empty', !shown);
  const figure = formatFigure(shown);
  for (const output of place.querySelectorAll('.wcpt-total__output .wcpt-amount')) {
    if (output.textContent !== figure) output.textContent = figure;
  }
  return shown;
}
