import { type ReactNode, useState } from 'react';
import type { Units } from '../../../../src/core/decimal';
import { Adopted, type SlotProps } from '../../../../src/hydrate';
import { useTable } from '../../table/table';
import type { Checks } from './checkRows';
import { select, selectionOf } from './startSelection';

export interface SelectedSum {
  /** Pieces; a row without a quantity counts as one. */
  readonly quantity: Units;
  /** In currency units. */
  readonly cost: Units;
}

export interface Selected {
  readonly sum: SelectedSum;
  /** All rows that are shown and can be. */
  readonly isAll: boolean;
  /** Columns whose headings have a box for all rows; undefined until the first rows are set up. */
  readonly columns?: readonly number[];
  readonly checks: Checks;
  /** Blocks that are repeated beside the pages. */
  readonly copies: WeakSet<Element>;
}

/** The block that adds the selected rows; presses wait for its code. Source: contract product-table 15.1. */
export function AddSelected({ element }: SlotProps): ReactNode {
  const table = useTable();
  const [block] = useState(() => selectionOf(table)?.block(element));
  return block ?? <Adopted of={element} onClick={({ target }) => select(table, ({ press }) => press(target))} />;
}
