import type { Definition } from '../../src/loader/definition';
import { whenVisible } from '../../src/loader/hydrateWhen';

export const definition = {
  name: 'media-player',
  markers:
    '.wcpt-player[data-wcpt-src], .wcpt-player--sonaar, .wcpt-audio-player--wordpress_audio_player, .wcpt-cell-val > .mejs-container',
  hydrateWhen: [whenVisible],
  controls: '.wcpt-player__button',
  load: () => import('./index'),
} satisfies Definition;
