import { clashWith } from '../../src/loader/clashWith';
import type { Definition } from '../../src/loader/definition';
import { atOnce } from '../../src/loader/wakes';

export const definition = {
  name: 'bundle',
  markers: '.woosb-wrap',
  // Its form, which may stand far from it, is not to be sent before it was checked.
  wakes: [atOnce],
  controls: '[class*="-input-plus"], [class*="-input-minus"]',
  clash: () => clashWith("the bundles' own script", 'woosb_init', window),
  load: () => import('./index'),
} satisfies Definition;
