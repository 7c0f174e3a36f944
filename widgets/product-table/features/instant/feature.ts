import type { Feature } from '../../table/feature';
import { startInstant } from './startInstant';

/** Searching and sorting in the browser. */
export const instant: Feature = { start: startInstant };
