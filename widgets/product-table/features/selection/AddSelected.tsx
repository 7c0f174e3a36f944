import { type ReactNode, useState } from 'react';
import { Adopted, type SlotProps } from '../../../../src/hydrate';
import { useTable } from '../../table/table';
import { select, selectionOf } from './startSelection';

/** The block that adds the selected rows; presses wait for its code. Source: contract product-table 15.1. */
export function AddSelected({ element }: SlotProps): ReactNode {
  const table = useTable();
  const [block] = useState(() => selectionOf(table)?.block(element));
  return block ?? <Adopted of={element} onClick={({ target }) => select(table, ({ press }) => press(target))} />;
}
