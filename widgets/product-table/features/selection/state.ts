import type { Units } from '../../../../src/core/decimal';
import { tableSlice } from '../../table/feature';

export interface Checks {
  /** In the order in which they were checked. */
  readonly rows: Set<HTMLElement>;
  /** Rows whose boxes were set up. */
  readonly known: WeakSet<HTMLElement>;
  /** Rows that show their new state, and whose event is still to come. */
  readonly due: Map<HTMLElement, boolean>;
  /** The row whose box was clicked last. */
  last?: HTMLElement;
  /** The box that was clicked with Shift: its `change` comes right after. */
  shifted?: EventTarget | undefined;
}

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

/** The selection; undefined until there are rows that can be selected. */
export const selection = tableSlice((): { readonly selected?: Selected | undefined } => ({}));
