import { clashWith } from '../../src/loader/clashWith';
import type { Definition } from '../../src/loader/definition';
import { variationWakes } from '../../src/loader/variationWakes';

export const definition = {
  name: 'swatches',
  markers: '.variable-items-wrapper',
  wakes: variationWakes,
  controls: '.variable-item, .woo-variation-swatches-variable-item-more',
  clash: () => clashWith("the swatches' own script", 'WooVariationSwatches'),
  load: () => import('./index'),
} satisfies Definition;
