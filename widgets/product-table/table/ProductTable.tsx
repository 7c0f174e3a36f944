import { type ReactNode, useState } from 'react';
import { adopt, useAttributes, useClasses } from '../../../src/hydrate';
import { useStore } from '../../../src/ui/useStore';
import type { FeatureSlots } from './feature';
import { Failure } from './frame/Failure';
import { owns, type Table, TableProvider, useTable } from './table';

/** The rows stay out of this root: `rows` renders their content. */
const ROWS = '.wcpt-table > tbody';

export function ProductTable({ table }: { readonly table: Table }): ReactNode {
  const { container, features } = table;
  const [slots] = useState(() => slotsOf(features));
  return (
    <TableProvider value={table}>
      <Failure />
      {adopt(container, slots, element => owns(table, element), ROWS)}
      {features.map(({ Layer }, at) => Layer && <Layer key={String(at)} />)}
      <Waiting />
    </TableProvider>
  );
}

/** Shows by classes of the container what the table waits for. Source: contract product-table 1.6. */
function Waiting(): ReactNode {
  const { container, store } = useTable();
  const isHeld = useStore(store, ({ heldBy }) => heldBy !== undefined);
  const status = useStore(store, state => state.status);
  const refreshes = useStore(
    store,
    ({ heldBy, asking }) => heldBy === 'refresh' || (status === 'loading' && asking === 'refresh_table'),
  );
  useClasses(container, {
    'wcpt-loading': isHeld || status === 'loading',
    'wcpt-refreshing': refreshes,
    'wcpt-infinite-scroll-loading-results': status === 'more',
  });
  useAttributes(container, { 'aria-busy': isHeld || status !== 'idle' ? 'true' : null });
  return null;
}

const slotsOf = (features: Table['features']): FeatureSlots =>
  Object.fromEntries(features.flatMap(({ slots = {} }) => Object.entries(slots)));
