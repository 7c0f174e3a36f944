import type { Table } from '../table';

export function startRows(_table: Table): void {}
