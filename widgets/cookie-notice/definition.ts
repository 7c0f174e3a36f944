import type { Definition } from '../../src/loader/definition';
import { atOnce } from '../../src/loader/wakes';

/** The notice, links that take a choice back, and the body where it tells a choice on a page without the notice. Source: add-on
 * contract 3.1. */
export const definition = {
  name: 'cookie-notice',
  markers: '#cookie-notice, .cn-revoke-inline, body:is(.cookies-set, .cookies-not-set)',
  markerOf: found => (found === document.body && document.querySelector('#cookie-notice') ? null : found),
  wakes: [atOnce],
  load: () => import('./index'),
} satisfies Definition;
