import type { Table } from '../table';

export function refreshReset(_table: Table): void {}
