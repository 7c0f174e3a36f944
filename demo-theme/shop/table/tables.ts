import { wishlistTables } from '../wishlist/wishlistTables';
import { addonTables } from './addons/addonTables';
import { audioTables } from './audio';
import { bulkTable } from './bulk';
import { cartTables } from './cart/cartTables';
import { csvTable } from './csvTable';
import type { TableDefinition } from './definition';
import { filterTables } from './definitions/filterTables';
import { rowTables } from './definitions/rowTables';
import { pictureTables } from './pictures/pictureTables';
import { tooltipTable } from './tooltips';
import { variationTables } from './variations/variationTables';

/** The demo's tables; how many rows the long ones have is the page's to say. */
export const tableDefinitions = (rows: number | undefined): readonly TableDefinition[] => [
  ...filterTables,
  ...rowTables(rows),
  bulkTable(rows),
  ...audioTables,
  ...pictureTables(rows),
  ...cartTables(rows),
  ...variationTables(rows),
  csvTable,
  tooltipTable(rows),
  ...addonTables,
  ...wishlistTables,
];
