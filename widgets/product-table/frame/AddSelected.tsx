import { type ReactNode, useState } from 'react';
import type { Units } from '../../../src/core/decimal';
import { Adopted, type SlotProps } from '../../../src/hydrate';
import type { Checks } from '../selection/checkRows';
import { select } from '../selection/startSelection';
import { useTable } from '../table';

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
  /** Columns whose headings have a box for all rows. */
  readonly columns: readonly number[];
  readonly checks: Checks;
  /** Blocks that are repeated beside the pages. */
  readonly copies: WeakSet<Element>;
  readonly parts: {
    readonly block: (element: HTMLElement) => ReactNode;
    /** First content of a heading; nothing in a heading without boxes below. */
    readonly box: (heading: HTMLElement) => ReactNode;
    readonly press: (target: EventTarget) => void;
    readonly checkAll: (checked: boolean) => void;
    /** Repeats the block where it is to be, before a React root takes the table over. */
    readonly repeat: () => void;
  };
}

/** The block that adds the selected rows; presses wait for its code. Source: contract product-table 15.1. */
export function AddSelected({ element }: SlotProps): ReactNode {
  const table = useTable();
  const [block] = useState(() => table.store.getState().selected?.parts.block(element));
  return block ?? <Adopted of={element} onClick={({ target }) => select(table, ({ press }) => press(target))} />;
}
