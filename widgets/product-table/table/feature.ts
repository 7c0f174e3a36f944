import type { ComponentType, ReactNode } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SlotProps } from '../../../src/hydrate';
import type { RowPart } from './rowEvents';
import type { Table } from './table';

/** A component for the elements of a selector, which it names: a method may take a narrower element than all. */
type SlotComponent = { draw(props: SlotProps): ReactNode }['draw'];

export type FeatureSlots = Readonly<Record<string, SlotComponent>>;

/** A part of what a table can do. It knows the table, and no other feature. All of it may be missing. */
export interface Feature {
  /** Components for elements around the rows, by selector. */
  readonly slots?: FeatureSlots;
  /** A component beside the table's own markup, such as a layer over the page. */
  readonly Layer?: ComponentType;
  /** First content of a column's heading. */
  readonly inHeading?: (table: Table, heading: HTMLElement) => ReactNode;
  /** Elements of rows, and what their events do. A feature before has its turn first. */
  readonly rowParts?: (table: Table) => readonly RowPart[];
  /** Reads new markup into its state, before it is drawn. */
  readonly sync?: (table: Table) => void;
  /** Shows its state in new markup, before other scripts hear that it has come. */
  readonly prepare?: (table: Table, rows: readonly HTMLElement[]) => void;
  /** Listens, until `table.signal` aborts. */
  readonly start?: (table: Table) => void;
}

/** A setting of tables, or some that belong together; `settings.ts` of a feature's folder lists those of the feature for the README. */
export interface Setting {
  /** `{device}` stands for a device view. */
  readonly keys: readonly string[];
  readonly otherwise: string;
  readonly what: string;
}

type WithStore = Pick<Table, 'store'>;

/** Makes a slice of each table's state: a store of its own, which begins with `initial` where the table first uses it. */
export function tableSlice<State>(initial: () => State): (table: WithStore) => StoreApi<State> {
  const slices = new WeakMap<object, StoreApi<State>>();
  return ({ store }) => {
    const slice = slices.get(store) ?? createStore<State>(initial);
    slices.set(store, slice);
    return slice;
  };
}

/** Makes an action that one feature gives and others call; `otherwise` in its place where none gives it. */
export function tableAction<Args extends readonly unknown[], Result>(otherwise: (...args: Args) => Result) {
  const given = new WeakMap<object, (...args: Args) => Result>();
  return {
    give: ({ store }: WithStore, run: (...args: Args) => Result): unknown => given.set(store, run),
    call: ({ store }: WithStore, ...args: Args): Result => (given.get(store) ?? otherwise)(...args),
  };
}
