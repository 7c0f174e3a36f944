import { type ReactNode, useState } from 'react';
import { Adopted, type SlotProps } from '../../../src/hydrate';
import type { Units } from '../price/prices';
import { select } from '../selection/startSelection';
import { useTable } from './tableContext';

/** How much is selected, exactly. */
export interface SelectedSum {
  /** Pieces; a row without a quantity counts as one. */
  readonly quantity: Units;
  /** In currency units. */
  readonly cost: Units;
}

/** What of a table's rows is selected, and what shows it: both come with the code that selects. */
export interface Selected {
  readonly sum: SelectedSum;
  /** All rows that are shown and can be. */
  readonly isAll: boolean;
  /** Columns whose headings have a box for all rows. */
  readonly columns: readonly number[];
  readonly parts: {
    readonly block: (element: HTMLElement) => ReactNode;
    /** What stands first in a heading; nothing in one that is over no boxes. */
    readonly box: (heading: HTMLElement) => ReactNode;
    /** Repeats the block where it is to be, before a React root takes the table over. */
    readonly repeat: () => void;
  };
}

/** The block that adds what is selected: until there is what draws it, presses wait. Source: contract product-table 15.1. */
export function AddSelected({ element }: SlotProps): ReactNode {
  const table = useTable();
  const [block] = useState(() => table.store.getState().selected?.parts.block(element));
  return block ?? <Adopted of={element} onClick={({ target }) => select(table, ({ press }) => press(target))} />;
}
