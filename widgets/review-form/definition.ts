import { conflictWithProductPage } from '../../src/loader/conflictWith';
import type { Definition } from '../../src/loader/definition';
import { whenIdle, whenVisible } from '../../src/loader/hydrateWhen';

export const definition = {
  name: 'review-form',
  markers: '#review_form form',
  hydrateWhen: [whenVisible, whenIdle],
  controls: '[type="submit"]',
  conflicts: conflictWithProductPage,
  load: () => import('./index'),
} satisfies Definition;
