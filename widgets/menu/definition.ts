import { clashWith } from '../../src/loader/clashWith';
import type { Definition } from '../../src/loader/definition';

export const definition = {
  name: 'menu',
  markers: '.main-navigation',
  wakes: [],
  controls: '.menu-toggle, .dropdown-toggle, .menu-item-has-children > a',
  clash: () => clashWith("the theme's own menu script", '/navigation', 'storefront-navigation'),
  load: () => import('./index'),
} satisfies Definition;
