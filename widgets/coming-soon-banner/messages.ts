import { type English, translator } from '../../src/core/messages';

const sl = { 'coming-soon.label': 'Obvestilo o skriti trgovini', 'coming-soon.dismiss': 'Skrij obvestilo' };

export const en: English<typeof sl> = {
  'coming-soon.label': 'Notice of the hidden shop',
  'coming-soon.dismiss': 'Dismiss this notice',
};

export const tBanner = translator(sl);
