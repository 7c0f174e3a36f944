import { type ReactNode, useLayoutEffect } from 'react';
import { bus } from '../../../../src/core/bus/bus';
import { listenDom, raiseDom } from '../../../../src/core/bus/dom';
import type { TableSelection } from '../../../../src/core/bus/events/tableRows';
import { digitsOf, unitsOf } from '../../../../src/core/decimal';
import { Live, LiveContent } from '../../../../src/hydrate';
import { keyOf } from '../../../../src/ui/elements';
import { onRow } from '../../table/onTable';
import { own, owns } from '../../table/own';
import { shownFault } from '../../table/price/namedPrice';
import { askedPrice, formatFigure, isPriceNamed, PRICE_FIELD } from '../../table/price/prices';
import { updateTotal } from '../../table/price/totals';
import { faultClasses } from '../../table/quantity/Quantities';
import { isTelling, setFault } from '../../table/rows/changeRow';
import { tRow } from '../../table/rows/messages';
import { leastOf, quantityOf } from '../../table/rows/quantity';
import { rowView } from '../../table/rows/Rows';
import { inParts, inRow, isVariableRow, mainRowOf, nameField, productName } from '../../table/rows/row';
import { rowState } from '../../table/rows/rowState';
import type { Table } from '../../table/table';

/** Checks prices that shoppers name; quantity, total and checkbox follow them. See contract/product-table.md#named-prices. */
export function runNyp(table: Table) {
  const { container, signal } = table;
  table.rows.addView(NamedPrices);
  const onEvent = (type: string) => (element: Element, event: object) => {
    const row = element.matches(PRICE_FIELD) && owns(table, element) ? mainRowOf(element) : undefined;
    if (!row || !(element instanceof HTMLInputElement)) return;
    check(element, row);
    // A key that leaves the field, or comes to it, changes no price; one that does raises `input` as well.
    if (type === 'keyup' && event instanceof Event) return;
    const hasPrice = element.value.trim() !== '';
    // A price that is deleted may be about to be typed anew: the quantity goes when the field is left.
    if (hasPrice || type === 'change') followPrice(row, hasPrice);
  };
  // Scripts set prices and trigger these by jQuery, also in rows that are not in use yet.
  for (const type of ['change', 'keyup', 'input']) listenDom(container, type, onEvent(type), signal);
  const checked = new Set<HTMLElement>();
  onRow(table, 'wcpt_checkbox_change', row => {
    checked.add(row);
    // All at once: a message makes the row higher, and the browser moves all rows below it.
    if (isTelling.call(table)) return;
    for (const one of checked) for (const field of fieldsOf(one)) check(field, one);
    checked.clear();
  });
  onRow(table, 'select_variation', (row, selection) => {
    if (!isVariableRow(row)) return;
    fillIn(row, selection);
    for (const field of fieldsOf(row)) check(field, row);
    updateTotal(row);
  });
  return {
    ready(): void {
      for (const field of own<HTMLInputElement>(table, PRICE_FIELD)) {
        const row = mainRowOf(field);
        const selection = row && rowState(row)?.selection;
        if (row && selection && isVariableRow(row)) fillIn(row, selection);
        namePriceField(field);
      }
    },
  };
}

function check(field: HTMLInputElement, row: HTMLElement): void {
  const fault = shownFault(field, row);
  setFault(field, fault?.error, fault && writeMessage(field, fault));
}

function writeMessage(field: Element, { error, limit }: NonNullable<ReturnType<typeof shownFault>>) {
  const message = field.parentElement?.querySelector(`.wcpt-name-your-price-input-error-message--${error}-price`);
  const template = message?.getAttribute('data-wcpt-error-message-template');
  const figure = formatFigure(digitsOf(limit));
  if (message && template) message.textContent = template.replaceAll(`[${error}]`, () => figure);
  return message;
}

/** The first price that a variation proposes. */
function fillIn(row: HTMLElement, selection: TableSelection): void {
  for (const field of fieldsOf(row)) {
    const initial = field.getAttribute('data-wcpt-nyp-initial-value-field');
    if (!field.value && initial) field.value = askedPrice(selection, initial);
  }
}

const fieldsOf = (row: HTMLElement): HTMLInputElement[] => inParts<HTMLInputElement>(row, PRICE_FIELD);

/** A price asks for a piece, and no price for none. */
function followPrice(row: HTMLElement, hasPrice: boolean): void {
  const control = quantityOf(row);
  if (!control) {
    if (hasPrice !== (rowState(row)?.checked ?? false)) bus.emit('_wcpt_checkbox_change', { checked: hasPrice }, row);
    return;
  }
  const isSet = Boolean(unitsOf(control.value));
  if (isSet === hasPrice) return;
  const mode = control.getAttribute('data-wcpt-nyp-initial-value');
  const least = leastOf(control) || '1';
  if (hasPrice) control.value = least;
  else control.value = mode === 'empty' ? '' : mode === '0' ? '0' : least;
  raiseDom(control, 'change');
}

function namePriceField(field: HTMLInputElement): void {
  const product = field.getAttribute('data-wcpt-product-name') || productName(field);
  nameField(field, () => tRow('product-table.price', { product }));
}

const KINDS = ['minimum', 'maximum', 'suggested'];
const PLACES = ['.wcpt-price.wcpt-variable-switch', ...KINDS.map(kind => `.wcpt-name-your-price--${kind}`)].join(', ');

/** Whether a price is asked for, its limits, and its problem. */
const NamedPrices = rowView(['selection', 'faults'], ({ row, part, state: { selection, faults } }) => {
  const fields = inRow<HTMLInputElement>(part, PRICE_FIELD);
  // Other scripts may have printed them anew.
  useLayoutEffect(() => {
    for (const field of fields) {
      namePriceField(field);
      const fault = faults?.get(field) && shownFault(field, row);
      if (fault) writeMessage(field, fault);
    }
  });
  const chosen = isVariableRow(row) ? selection : undefined;
  return (
    <>
      {fields.map(field => {
        const classes = {
          'wcpt-hide': chosen && !isPriceNamed(chosen),
          ...faultClasses(faults, field, 'wcpt-name-your-price-wrapper--input-error', '-price'),
        };
        return field.parentElement && <Live key={keyOf(field)} of={field.parentElement} classes={classes} />;
      })}
      {chosen && inRow(part, PLACES).map(place => <Place key={keyOf(place)} of={place} selection={chosen} />)}
    </>
  );
});

/** The price that is printed, or one of those that the variation names. */
function Place({ of, selection }: { readonly of: Element; readonly selection: TableSelection }): ReactNode {
  const kind = KINDS.find(one => of.classList.contains(`wcpt-name-your-price--${one}`));
  if (!kind) return <Live of={of} classes={{ 'wcpt-hide--name-your-price': isPriceNamed(selection) }} />;
  const price = askedPrice(selection, kind);
  return (
    <>
      <Live of={of} classes={{ 'wcpt-hide': !price }} />
      {[...of.querySelectorAll('.wcpt-amount')].map(amount => (
        <LiveContent key={keyOf(amount)} of={amount} content={formatFigure(price)} />
      ))}
    </>
  );
}
