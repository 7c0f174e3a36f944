import { type ReactNode, useState } from 'react';
import { bus } from '../../../../src/core/bus/bus';
import { pageConfig } from '../../../../src/core/config/pageConfig';
import { readGlobal } from '../../../../src/core/config/shopGlobals';
import { text } from '../../../../src/core/guards';
import { reportError } from '../../../../src/core/report';
import { useAttributes } from '../../../../src/hydrate';
import { AddedAlert } from '../../../../src/ui/AddedAlert';
import { newId } from '../pressable';
import { showSingle, type Table } from '../table';
import { tRow } from './messages';
import { productId } from './row';
import { memoryOf } from './rowState';
import { LIST_BOX, RADIO_BOX } from './variationChoice';

export type Refusal = 'choose' | 'no_match' | 'unavailable' | 'out_of_stock';

/** The page's own texts come first. See contract/product-table.md#variations-in-rows. */
const PAGE_TEXTS: Readonly<Record<Refusal, readonly string[]>> = {
  choose: ['i18n_make_a_selection_text'],
  no_match: ['i18n_no_matching_variations_text'],
  unavailable: ['i18n_unavailable_variation_text', 'i18n_unavailable_text'],
  out_of_stock: ['i18n_out_of_stock_text'],
};

export function sayRefusal(table: Table, row: HTMLElement, control: HTMLElement, refusal: Refusal): void {
  const texts = readGlobal('wcpt_i18n');
  const own = PAGE_TEXTS[refusal].map(name => text(texts?.[name])).find(Boolean);
  showRefusal(table, row, control, own ?? tRow(`product-table.${refusal}`));
}

/** Says at a control what has to be chosen first, or in the browser's alert box, as the page's configuration wants it. */
export function showRefusal(table: Table, row: HTMLElement, control: HTMLElement, text: string): void {
  if (pageConfig().alertBoxes) window.alert(text);
  else showInlineAlert(table, row, control, text);
}

/** Shows at a control that its data are broken. @param row see `mainRow` */
export function showUnreadable(table: Table, row: HTMLElement, control: Element, cause: unknown): void {
  const memory = memoryOf(row);
  const alert = { control, className: 'sw-set-aside sw-table-set-aside', text: tRow('product-table.set_aside') };
  // Until another choice in the row.
  if (!table.rows.hasAddition(row)) table.rows.add(row, <Alert {...alert} />);
  if (memory.isReported) return;
  memory.isReported = true;
  const reason = cause instanceof Error ? cause.message : String(cause);
  reportError({
    where: 'product-table',
    element: row,
    found: `variations of product ${productId(row)} can’t be read: ${reason}`,
    consequence: 'They can’t be chosen in this row; all other rows work.',
    cause,
  });
}

const AROUND = `.wcpt-quantity, ${RADIO_BOX}, ${LIST_BOX}`;

/** Shows an alert below a control until another choice in the row, or another alert. @param row see `mainRow` */
export function showInlineAlert(table: Table, row: HTMLElement, control: HTMLElement, text: string): void {
  const mine = new AbortController();
  const end = () => mine.abort();
  showSingle('alert', end);
  const alert = { control, className: 'sw-table-alert', id: newId('sw-table-alert-'), text };
  table.rows.add(control, <Alert {...alert} />);
  mine.signal.addEventListener('abort', () => table.rows.remove(control));
  bus.on('select_variation', end, { target: row, signal: mine.signal });
  table.signal.addEventListener('abort', end, { signal: mine.signal });
}

interface AlertProps {
  readonly control: Element;
  /** Ties the control to the alert. */
  readonly id?: string;
  readonly className: string;
  readonly text: string;
}

function Alert({ control, id, ...alert }: AlertProps): ReactNode {
  useAttributes(control, { 'aria-describedby': id });
  const [place] = useState(
    () => control.closest('.wcpt-select-variation-dropdown-wrapper') ?? control.closest(AROUND) ?? control,
  );
  const where = place.matches(RADIO_BOX) ? { to: place } : { after: place };
  return <AddedAlert tag="div" id={id} {...where} {...alert} />;
}
