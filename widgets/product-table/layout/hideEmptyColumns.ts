import type { Table } from '../table';

export function hideEmptyColumns(_table: Table): void {}
