import type { Table } from '../table';

export function startSorting(_table: Table): void {}
