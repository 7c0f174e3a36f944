import type { ReactNode } from 'react';
import { Adopted, type SlotProps } from '../../../src/hydrate';
import { useTable } from '../frame/tableContext';
import { lazyPart, loadWithRows } from '../lazyPart';
import { inFreshRows } from '../rows/freshRows';
import type { Table } from '../table';

/** Where a row has its product's form. */
export const FORM_PLACE = '.wcpt-add-to-cart-wrapper';

/** A product's form in a row, which says at its fields why it can't be sent. Source: contract product-table 17.1. */
export function RowForm({ element, children }: SlotProps): ReactNode {
  const table = useTable();
  return (
    <Adopted of={element} onSubmitCapture={({ nativeEvent }) => rowForms.now(table)?.submit(nativeEvent)}>
      {children}
    </Adopted>
  );
}

const rowForms = lazyPart({
  load: async () => (await import('./runAddons')).runAddons,
  found: 'the part for add-ons and measures did not load',
  consequence: 'The shop checks them when they are added.',
});

/**
 * Loads the checks of products' forms in rows with the first such form. Source: spec product-table 1; contract 1.4 step 4,
 * 17.1.
 */
export const startAddons = (table: Table): void =>
  loadWithRows(table, rowForms, () => inFreshRows(table, `${FORM_PLACE} form`).length > 0);
