import { storeContext } from '../../../src/ui/storeContext';
import type { Table } from '../table';

/** Gives the components of a table the table that they are of. */
export const [TableProvider, useTable] = storeContext<Table>();
