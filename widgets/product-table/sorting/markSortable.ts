import type { Table } from '../table';

export function markSortable(_table: Table): void {}
