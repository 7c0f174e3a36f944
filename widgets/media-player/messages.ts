import { translator } from '../../src/core/messages';

const sl = {
  'mediaPlayer.play': 'Predvajaj: {name}',
  'mediaPlayer.pause': 'Začasno ustavi: {name}',
  'mediaPlayer.stop': 'Ustavi: {name}',
  'mediaPlayer.recording': 'posnetek',
  'mediaPlayer.failed': 'Posnetka ni mogoče predvajati: {name}.',
};

/** Texts of the audio players. */
export const tMediaPlayer = translator(sl, () => import('./en'));
