import type { Theme } from '../shop/theme';
import { blocks } from './blocks';
import { catalogue } from './catalogue';
import { drawer } from './drawer';
import { legacy } from './legacy';
import { sticky } from './sticky';

/** The child themes of the demo. */
export const THEMES: readonly Theme[] = [drawer, sticky, legacy, catalogue, blocks];
