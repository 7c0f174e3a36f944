import type { Definition } from '../../src/loader/definition';
import { whenVisible } from '../../src/loader/hydrateWhen';

export const definition = {
  name: 'coming-soon-banner',
  markers: '#coming-soon-footer-banner',
  hydrateWhen: [whenVisible],
  controls: '.coming-soon-footer-banner-dismiss',
  load: () => import('./index'),
} satisfies Definition;
