import { pageGlobal } from '../../src/core/config/pageGlobal';
import { clashWith } from '../../src/loader/clashWith';
import type { Definition } from '../../src/loader/definition';
import { atOnce } from '../../src/loader/wakes';

const STEPS = '[class*="-input-plus"], [class*="-input-minus"]';

export const definition = {
  name: 'bundle',
  markers: '.woosb-wrap',
  // Its form, which may stand far from it, is not to be sent before it was checked.
  wakes: [atOnce],
  controls: STEPS,
  repeats: STEPS,
  clash: () =>
    clashWith("the bundles' own script", 'woo-product-bundle/assets/js/frontend', () => pageGlobal('woosb_init')),
  load: () => import('./index'),
} satisfies Definition;
