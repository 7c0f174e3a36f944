import { settingsElement } from '../../core/dataBlocks';
import type { Definition } from '../../loader/definition';
import { atOnce } from '../../loader/hydrateWhen';

export const definition = {
  name: 'services',
  markers: 'script#shop-services',
  markerOf: found => (found === settingsElement('shop-services') ? found : null),
  hydrateWhen: [atOnce],
  load: () => import('./index'),
} satisfies Definition;
