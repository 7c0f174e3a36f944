import { conflictWithProductPage } from '../../src/loader/conflictWith';
import type { Definition } from '../../src/loader/definition';
import { whenIdle, whenVisible } from '../../src/loader/hydrateWhen';

/** The form of a review, also where a theme leaves out what the shop puts around it. */
export const definition = {
  name: 'review-form',
  markers: '#review_form form, #respond form',
  markerOf: form => (form.matches('#review_form form') || form.querySelector('select[name="rating"]') ? form : null),
  hydrateWhen: [whenVisible, whenIdle],
  controls: '[type="submit"]',
  conflicts: conflictWithProductPage,
  load: () => import('./index'),
} satisfies Definition;
