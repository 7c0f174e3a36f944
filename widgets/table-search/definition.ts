import { conflictWithTable } from '../../src/loader/conflictWith';
import type { Definition } from '../../src/loader/definition';
import { whenIdle, where } from '../../src/loader/hydrateWhen';

export const definition = {
  name: 'table-search',
  markers: '.wcpt-global-search',
  // A sign that clears is shown on an empty field where the server has not marked it.
  hydrateWhen: [where(marker => marker.matches(':not(.wcpt-global-search--empty)'), whenIdle)],
  controls: '.wcpt-global-search__clear',
  conflicts: conflictWithTable,
  load: () => import('./index'),
} satisfies Definition;
