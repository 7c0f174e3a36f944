import { announceNow } from '../../../../src/core/cart/liveRegion';
import { numberDigits } from '../../../../src/core/decimal';
import { describeBy } from '../../../../src/ui/elements';
import { tableAction } from '../feature';
import { newId } from '../pressable';
import { askedPrice, isPriceNamed, NAMED, PRICE_FIELD, parsePrice } from '../price/prices';
import { type QuantityError, rowQuantities } from './quantity';
import { CART_BUTTON, type Field, inParts, inRow, isVariableRow, mainRowOf, rowParts, siblingRows } from './row';
import { memoryOf, type RowState, recall, rowState, rowStore } from './rowState';

/**
 * Changes the state of a row. Values for scripts and screen readers are written at once, wherever the row stands; the visible
 * parts are rendered when the row is near (`createRows`).
 * @param row see `mainRow`
 */
export function changeRow(row: HTMLElement, change: Partial<RowState>): void {
  const store = rowStore(row);
  const before = store.getState();
  const now = { ...before, ...change };
  // The browser may have ticked a box since.
  if ('checked' in change || 'canCheck' in change) writeChecked(row, now);
  if ('isQuantityOff' in change)
    for (const control of rowQuantities(row)) control.disabled = now.isQuantityOff === true;
  writeValues(row, now, before);
  if (Object.entries(change).some(([field, value]) => Reflect.get(before, field) !== value)) store.setState(change);
}

/**
 * Ties a field to the message of its fault, at once, and announces the message of another fault.
 * @returns whether the fault is another one than before
 */
export function setFault(field: Field, fault: QuantityError | undefined, message?: Element | null): boolean {
  const row = mainRowOf(field);
  const faults = row && rowState(row)?.faults;
  if (!row || faults?.get(field) === fault) return false;
  const memory = memoryOf(field);
  if (memory.messageId) describeBy(field, memory.messageId, false);
  memory.messageId = undefined;
  if (message) {
    message.id ||= newId('sw-field-error-');
    memory.messageId = message.id;
    field.setAttribute('aria-invalid', 'true');
    describeBy(field, message.id, true);
  } else field.removeAttribute('aria-invalid');
  changeRow(row, { faults: new Map(faults).set(field, fault) });
  if (message) announceNow((message.textContent ?? '').replace(/\s+/g, ' ').trim());
  return true;
}

function writeValues(row: HTMLElement, { busy, inCart, told, selection }: RowState, before: RowState): void {
  if (told && told !== before.told) {
    const { variation_id: id, variation } = told.selection;
    const price = id ? parsePrice(variation?.display_price) : undefined;
    for (const part of rowParts(row)) part.setAttribute('data-wcpt-price', String(price ?? ''));
  }
  if (selection && selection !== before.selection && isVariableRow(row)) {
    for (const part of rowParts(row)) part.classList.toggle(NAMED, isPriceNamed(selection));
    for (const field of inParts<HTMLInputElement>(row, PRICE_FIELD)) {
      field.min = askedPrice(selection, 'minimum') || '0';
      field.max = askedPrice(selection, 'maximum');
    }
  }
  if (busy !== before.busy) {
    for (const { classList } of rowParts(row)) {
      classList.toggle('wcpt-adding-product', busy === 'adding');
      classList.toggle('wcpt-removing-product', busy === 'removing');
    }
  }
  if (inCart !== undefined && inCart !== before.inCart) {
    for (const part of rowParts(row)) writePieces(part, inCart);
  }
}

export const BOX = 'input.wcpt-cart-checkbox';

/** Whether events of rows that were checked together are still to come. */
export const isTelling = tableAction(() => false);

/** Draws the bar of the checked rows anew. @returns whether there is one */
export const refreshBar = tableAction(() => false);

function writeChecked(row: HTMLElement, { checked, canCheck }: Pick<RowState, 'checked' | 'canCheck'>): void {
  for (const box of inParts<HTMLInputElement>(row, BOX)) {
    box.checked = checked;
    if (canCheck === undefined) continue;
    box.disabled = !canCheck;
    box.classList.toggle('wcpt-disabled', !canCheck);
  }
  for (const one of siblingRows(row)) one.classList.toggle('wcpt-row--checked', checked);
}

function writePieces(part: HTMLElement, pieces: number): void {
  part.setAttribute('data-wcpt-in-cart', numberDigits(pieces));
  for (const button of inRow(part, CART_BUTTON)) nameButton(button, pieces);
  if (pieces) return;
  for (const button of inRow(part, '.add_to_cart_button')) {
    button.classList.remove('added');
    if (button.nextElementSibling?.matches('a.added_to_cart')) button.nextElementSibling.remove();
  }
}

/** A printed name contains the button's text, so also the number of pieces. */
function nameButton(button: Element, pieces: number): void {
  const printed = recall(button)?.name ?? button.getAttribute('aria-label');
  const label = (button.querySelector('.wcpt-button-label')?.textContent ?? '').trim();
  if (!printed || !label || !printed.includes(label)) return;
  memoryOf(button).name = printed;
  const name = pieces ? printed.replace(label, () => `${label} ${numberDigits(pieces)}`) : printed;
  button.setAttribute('aria-label', name);
}
