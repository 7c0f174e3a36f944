import { numberDigits } from '../../../src/core/decimal';
import { html, parseFragment } from '../../../src/core/html';
import { CART_BUTTON, inRow, mainRow, REMOVE, rowOf, rowParts } from './row';
import type { Look } from './rowLooks';
import { DISABLED_REASONS, type DisabledReason, memoryOf, type RowState, recall, rowState, rowStore } from './rowState';

/** A click has nothing to say to this one. With the others the button says what is missing, so it is no disabled control. */
const SILENT: DisabledReason = 'wcpt-quantity-input-error';

/** With a reason the cart buttons of a row are disabled. Source: spec product-table 4.6; contract 26.4. */
export function setDisabledReason(part: Element, reason: DisabledReason, isOff: boolean): void {
  const buttons = inRow(part, CART_BUTTON);
  if (!buttons.length || !(part instanceof HTMLElement)) return;
  const row = mainRow(part);
  const { off = {} } = rowState(row) ?? {};
  // Of what nobody has put off there is nothing to remember, but the server may have printed it.
  const wasOff = off[reason] ?? buttons.some(({ classList }) => classList.contains(reason));
  if (wasOff !== isOff) rowStore(row).setState({ off: { ...off, [reason]: isOff } });
  showInCopy(part, row);
}

/** @param isCalling a call of the cart for it waits or runs: the buttons wait as well. Source: contract 17.4, 17.5 */
export function setRowBusy(part: HTMLElement, busy: RowState['busy'], isCalling = false): void {
  const row = mainRow(part);
  const before = rowState(row);
  if (before?.busy !== busy || (before?.isCalling ?? false) !== isCalling)
    rowStore(row).setState({ busy, isCalling, off: isCalling ? (before?.off ?? {}) : before?.off });
  part.classList.toggle('wcpt-adding-product', busy === 'adding');
  part.classList.toggle('wcpt-removing-product', busy === 'removing');
  showInCopy(part, row);
}

/** A copy of a row in another script's tooltip is no part of it, and shows each change at once. */
function showInCopy(part: HTMLElement, row: HTMLElement): void {
  const state = rowState(row);
  if (state && !rowParts(row).includes(part)) showIn(part, state);
}

export const showButtons: Look = (row, now, before) => {
  const isSame = before?.off === now.off && before?.busy === now.busy && (before?.isCalling ?? false) === now.isCalling;
  if (isSame) return;
  for (const part of rowParts(row)) showIn(part, now);
};

function showIn(part: Element, state: RowState): void {
  const { busy, isCalling } = state;
  for (const button of inRow(part, CART_BUTTON)) {
    if (state.off) showButton(button, state);
    showSpinner(button, busy === 'adding' || isCalling);
  }
  for (const cross of inRow(part, REMOVE)) showWaiting(cross, busy === 'removing');
}

function showButton(button: Element, state: RowState): void {
  const { classList } = button;
  const reasons = reasonsOf(button, state);
  for (const reason of DISABLED_REASONS) classList.toggle(reason, reasons.includes(reason));
  classList.toggle('wcpt-disabled', isOff(button, state));
  if (state.isCalling || reasons.includes(SILENT)) button.setAttribute('aria-disabled', 'true');
  else button.removeAttribute('aria-disabled');
}

/** What the row's state says, else what the server printed. Source: spec product-table 4.6. */
export const reasonsOf = ({ classList }: Element, state: RowState | undefined): DisabledReason[] =>
  DISABLED_REASONS.filter(reason => state?.off?.[reason] ?? classList.contains(reason));

const isOff = (button: Element, state: RowState | undefined): boolean =>
  state?.off ? state.isCalling || reasonsOf(button, state).length > 0 : button.classList.contains('wcpt-disabled');

/** Whether a cart button or a cross is off, be that shown or not yet. */
export function isControlOff(control: Element): boolean {
  const row = rowOf(control);
  const state = row && rowState(mainRow(row));
  if (control.matches(CART_BUTTON)) return isOff(control, state);
  const pieces = row && tellsPieces(row, state?.inCart) ? state?.inCart : undefined;
  return pieces === undefined ? control.classList.contains('wcpt-disabled') : !pieces;
}

const SPINNER = 'i.wcpt-cart-badge-refresh';

function showSpinner(button: Element, isBusy: boolean): void {
  const present = button.querySelector(SPINNER);
  showWaiting(button, isBusy);
  if (!isBusy) present?.remove();
  else if (!present) button.append(spinner());
}

function showWaiting(control: Element, isBusy: boolean): void {
  if (isBusy) control.setAttribute('aria-busy', 'true');
  else control.removeAttribute('aria-busy');
}

const SPINNER_MARKUP = html`<i class="wcpt-cart-badge-refresh" aria-hidden="true"><svg class="feather feather-loader" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"><line x1="12" y1="2" x2="12" y2="6"/><line x1="12" y1="18" x2="12" y2="22"/><line x1="5" y1="5" x2="8" y2="8"/><line x1="16" y1="16" x2="19" y2="19"/><line x1="2" y1="12" x2="6" y2="12"/><line x1="18" y1="12" x2="22" y2="12"/><line x1="5" y1="19" x2="8" y2="16"/><line x1="16" y1="8" x2="19" y2="5"/></svg></i>`;

/** Source: contract product-table 17.4. */
export const spinner = (): Node => parseFragment(SPINNER_MARKUP);

export const IN_CART = '.wcpt-in-cart';

const PARTS = `${IN_CART}, .wcpt-remove, .add_to_cart_button, ${CART_BUTTON}`;

/** Another script may have told the row otherwise. */
const tellsPieces = (row: Element, pieces: number | undefined): pieces is number =>
  pieces !== undefined && row.getAttribute('data-wcpt-in-cart') === numberDigits(pieces);

export const showCartPieces: Look = (row, { inCart }, before) => {
  if (before?.inCart !== inCart && tellsPieces(row, inCart)) showPieces(row, inCart);
};

/** Source: spec product-table 4.4; contract 17.5. */
export function showPieces(row: Element, pieces: number): void {
  for (const part of inRow<HTMLElement>(row, PARTS)) {
    if (part.matches(IN_CART)) showInCart(part, pieces);
    else if (part.matches('.wcpt-remove')) showRemove(part, pieces);
    else if (part.matches(CART_BUTTON)) showBadge(part, pieces);
    else if (!pieces) {
      part.classList.remove('added');
      if (part.nextElementSibling?.matches('a.added_to_cart')) part.nextElementSibling.remove();
    }
  }
}

function showInCart(place: Element, pieces: number): void {
  const template = place.getAttribute(pieces ? 'data-wcpt-template' : 'data-wcpt-empty-template');
  if (template !== null) place.textContent = template.replaceAll('{n}', numberDigits(pieces));
}

function showRemove(control: Element, pieces: number): void {
  control.classList.toggle('wcpt-disabled', !pieces);
  control.setAttribute('aria-disabled', String(!pieces));
}

const BADGE = 'i.wcpt-cart-badge-number';

function showBadge(button: Element, pieces: number): void {
  const text = numberDigits(pieces);
  const present = button.querySelector(BADGE);
  if (pieces) {
    const badge = present ?? document.createElement('i');
    badge.className = 'wcpt-cart-badge-number';
    badge.textContent = text;
    if (!present) button.append(' ', badge);
  } else {
    if (present?.previousSibling?.nodeType === Node.TEXT_NODE) present.previousSibling.remove();
    present?.remove();
  }
}

/** A printed name says the button's text, so also the number of pieces. */
export function nameButtons(row: Element, pieces: number): void {
  for (const button of inRow(row, CART_BUTTON)) {
    const printed = recall(button)?.name ?? button.getAttribute('aria-label');
    const label = (button.querySelector('.wcpt-button-label')?.textContent ?? '').trim();
    if (!printed || !label || !printed.includes(label)) continue;
    memoryOf(button).name = printed;
    const name = pieces ? printed.replace(label, () => `${label} ${numberDigits(pieces)}`) : printed;
    button.setAttribute('aria-label', name);
  }
}
