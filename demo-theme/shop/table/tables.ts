import { audioTable } from './audio';
import { bulkTable } from './bulk';
import { cartTables } from './cart/cartTables';
import type { TableDefinition } from './definition';
import { filterTables } from './definitions/filterTables';
import { rowTables } from './definitions/rowTables';
import { variationTables } from './variations/variationTables';

/** The demo's tables; how many rows the long ones have is the page's to say. */
export const tableDefinitions = (rows: number | undefined): readonly TableDefinition[] => [
  ...filterTables,
  ...rowTables(rows),
  bulkTable(rows),
  audioTable,
  ...cartTables(rows),
  ...variationTables(rows),
];
