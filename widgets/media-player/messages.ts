import { type English, translator } from '../../src/core/messages';

const sl = {
  'mediaPlayer.play': 'Predvajaj: {name}',
  'mediaPlayer.pause': 'Začasno ustavi: {name}',
  'mediaPlayer.stop': 'Ustavi: {name}',
  'mediaPlayer.recording': 'posnetek',
  'mediaPlayer.failed': 'Posnetka ni mogoče predvajati: {name}.',
  'mediaPlayer.blocked': 'Brskalnik predvajanja ni dovolil. Poskusite znova: {name}.',
  'mediaPlayer.offline': 'Povezava se je prekinila, zato se posnetek ne predvaja. Poskusite znova: {name}.',
};

export const en: English<typeof sl> = {
  'mediaPlayer.play': 'Play: {name}',
  'mediaPlayer.pause': 'Pause: {name}',
  'mediaPlayer.stop': 'Stop: {name}',
  'mediaPlayer.recording': 'recording',
  'mediaPlayer.failed': 'The recording can’t be played: {name}.',
  'mediaPlayer.blocked': 'Your browser did not allow it to play. Please try again: {name}.',
  'mediaPlayer.offline': 'The connection broke, so the recording does not play. Please try again: {name}.',
};

export const tMediaPlayer = translator(sl);
