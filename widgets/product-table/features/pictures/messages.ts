import { type English, translator } from '../../../../src/core/messages';

const sl = {
  'product-table.share': 'Deli sliko',
  'product-table.facebook': 'Deli na Facebooku',
  'product-table.tweet': 'Objavi tvit',
  'product-table.pin': 'Pripni na Pinterest',
  'product-table.download': 'Prenesi sliko',
};

export const en: English<typeof sl> = {
  'product-table.share': 'Share the image',
  'product-table.facebook': 'Share on Facebook',
  'product-table.tweet': 'Tweet',
  'product-table.pin': 'Pin it',
  'product-table.download': 'Download the image',
};

export const tPictures = translator(sl);
