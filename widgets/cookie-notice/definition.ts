import { readDecision } from '../../src/core/consent';
import type { Definition } from '../../src/loader/definition';
import { atOnce, where } from '../../src/loader/hydrateWhen';

/** Whether it is the notice, with something to show: a question to who has not decided, or what takes the choice back. */
const isToShow = (marker: Element): boolean =>
  marker.matches('#cookie-notice') &&
  (readDecision() === undefined || marker.querySelector('.cookie-revoke-container') !== null);

export const definition = {
  name: 'cookie-notice',
  markers: '#cookie-notice, .cn-revoke-inline',
  hydrateWhen: [where(isToShow, atOnce)],
  controls: '.cn-set-cookie, #cn-close-notice, .cn-revoke-cookie',
  // Themes put controls anywhere in the page.
  elsewhere: 'html',
  load: () => import('./index'),
} satisfies Definition;
