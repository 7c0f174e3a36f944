import type { MouseEvent, ReactNode } from 'react';
import { Adopted, type SlotProps } from '../../../src/hydrate';
import { clickOnKeys } from '../../../src/ui/onPress';
import { pressCart } from '../cart/startCart';
import { useTable } from '../frame/tableContext';
import type { Table } from '../table';
import { refuse } from '../variations/refusal';
import { rowOf } from './row';

/** Adds a row's product to the cart, or says why it can't. Source: spec product-table 2.8, 4.6; contract 17.1. */
export function AddButton({ element }: SlotProps): ReactNode {
  const table = useTable();
  return <Adopted of={element} onClick={(event: MouseEvent) => pressAdd(table, element, event)} />;
}

function pressAdd(table: Table, button: HTMLElement, event: Pick<Event, 'preventDefault' | 'stopPropagation'>): void {
  const row = rowOf(button);
  refuse(table, button, event);
  if (row) pressCart(table, row, button, 'adding', event);
}

/**
 * Answers a click on a cold row's button as the component does, where the row's root would hear it.
 * @param click on its way to the row
 */
export function pressCold(table: Table, row: Element, button: HTMLElement, click: Event): void {
  // Another script may have stopped the one that is meant.
  row.addEventListener('click', event => event === click && pressAdd(table, button, event), { once: true });
}

/** The cross that takes a row's product out of the cart. Source: spec product-table 2.8; contract 17.6. */
export function RemoveButton({ element }: SlotProps): ReactNode {
  const table = useTable();
  const onClick = (event: MouseEvent) => {
    const row = rowOf(element);
    if (row) pressCart(table, row, element, 'removing', event);
  };
  return <Adopted of={element} onClick={onClick} onKeyDown={clickOnKeys} />;
}
