import type { ReactNode } from 'react';
import { adopt } from '../../src/hydrate';
import { useStore } from '../../src/ui/useStore';
import { CsvDownload } from './csv/CsvDownload';
import { AddSelected } from './frame/AddSelected';
import { Failure, NoRows, RowsArea } from './frame/Failure';
import { Heading } from './frame/Heading';
import { MoreRows } from './frame/MoreRows';
import { NavigationArea, PhoneTemplate } from './frame/NavigationArea';
import { PageLink, Pagination } from './frame/Pagination';
import { PhoneButton } from './frame/PhoneButton';
import { RESULT_MESSAGE, ResultCount, ResultMessage } from './frame/ResultCount';
import { TableProvider, useTable } from './frame/tableContext';
import { navigationSlots } from './navigation/navigationSlots';
import { ChildRowToggle } from './rows/ChildRowToggle';
import { DownloadButton, LinkedPart } from './rows/RowLink';
import { Rows } from './rows/Rows';
import { ToggleTrigger } from './rows/Toggle';
import { owns, type Table } from './table';

/** Rows are roots of their own, or no React at all: see `rows/Row`. */
const ROWS = '.wcpt-table > tbody';

const slots = {
  ...navigationSlots,
  'thead .wcpt-child-row-toggle': ChildRowToggle,
  '.wcpt-add-selected, [class*="wcpt-cart-checkbox-trigger"]': AddSelected,
  '.wcpt-heading': Heading,
  '.wcpt-table': Rows,
  '.wcpt-csv-download': CsvDownload,
  '.wcpt-pagination': Pagination,
  '.wcpt-pagination .page-numbers': PageLink,
  '.wcpt-navigation .wcpt-button[download]': DownloadButton,
  '.wcpt-navigation :is(.wcpt-toggle-trigger, .wcpt-tg-trigger)': ToggleTrigger,
  // Thousands of rows may have an address.
  ':not(.wcpt-row)[data-wcpt-href]': LinkedPart,
  '.wcpt-table-scroll-wrapper-outer': RowsArea,
  '.wcpt-no-results[data-wcpt-device]': NoRows,
  '.wcpt-infinite-scroll-dots': MoreRows,
  '.wcpt-result-count': ResultCount,
  '.wcpt-navigation': NavigationArea,
  '.wcpt-rn-button': PhoneButton,
  '.wcpt-nav-modal-tpl': PhoneTemplate,
  [RESULT_MESSAGE]: ResultMessage,
};

/** A product table around its rows. What no component draws yet is opaque to React, and other parts of the widget work on it. */
export function ProductTable({ table }: { readonly table: Table }): ReactNode {
  return (
    <TableProvider value={table}>
      <Failure />
      {adopt(table.container, slots, element => owns(table, element), ROWS)}
      <OpenPicture />
    </TableProvider>
  );
}

/** The row's picture that is open, or enlarged. */
function OpenPicture(): ReactNode {
  return useStore(useTable().store, state => state.picture);
}
