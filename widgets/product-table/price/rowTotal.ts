import { bus } from '../../../src/core/bus/bus';
import { pageJQuery } from '../../../src/core/bus/jquery';
import { quantityOf } from '../quantity/quantityControls';
import { initialMode } from '../quantity/quantityLimits';
import { isVariableRow } from '../rows/row';
import { mainRow, rowParts } from '../rows/rowParts';
import { rowState, rowStore } from '../rows/rowState';
import { formatFigure, parsePrice } from './figure';
import { namedPrice } from './namedPrice';
import { numberOf, ONE, roundUnits, timesUnits, type Units, unitsOf } from './units';

/**
 * Computes a row's total, shows it where the row has a place for it, and tells so. A row that could be checked and is not
 * has none, unless its quantity begins with its minimum. Source: spec product-table 5.7; contract 29.1.
 * @param quantity in place of the row's own, while that many are being added
 */
export function updateTotal(row: HTMLElement, quantity?: number): void {
  const main = mainRow(row);
  const parts = rowParts(main);
  const total = quantity === undefined && !counts(main, parts) ? 0n : amount(main, quantity);
  rowStore(main).setState({ total: numberOf(total) });
  let shown = total;
  for (const place of parts.flatMap(part => [...part.querySelectorAll('.wcpt-total')])) {
    const withCart = place.classList.contains('wcpt-total--include-total-in-cart');
    const inCart = withCart ? (unitsOf(place.getAttribute('data-wcpt-in-cart-total')) ?? 0n) : 0n;
    shown = roundUnits(total + inCart, 2);
    place.classList.toggle('wcpt-total--empty', shown === 0n);
    const figure = formatFigure(numberOf(shown));
    for (const output of place.querySelectorAll('.wcpt-total__output .wcpt-amount')) {
      if (output.textContent !== figure) output.textContent = figure;
    }
  }
  pageJQuery()?.(main).data('wcpt-total', numberOf(shown));
  bus.emit('wcpt_total_updated', {}, main);
}

function counts(main: HTMLElement, parts: readonly HTMLElement[]): boolean {
  if (rowState(main)?.checked || !parts.some(part => part.querySelector('.wcpt-cart-checkbox'))) return true;
  const control = quantityOf(main);
  return control !== undefined && initialMode(control) === 'min';
}

function amount(main: HTMLElement, wanted: number | undefined): Units {
  const control = quantityOf(main);
  const quantity = wanted === undefined ? control && (unitsOf(control.value) ?? 0n) : unitsOf(wanted);
  return roundUnits(timesUnits(quantity ?? ONE, priceOf(main)), 2);
}

function priceOf(main: HTMLElement): Units {
  const named = namedPrice(main);
  if (named) return unitsOf(named) ?? 0n;
  if (!isVariableRow(main)) return unitsOf(main.getAttribute('data-wcpt-price')) ?? 0n;
  return unitsOf(parsePrice(rowState(main)?.selection?.variation?.display_price)) ?? 0n;
}
