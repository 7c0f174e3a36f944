import { type ReactNode, useEffect, useState } from 'react';
import { announceNow } from '../../../src/core/cart/liveRegion';
import { adopt, useAttributes, useClasses } from '../../../src/hydrate';
import { useStore } from '../../../src/ui/useStore';
import { Failure } from './Failure';
import type { FeatureSlots } from './feature';
import { tTable } from './messages';
import { owns } from './own';
import { waitingClasses } from './query/status';
import { type Table, TableProvider, useTable } from './table';

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

/** Time after which screen readers hear that the shopper's choice is still on its way, ms. */
const SLOW = 2000;

/** Shows by classes of the container what the table waits for. See contract/product-table.md#container. */
function Waiting(): ReactNode {
  const { container, store } = useTable();
  const status = useStore(store, state => state.status);
  const hold = useStore(store, state => state.hold);
  const classes = waitingClasses(status, hold);
  useClasses(container, classes);
  useAttributes(container, { 'aria-busy': Object.values(classes).includes(true) ? 'true' : null });
  useEffect(() => {
    if (status.is !== 'asking' || status.purpose === 'refresh_table') return;
    const say = () => announceNow(tTable('product-table.loading'));
    const timer = setTimeout(say, status.since + SLOW - performance.now());
    return () => clearTimeout(timer);
  }, [status]);
  return null;
}

const slotsOf = (features: Table['features']): FeatureSlots =>
  Object.fromEntries(features.flatMap(({ slots = {} }) => Object.entries(slots)));
