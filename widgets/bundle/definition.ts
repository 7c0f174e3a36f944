import { pageGlobal } from '../../src/core/config/pageGlobal';
import { conflictWith } from '../../src/loader/conflictWith';
import type { Definition } from '../../src/loader/definition';
import { atOnce } from '../../src/loader/hydrateWhen';

const STEPS = '[class*="-input-plus"], [class*="-input-minus"]';

export const definition = {
  name: 'bundle',
  markers: '.woosb-wrap',
  // Its form, which may stand far from it, is not to be sent before it was checked.
  hydrateWhen: [atOnce],
  controls: STEPS,
  repeats: STEPS,
  conflicts: () =>
    conflictWith("the bundles' own script", 'woo-product-bundle/assets/js/frontend', () => pageGlobal('woosb_init')),
  load: () => import('./index'),
} satisfies Definition;
