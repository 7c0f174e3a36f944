import type { ReactNode } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SlotProps } from '../../../src/hydrate';

/** A component for the elements of a selector, which it names: a method may take a narrower element than all. */
type SlotComponent = { draw(props: SlotProps): ReactNode }['draw'];

export type FeatureSlots = Readonly<Record<string, SlotComponent>>;

/** Elements of one kind in rows. */
export interface RowPart {
  readonly selector: string;
  /** Whether `ready` gets those around the rows as well. */
  readonly isInFrame?: boolean;
  /** Prepares those of new rows. */
  readonly ready?: (elements: readonly HTMLElement[]) => void;
  readonly on?: {
    readonly [Type in keyof HTMLElementEventMap]?: (element: HTMLElement, event: HTMLElementEventMap[Type]) => void;
  };
  /** Hears events of values, also those that scripts trigger with jQuery. */
  readonly onValue?: { readonly [Type in ValueType]?: (element: HTMLElement) => void };
}

/** Kinds of events that tell of a value. */
export type ValueType = 'change' | 'input' | 'keyup';

export interface WithStore {
  readonly store: object;
}

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
