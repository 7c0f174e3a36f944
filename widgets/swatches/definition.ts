import { clashWithPlugin } from '../../src/loader/clashWith';
import type { Definition } from '../../src/loader/definition';
import { variationWakes } from '../../src/loader/variationWakes';

export const definition = {
  name: 'swatches',
  markers: '.variable-items-wrapper',
  wakes: variationWakes,
  controls: '.variable-item, .woo-variation-swatches-variable-item-more',
  clash: () =>
    clashWithPlugin("the swatches' own script", 'woo-variation-swatches/assets/js/frontend', 'WooVariationSwatches'),
  load: () => import('./index'),
} satisfies Definition;
