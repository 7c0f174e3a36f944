import { conflictWith } from '../../src/loader/conflictWith';
import type { Definition } from '../../src/loader/definition';
import { whenNarrow, where } from '../../src/loader/hydrateWhen';

export const definition = {
  name: 'site-search',
  markers: '.is-menu, .is-search-form, .storefront-handheld-footer-bar .search',
  // Up to this width the links of menus lead nowhere, touched or not.
  hydrateWhen: [where(marker => marker.matches('.is-menu') && marker.querySelector(':scope > a') !== null, whenNarrow)],
  controls: '.is-menu > a, .search > a',
  conflicts: () => conflictWith("the search's own script", 'ivory-search'),
  load: () => import('./index'),
} satisfies Definition;
