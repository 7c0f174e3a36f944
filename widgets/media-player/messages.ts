import { type English, translator } from '../../src/core/messages';

const sl = {
  'mediaPlayer.play': 'Predvajaj: {name}',
  'mediaPlayer.pause': 'Začasno ustavi: {name}',
  'mediaPlayer.stop': 'Ustavi: {name}',
  'mediaPlayer.recording': 'posnetek',
  'mediaPlayer.failed': 'Posnetka ni mogoče predvajati: {name}.',
};

export const en: English<typeof sl> = {
  'mediaPlayer.play': 'Play: {name}',
  'mediaPlayer.pause': 'Pause: {name}',
  'mediaPlayer.stop': 'Stop: {name}',
  'mediaPlayer.recording': 'recording',
  'mediaPlayer.failed': 'The recording can’t be played: {name}.',
};

/** Texts of the audio players. */
export const tMediaPlayer = translator(sl);
