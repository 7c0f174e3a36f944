import { loadMessages } from '../../../../src/core/messages/loadMessages';
import { reportPart } from '../onTable';
import type { Table } from '../table';
import { isControlOff, reasonsOf } from './buttons';
import type { Refusal } from './inlineAlert';
import { firstInParts, inParts, isVariableRow, mainRowOf } from './row';
import { rowState } from './rowState';
import { FORM_ID, hasVariationControls, LIST, RADIO } from './variationChoice';

/**
 * Undefined where nothing prevents the add, or the product's form decides.
 * @param row see `mainRow`
 */
export function refusalOf(row: HTMLElement, control: Element): Refusal | undefined {
  if (isVariableRow(row) && hasVariationControls(row)) {
    const chosen = rowState(row)?.selection;
    // A choice that is not read yet is not refused.
    if (!chosen && hasChoice(row)) return undefined;
    if (!chosen?.variation_selected && !chosen?.variation_id) return 'choose';
    if (!chosen.variation_found) return 'no_match';
    return chosen.variation_available ? undefined : 'unavailable';
  }
  const reasons = reasonsOf(control, rowState(row));
  const isOut = reasons.includes('wcpt-out-of-stock') || reasons.includes('wcpt-all-variations-out-of-stock');
  return isOut && isControlOff(control) ? 'out_of_stock' : undefined;
}

const hasChoice = (row: HTMLElement): boolean =>
  firstInParts(row, `${RADIO}:checked`) !== undefined ||
  inParts<HTMLSelectElement | HTMLInputElement>(row, `${LIST}, ${FORM_ID}`).some(({ value }) => Number(value) > 0);

/** Shows why a row can't be added, if so, when its button, or a plus that is off, is clicked. */
export function refuse(table: Table, control: HTMLElement, event: Pick<Event, 'preventDefault'>): void {
  const row = mainRowOf(control);
  const refusal = row && refusalOf(row, control);
  if (!refusal) return;
  event.preventDefault();
  Promise.all([import('./inlineAlert'), loadMessages()]).then(
    ([{ sayRefusal }]) => table.signal.aborted || sayRefusal(table, row, control, refusal),
    (cause: unknown) =>
      reportPart(table, 'the part that says why a row can’t be added did not load', 'It stays unsaid.', cause),
  );
}
