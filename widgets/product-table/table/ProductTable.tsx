import type { ReactNode } from 'react';
import { adopt, useAttributes, useClasses } from '../../../src/hydrate';
import { useStore } from '../../../src/ui/useStore';
import { CsvDownload } from '../features/csv/CsvDownload';
import { NavigationArea, PhoneButton, PhoneTemplate } from '../features/filters/NavigationArea';
import { navigationSlots } from '../features/filters/navigationSlots';
import { PageLink, Pagination, RESULT_MESSAGE, ResultCount, ResultMessage } from '../features/paging/Pagination';
import { MoreRows, RowsArea } from '../features/paging/RowsArea';
import { AddSelected } from '../features/selection/AddSelected';
import { Heading } from '../features/sorting/Heading';
import { Failure } from './frame/Failure';
import { owns, type Table, TableProvider, useTable } from './table';

/** The rows stay out of this root: `rows` renders their content. */
const ROWS = '.wcpt-table > tbody';

const slots = {
  ...navigationSlots,
  '.wcpt-add-selected, [class*="wcpt-cart-checkbox-trigger"]': AddSelected,
  '.wcpt-heading': Heading,
  '.wcpt-csv-download': CsvDownload,
  '.wcpt-pagination': Pagination,
  '.wcpt-pagination .page-numbers': PageLink,
  '.wcpt-table-scroll-wrapper-outer, .wcpt-no-results[data-wcpt-device]': RowsArea,
  '.wcpt-infinite-scroll-dots': MoreRows,
  '.wcpt-result-count': ResultCount,
  '.wcpt-navigation': NavigationArea,
  '.wcpt-rn-button': PhoneButton,
  '.wcpt-nav-modal-tpl': PhoneTemplate,
  [RESULT_MESSAGE]: ResultMessage,
};

export function ProductTable({ table }: { readonly table: Table }): ReactNode {
  return (
    <TableProvider value={table}>
      <Failure />
      {adopt(table.container, slots, element => owns(table, element), ROWS)}
      <OpenPicture />
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

function OpenPicture(): ReactNode {
  return useStore(useTable().store, state => state.picture);
}
