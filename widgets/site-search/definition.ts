import { readGlobal } from '../../src/core/config/shopGlobals';
import { conflictWith } from '../../src/loader/conflictWith';
import type { Definition, HydrationReason } from '../../src/loader/definition';
import { whenIdle, whenNarrow, where } from '../../src/loader/hydrateWhen';

/** Does not hydrate: it tells a tracker of a page of results. */
const whenResults: HydrationReason = (marker, _hydrate, signal) =>
  whenIdle(
    marker,
    () => readGlobal('IvorySearchVars')?.is_search && import('../../src/core/countSearch').catch(() => {}),
    signal,
  );

export const definition = {
  name: 'site-search',
  markers: '.is-menu, .is-search-form, .storefront-handheld-footer-bar .search',
  // Up to this width the links of menus lead nowhere, touched or not.
  hydrateWhen: [
    where(marker => marker.matches('.is-menu') && marker.querySelector(':scope > a') !== null, whenNarrow),
    whenResults,
  ],
  controls: '.is-menu > a, .search > a',
  conflicts: () => conflictWith("the search's own script", 'ivory-search'),
  load: () => import('./index'),
} satisfies Definition;
