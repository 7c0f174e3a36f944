import { numberDigits } from '../../../../src/core/decimal';
import { html, parseFragment } from '../../../../src/core/html';
import { changeRow } from './changeRow';
import { CART_BUTTON, inParts, mainRow, rowOf } from './row';
import { DISABLED_REASONS, type DisabledReason, type RowState, rowState } from './rowState';

type Reasons = Readonly<Partial<Record<DisabledReason, boolean>>>;

/** Sets or clears reasons for which the cart buttons of a row are disabled. */
export function setDisabledReasons(part: HTMLElement, reasons: Reasons): void {
  const row = mainRow(part);
  changeRow(row, { off: offWith(row, reasons) });
}

/** Returns the changed reasons of a row; the same object where nothing changes. */
export function offWith(row: HTMLElement, reasons: Reasons): RowState['off'] {
  const off = rowState(row)?.off;
  const buttons = inParts(row, CART_BUTTON);
  // A reason without state may be one that the server printed.
  const wasOff = (reason: DisabledReason) =>
    off?.[reason] ?? buttons.some(({ classList }) => classList.contains(reason));
  const isChange = (reason: DisabledReason) => reason in reasons && wasOff(reason) !== reasons[reason];
  return buttons.length && DISABLED_REASONS.some(isChange) ? { ...off, ...reasons } : off;
}

/** @param isCalling a call of the cart for it waits or runs: the buttons wait as well. See contract/product-table.md#cart. */
export function setRowBusy(part: HTMLElement, busy: RowState['busy'], isCalling = false): void {
  const row = mainRow(part);
  const before = rowState(row);
  if (before?.busy === busy && (before?.isCalling ?? false) === isCalling) return;
  changeRow(row, { busy, isCalling, off: isCalling ? (before?.off ?? {}) : before?.off });
}

/** Returns the reasons of the row's state, else those that the server printed. */
export const reasonsOf = ({ classList }: Element, state: RowState | undefined): DisabledReason[] =>
  DISABLED_REASONS.filter(reason => state?.off?.[reason] ?? classList.contains(reason));

export const isButtonOff = (button: Element, state: RowState | undefined): boolean =>
  state?.off ? state.isCalling || reasonsOf(button, state).length > 0 : button.classList.contains('wcpt-disabled');

/** Whether a cart button or a cross is disabled, also before that is rendered. */
export function isControlOff(control: Element): boolean {
  const row = rowOf(control);
  const state = row && rowState(mainRow(row));
  if (control.matches(CART_BUTTON)) return isButtonOff(control, state);
  const { inCart } = state ?? {};
  return inCart === undefined ? control.classList.contains('wcpt-disabled') : !inCart;
}

/** Reads the number of pieces in the cart, which another script may have written to the row. */
export function readPieces(row: HTMLElement): void {
  const inCart = rowState(row)?.inCart;
  const told = row.getAttribute('data-wcpt-in-cart');
  if (inCart !== undefined && told !== numberDigits(inCart)) changeRow(row, { inCart: Number(told) || 0 });
}

const SPINNER = html`<i class="wcpt-cart-badge-refresh sw-table-turning" aria-hidden="true"><svg class="feather feather-loader" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"><line x1="12" y1="2" x2="12" y2="6"/><line x1="12" y1="18" x2="12" y2="22"/><line x1="5" y1="5" x2="8" y2="8"/><line x1="16" y1="16" x2="19" y2="19"/><line x1="2" y1="12" x2="6" y2="12"/><line x1="18" y1="12" x2="22" y2="12"/><line x1="5" y1="19" x2="8" y2="16"/><line x1="16" y1="8" x2="19" y2="5"/></svg></i>`;

export const spinner = (): DocumentFragment => parseFragment(SPINNER);
