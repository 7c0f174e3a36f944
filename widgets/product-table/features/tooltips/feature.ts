import type { Feature } from '../../table/feature';
import { tooltipParts } from './TooltipPart';

export const tooltips: Feature = { rowParts: tooltipParts };
