import { type English, translator } from '../../src/core/messages';

const sl = {
  'cookie-notice.missing': 'Izbire piškotkov na tej strani ni mogoče spremeniti. Poskusite na drugi strani trgovine.',
};

export const en: English<typeof sl> = {
  'cookie-notice.missing': 'Your cookie choice can’t be changed on this page. Please try another page of the shop.',
};

export const tNotice = translator(sl);
