import { sessionStore, UNTOLD_PAYMENTS } from '../../core/storage';
import type { Definition } from '../../loader/definition';
import { atOnce } from '../../loader/hydrateWhen';

/** Any page after one on which a payment was confirmed that the shop could not be told of. */
export const definition = {
  name: 'payment-report',
  markers: 'body',
  markerOf: body => (sessionStore.get(UNTOLD_PAYMENTS) === undefined ? null : body),
  atLoadOnly: true,
  hydrateWhen: [atOnce],
  load: () => import('./index'),
} satisfies Definition;
