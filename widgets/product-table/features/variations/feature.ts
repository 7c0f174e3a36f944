import type { Feature } from '../../table/feature';
import { prepareVariations, startVariations, variationParts } from './startVariations';

/** Choices of variations in rows, and what they change there. */
export const variations: Feature = { rowParts: variationParts, prepare: prepareVariations, start: startVariations };
