import { readDecision } from '../../core/consent';
import type { Definition } from '../../loader/definition';
import { atOnce } from '../../loader/hydrateWhen';

/** The body where it tells a choice of cookies; a notice that asks for the choice tells it by itself. */
export const definition = {
  name: 'consent-classes',
  markers: 'body',
  markerOf(body) {
    const hasNotice = document.querySelector('#cookie-notice') !== null;
    const tells = hasNotice ? readDecision() !== undefined : body.matches('.cookies-set, .cookies-not-set');
    return tells ? body : null;
  },
  hydrateWhen: [atOnce],
  load: () => import('./index'),
} satisfies Definition;
