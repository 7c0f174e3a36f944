import type { Definition } from '../../loader/definition';
import { atOnce } from '../../loader/wakes';

/** The body where it tells a choice of cookies, on a page without the notice: that one tells it by itself. */
export const definition = {
  name: 'consent-classes',
  markers: 'body:is(.cookies-set, .cookies-not-set)',
  markerOf: body => (document.querySelector('#cookie-notice') ? null : body),
  wakes: [atOnce],
  load: () => import('./index'),
} satisfies Definition;
