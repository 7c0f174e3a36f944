import type { Table } from '../table';

/** The tables on the page. */
export const tables = new Set<Table>();
