import { conflictWith } from '../../src/loader/conflictWith';
import type { Definition } from '../../src/loader/definition';

export const definition = {
  name: 'menu',
  markers: '.main-navigation',
  // A theme may give the name to something that is no menu.
  markerOf: found => (found.querySelector('ul, .handheld-navigation') ? found : null),
  hydrateWhen: [],
  controls: '.menu-toggle, .dropdown-toggle, .menu-item-has-children > a',
  conflicts: () => conflictWith("the theme's own menu script", '/navigation'),
  load: () => import('./index'),
} satisfies Definition;
