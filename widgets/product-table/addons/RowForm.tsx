import type { ReactNode } from 'react';
import { Adopted, type SlotProps } from '../../../src/hydrate';
import { useTable } from '../frame/tableContext';
import { lazyPart } from '../lazyPart';
import { inFreshRows } from '../rows/freshRows';
import type { Table } from '../table';
import type { RowForms } from './runAddons';

/** Where a row has its product's form. */
export const FORM_PLACE = '.wcpt-add-to-cart-wrapper';

/** A product's form in a row, which says at its fields why it can't be sent. Source: contract product-table 17.1. */
export function RowForm({ element, children }: SlotProps): ReactNode {
  const table = useTable();
  return (
    <Adopted of={element} onSubmitCapture={({ nativeEvent }) => parts.get(table)?.()?.submit(nativeEvent)}>
      {children}
    </Adopted>
  );
}

const parts = new WeakMap<Table, () => RowForms | undefined>();

/**
 * Brings what reads and checks the fields of products' forms in rows, with the first such form. Source: spec product-table 1;
 * contract 1.4 step 4, 17.1.
 */
export function startAddons(table: Table): void {
  const part = lazyPart(table, {
    isWanted: () => inFreshRows(table, `${FORM_PLACE} form`).length > 0,
    load: async () => (await import('./runAddons')).runAddons,
    found: 'the part for add-ons and measures did not load',
    consequence: 'The shop checks them when they are added.',
  });
  parts.set(table, part);
}
