import type { Feature } from '../../table/feature';
import { toggleParts } from './toggleParts';

export const toggles: Feature = { rowParts: toggleParts };
