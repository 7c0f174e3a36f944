import type { Table } from '../table';

export function startLayout(_table: Table): void {}
