import { clashWithProductPage } from '../../src/loader/clashWith';
import type { Definition } from '../../src/loader/definition';
import { whenIdle, whenVisible } from '../../src/loader/wakes';

export const definition = {
  name: 'review-form',
  markers: '#review_form form',
  wakes: [whenVisible, whenIdle],
  controls: '[type="submit"]',
  clash: clashWithProductPage,
  load: () => import('./index'),
} satisfies Definition;
