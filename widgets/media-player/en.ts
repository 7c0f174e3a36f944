/** Texts of the audio players in English. */
export const en = {
  'mediaPlayer.play': 'Play: {name}',
  'mediaPlayer.pause': 'Pause: {name}',
  'mediaPlayer.stop': 'Stop: {name}',
  'mediaPlayer.recording': 'recording',
  'mediaPlayer.failed': 'The recording can’t be played: {name}.',
};
