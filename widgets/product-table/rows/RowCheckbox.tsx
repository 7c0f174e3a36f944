import type { MouseEvent, ReactNode } from 'react';
import { Adopted, type SlotProps } from '../../../src/hydrate';
import { useTable } from '../frame/tableContext';
import { select } from '../selection/startSelection';

/**
 * The box that checks a row, and what stands around it: here it is whether Shift was held. What a box has become is heard by
 * the table, as scripts tick those of cold rows, too; `showChecked` writes what it shows, be the row cold or awake.
 * Source: spec product-table 4.3; contract 15.1, 15.3.
 */
export function RowCheckbox({ element }: SlotProps): ReactNode {
  const table = useTable();
  const onClick = ({ target, shiftKey }: MouseEvent) => select(table, ({ noteClick }) => noteClick(target, shiftKey));
  return <Adopted of={element} onClick={onClick} />;
}
