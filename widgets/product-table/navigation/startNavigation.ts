import type { Table } from '../table';

export function startNavigation(_table: Table): void {}
