import type { Feature } from '../../table/feature';
import { linkParts } from './linkParts';
import { termParts } from './termParts';

/** Rows and parts that lead somewhere, terms that filter, downloads. */
export const links: Feature = { rowParts: table => [...termParts(table), ...linkParts(table)] };
