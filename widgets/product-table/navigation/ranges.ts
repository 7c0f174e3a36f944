import type { Table } from '../table';

export function setUpRanges(_table: Table): void {}
