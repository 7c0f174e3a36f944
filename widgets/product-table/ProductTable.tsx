import type { ReactNode } from 'react';
import { adopt } from '../../src/hydrate';
import { Heading } from './frame/Heading';
import { PageLink, Pagination } from './frame/Pagination';
import { TableProvider } from './frame/tableContext';
import { owns, type Table } from './table';

/** Rows are roots of their own, or no React at all: see `rows/Row`. */
const ROWS = '.wcpt-table > tbody';

const slots = {
  '.wcpt-heading': Heading,
  '.wcpt-pagination': Pagination,
  '.wcpt-pagination .page-numbers': PageLink,
};

/** A product table around its rows. What no component draws yet is opaque to React, and other parts of the widget work on it. */
export function ProductTable({ table }: { readonly table: Table }): ReactNode {
  return (
    <TableProvider value={table}>{adopt(table.container, slots, element => owns(table, element), ROWS)}</TableProvider>
  );
}
