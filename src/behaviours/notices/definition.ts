import { ALERT_NOTICES } from '../../core/notices';
import type { Definition } from '../../loader/definition';
import { atOnce } from '../../loader/hydrateWhen';

/** The page's first notice; the loader focuses those that come later. */
export const definition = {
  name: 'notices',
  markers: ALERT_NOTICES,
  markerOf: notice => (notice === document.querySelector(ALERT_NOTICES) ? notice : null),
  atLoadOnly: true,
  hydrateWhen: [atOnce],
  load: () => import('./index'),
} satisfies Definition;
