import { conflictWithPlugin } from '../../src/loader/conflictWith';
import type { Definition } from '../../src/loader/definition';
import { variationReasons } from '../../src/loader/hydrateWhen';

export const definition = {
  name: 'swatches',
  markers: '.variable-items-wrapper',
  hydrateWhen: variationReasons,
  controls: '.variable-item, .woo-variation-swatches-variable-item-more',
  conflicts: () =>
    conflictWithPlugin("the swatches' own script", 'woo-variation-swatches/assets/js/frontend', 'WooVariationSwatches'),
  load: () => import('./index'),
} satisfies Definition;
