import type { Table } from '../table';

export function startPaging(_table: Table): void {}
