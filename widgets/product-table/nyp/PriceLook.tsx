import { type ReactNode, useLayoutEffect } from 'react';
import { isVariableRow, mainRow, rowOf } from '../rows/row';
import type { RowState } from '../rows/rowState';
import { nameField, showAsked, showPriceProblem } from '../show/showNamedPrice';
import { useRowStore, useShown } from '../show/useShown';
import { type PriceState, priceStore } from './priceStore';

/** What a named price of an awake row shows: its name, what is wrong with it, and what the chosen variation asks for. */
export function PriceLook({ field }: { readonly field: HTMLInputElement }): ReactNode {
  const row = rowOf(field);
  useLayoutEffect(() => nameField(field), [field]);
  useShown(field, useRowStore(field), row && isVariableRow(mainRow(row)) ? selectionOf : nothing, showAsked);
  useShown(field, priceStore(field), problemOf, showPriceProblem);
  return null;
}

const problemOf = ({ problem }: PriceState) => problem;
const selectionOf = ({ selection }: RowState) => selection;
const nothing = () => undefined;
