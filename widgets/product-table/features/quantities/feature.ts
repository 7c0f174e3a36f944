import type { Feature } from '../../table/feature';
import { quantityParts, startQuantities } from './quantityEvents';

export const quantities: Feature = { rowParts: quantityParts, start: startQuantities };
