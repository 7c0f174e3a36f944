import type { ReactNode } from 'react';
import { bus } from '../../../../src/core/bus/bus';
import { pageJQuery } from '../../../../src/core/bus/jquery';
import { numberOf, ONE, roundUnits, timesUnits, type Units, unitsOf } from '../../../../src/core/decimal';
import { Live, LiveContent } from '../../../../src/hydrate';
import { keyOf } from '../../../../src/ui/elements';
import { inSlices } from '../later';
import { onRow, onTable } from '../onTable';
import { own } from '../own';
import { changeRow } from '../rows/changeRow';
import { inFreshRows } from '../rows/freshRows';
import { initialMode, quantityOf } from '../rows/quantity';
import { rowView } from '../rows/Rows';
import { firstInParts, firstInRow, inRow, isVariableRow, mainRow, mainRowOf, rowOf } from '../rows/row';
import { causeOf, rowState } from '../rows/rowState';
import type { Table } from '../table';
import { formatFigure, namedPrice, parsePrice } from './prices';

export const TOTAL = '.wcpt-total';

export function onAmount(field: Element): void {
  const row = mainRowOf(field);
  // Of first values, only a total that is shown is of use.
  if (row && (causeOf(field) !== 'first value' || firstInRow(row, TOTAL))) updateTotal(row);
}

/** See contract/product-table.md#totals. */
export function followTotals(table: Table): void {
  onRow(table, 'select_variation', row => updateTotal(row));
  // The cart's part of the table writes the amounts first.
  bus.on('wcpt_cart', () => queueMicrotask(() => updateAll(table, own(table, '.wcpt-total--include-total-in-cart'))), {
    signal: table.signal,
  });
  onTable(table, 'wcpt_after_every_load', () => {
    // Fields announce their first value, which counts as any change.
    updateAll(table, inFreshRows(table, TOTAL), row => !(quantityOf(row) instanceof HTMLInputElement));
  });
}

function updateAll(table: Table, places: readonly HTMLElement[], isWanted = (_row: HTMLElement) => true): void {
  const rows = new Set(places.flatMap(place => rowOf(place) ?? []));
  const update = (row: HTMLElement) => row.isConnected && updateTotal(row);
  inSlices([...rows].filter(isWanted), update, table.signal, { laysOut: true });
}

/**
 * Computes and publishes a row's total: 0 for a row that could be checked and is not, unless its quantity begins with its minimum.
 * @param quantity in place of the row's own, while that many are being added
 */
export function updateTotal(row: HTMLElement, quantity?: number): void {
  const main = mainRow(row);
  const sum = numberOf(quantity === undefined && !counts(main) ? 0n : amount(main, quantity));
  const cost = costInCart(main);
  changeRow(main, { total: sum, costInCart: cost });
  pageJQuery()?.(main).data('wcpt-total', totalWith(sum, cost ?? 0));
  bus.emit('wcpt_total_updated', {}, main);
}

function counts(main: HTMLElement): boolean {
  if (rowState(main)?.checked || !firstInParts(main, '.wcpt-cart-checkbox')) return true;
  const control = quantityOf(main);
  return control !== undefined && initialMode(control) === 'min';
}

function amount(main: HTMLElement, wanted: number | undefined): Units {
  const control = quantityOf(main);
  const quantity = wanted === undefined ? control && (unitsOf(control.value) ?? 0n) : unitsOf(wanted);
  const pieces = quantity ?? ONE;
  if (!pieces) return 0n;
  const { each = 0n, percent = 0n, once = 0n } = rowState(main)?.options ?? {};
  const price = priceOf(main);
  const piece = price + each + timesUnits(price, percent) / 100n;
  return roundUnits(timesUnits(pieces, piece) + once, 2);
}

/** Returns the price without add-ons: named by the shopper, measured, or printed. */
function priceOf(main: HTMLElement): Units {
  const named = namedPrice(main);
  if (named) return unitsOf(named) ?? 0n;
  const state = rowState(main);
  if (state?.options?.measured !== undefined) return state.options.measured;
  if (!isVariableRow(main)) return unitsOf(main.getAttribute('data-wcpt-price')) ?? 0n;
  return unitsOf(parsePrice(state?.selection?.variation?.display_price)) ?? 0n;
}

export const WITH_CART = '.wcpt-total--include-total-in-cart';

/** Returns the cost that the server or other scripts have written; undefined where no total counts it. */
function costInCart(main: HTMLElement): number | undefined {
  const place = firstInParts(main, WITH_CART);
  return place && numberOf(unitsOf(place.getAttribute('data-wcpt-in-cart-total')) ?? 0n);
}

export const totalWith = (total: number, cost: number): number =>
  numberOf(roundUnits((unitsOf(total) ?? 0n) + (unitsOf(cost) ?? 0n), 2));

export const Totals = rowView(['total', 'costInCart'], ({ part, state: { total, costInCart = 0 } }) =>
  total === undefined
    ? null
    : inRow(part, TOTAL).map(place => (
        <Total key={keyOf(place)} of={place} sum={totalWith(total, place.matches(WITH_CART) ? costInCart : 0)} />
      )),
);

function Total({ of, sum }: { readonly of: Element; readonly sum: number }): ReactNode {
  const figure = formatFigure(sum);
  return (
    <>
      <Live of={of} classes={{ 'wcpt-total--empty': !sum }} />
      {[...of.querySelectorAll('.wcpt-total__output .wcpt-amount')].map(output => (
        <LiveContent key={keyOf(output)} of={output} content={figure} />
      ))}
    </>
  );
}
