import type { Feature } from '../../table/feature';
import { childRowParts, startChildRows } from './childRowParts';

export const childRows: Feature = { rowParts: childRowParts, start: startChildRows };
