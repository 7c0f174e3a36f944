import { type ReactNode, useState } from 'react';
import { Adopted, type SlotProps } from '../../../src/hydrate';
import { useStore } from '../../../src/ui/useStore';
import { useTable } from '../frame/tableContext';
import { lazyPart, loadWithRows } from '../lazyPart';
import { PRICE_FIELD } from '../price/prices';
import { inFreshRows } from '../rows/freshRows';
import type { Table } from '../table';

/**
 * The field in which the shopper names a row's price. What is typed is heard by the table, as scripts put prices into cold
 * rows, too; what the field shows of it comes with the code for it. Source: spec product-table 5.4; contract 28.
 */
export function NamePrice({ element }: SlotProps<HTMLInputElement>): ReactNode {
  const Look = useStore(useTable().store, state => state.priceLook);
  // Made once: with each new props React would write `type` and `defaultValue` again, over what scripts changed.
  const [field] = useState(() => <Adopted of={element} />);
  return (
    <>
      {field}
      {Look && <Look field={element} />}
    </>
  );
}

const namedPrices = lazyPart({
  load: async () => (await import('./runNyp')).runNyp,
  found: 'the part for prices that the shopper names did not load',
  consequence: 'The shop checks such a price when it is added.',
});

/** Loads the checks of named prices with the first row that asks for one. Source: contract product-table 28. */
export const startNyp = (table: Table): void =>
  loadWithRows(table, namedPrices, () => inFreshRows(table, PRICE_FIELD).length > 0);
