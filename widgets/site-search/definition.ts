import { clashWithFile } from '../../src/loader/clashWith';
import type { Definition, Wake } from '../../src/loader/definition';
import { where } from '../../src/loader/wakes';

/** In a window of at most 1024 px, now or when it gets as narrow. */
const whenNarrow: Wake = (_marker, wake, signal) => {
  const narrow = matchMedia('(max-width: 1024px)');
  if (narrow.matches) wake();
  else narrow.addEventListener('change', wake, { once: true, signal });
};

export const definition = {
  name: 'site-search',
  markers: '.is-menu, .is-search-form, .storefront-handheld-footer-bar .search',
  // Up to this width the links of menus lead nowhere, touched or not. Source: spec storefront 2.
  wakes: [where(marker => marker.matches('.is-menu:has(> a)'), whenNarrow)],
  controls: '.is-menu > a, .search > a',
  clash: () => clashWithFile("the search's own script", 'ivory-search'),
  load: () => import('./index'),
} satisfies Definition;
