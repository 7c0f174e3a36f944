import { showBusy, showCartButton } from '../show/showButtons';
import { CART_BUTTON, inRow, mainRow, rowParts } from './row';
import { type ButtonState, type DisabledReason, type RowState, rowState, rowStore } from './rowState';

const PRINTED: ButtonState = { off: {}, isBusy: false };

/** Puts the cart buttons of a row, or of another part that it is shown in, off. Source: spec product-table 4.6; contract 26.4. */
export const disableButtons = (part: Element, reason: DisabledReason): void => putOff(part, reason, true);

/** Takes a reason away; the buttons work again when it was the last. Source: spec product-table 4.6; contract 26.4. */
export const enableButtons = (part: Element, reason: DisabledReason): void => putOff(part, reason, false);

function putOff(part: Element, reason: DisabledReason, isOff: boolean): void {
  change(part, (before, buttons) => {
    // Of what nobody has put off there is nothing to remember, but the server may have printed it.
    const wasOff = before.off[reason] ?? buttons.some(({ classList }) => classList.contains(reason));
    return wasOff === isOff ? before : { ...before, off: { ...before.off, [reason]: isOff } };
  });
}

/** Has the cart buttons of a part wait for a call, or work again unless there is a reason against it. Source: contract 17.5. */
export const occupyButtons = (part: Element, isBusy: boolean): void => change(part, ({ off }) => ({ off, isBusy }));

function change(part: Element, next: (before: ButtonState, buttons: readonly Element[]) => ButtonState): void {
  const buttons = inRow(part, CART_BUTTON);
  if (!buttons.length || !(part instanceof HTMLElement)) return;
  const row = mainRow(part);
  const before = rowState(row)?.buttons ?? PRINTED;
  const state = next(before, buttons);
  if (state !== before) rowStore(row).setState({ buttons: state });
  // A copy of the row in another script's tooltip is no part of it.
  if (!rowParts(row).includes(part)) for (const button of buttons) showCartButton(button, state);
}

/** Tells a row what is being done with its product, and has the row or another part of it show so. */
export function occupyRow(part: HTMLElement, busy: RowState['busy']): void {
  const row = mainRow(part);
  if (rowState(row)?.busy !== busy) rowStore(row).setState({ busy });
  showBusy(part, busy);
}
