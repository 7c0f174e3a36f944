import type { Table } from '../table';

export function refreshHeadings(_table: Table): void {}
