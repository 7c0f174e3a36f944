import { type MouseEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { Adopted, type SlotProps, useAttributes } from '../../../src/hydrate';
import { clickOnKeys } from '../../../src/ui/onPress';
import { pressCart } from '../cart/startCart';
import { useTable } from '../frame/tableContext';
import { showButton } from '../show/showButtons';
import { showBadge, showRemove } from '../show/showInCart';
import { showSpinner } from '../show/showSpinner';
import { useRowStore, useShown } from '../show/useShown';
import type { Table } from '../table';
import { refuse } from '../variations/refusal';
import { useInCart } from './InCart';
import { rowOf } from './row';
import type { RowState } from './rowState';

const buttonsOf = ({ buttons }: RowState) => buttons;
const isBusyOf = ({ buttons }: RowState) => buttons?.isBusy;
const nothing = () => undefined;

/** Adds a row's product to the cart, or says why it can't. Source: spec product-table 2.8, 4.6; contract 17.1. */
export function AddButton({ element }: SlotProps): ReactNode {
  const table = useTable();
  const store = useRowStore(element);
  const [isWaiting, press] = useCart(element, 'adding');
  const onClick = (event: MouseEvent) => {
    refuse(table, element, event);
    press(event);
  };
  useShown(element, store, buttonsOf, showButton);
  useInCart(element, showBadge);
  // Who waits for the code says so as well, and has no call yet.
  useShown(element, store, isWaiting ? nothing : isBusyOf, showSpinner);
  return <Adopted of={element} onClick={onClick} />;
}

/**
 * Answers a click on a cold row's button as the component does, where the row's root would hear it.
 * @param click on its way to the row
 */
export function pressCold(table: Table, row: Element, button: HTMLElement, click: Event): void {
  const part = rowOf(button);
  if (!part) return;
  const tell = (isWaiting: boolean) => {
    if (isWaiting) button.setAttribute('aria-busy', 'true');
    else button.removeAttribute('aria-busy');
  };
  const onClick = (event: Event) => {
    // Another script may have stopped the one that is meant.
    if (event !== click) return;
    refuse(table, button, event);
    pressCart(table, part, button, 'adding', event, tell);
  };
  row.addEventListener('click', onClick, { once: true });
}

/** The cross that takes a row's product out of the cart. Source: spec product-table 2.8; contract 17.6. */
export function RemoveButton({ element }: SlotProps): ReactNode {
  const [, onClick] = useCart(element, 'removing');
  useInCart(element, showRemove);
  return <Adopted of={element} onClick={onClick} onKeyDown={clickOnKeys} />;
}

/** What a click on a control does with the cart, and what the control says until the code for it is there. */
function useCart(element: HTMLElement, busy: NonNullable<RowState['busy']>) {
  const table = useTable();
  const [isWaiting, wait] = useState(false);
  const onClick = (event: MouseEvent) => {
    const row = rowOf(element);
    // What is said afterwards is said of what the page shows.
    const tell = (is: boolean) => (is ? wait(true) : flushSync(() => wait(false)));
    if (row) pressCart(table, row, element, busy, event, tell);
  };
  useAttributes(element, isWaiting ? WAITING : {});
  return [isWaiting, onClick] as const;
}

const WAITING = { 'aria-busy': 'true' };
