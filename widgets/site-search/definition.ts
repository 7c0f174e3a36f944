import { clashWith } from '../../src/loader/clashWith';
import type { Definition } from '../../src/loader/definition';
import { whenNarrow, where } from '../../src/loader/wakes';

export const definition = {
  name: 'site-search',
  markers: '.is-menu, .is-search-form, .storefront-handheld-footer-bar .search',
  // Up to this width the links of menus lead nowhere, touched or not. Source: spec storefront 2.
  wakes: [where(marker => marker.matches('.is-menu') && marker.querySelector(':scope > a') !== null, whenNarrow)],
  controls: '.is-menu > a, .search > a',
  clash: () => clashWith("the search's own script", 'ivory-search'),
  load: () => import('./index'),
} satisfies Definition;
