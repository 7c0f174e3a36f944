import { type English, translator } from '../../src/core/messages';

const sl = {
  'gallery.open': 'Odpri slike čez cel zaslon',
  'gallery.thumbnail': 'Slika {n} od {total}',
};

export const en: English<typeof sl> = {
  'gallery.open': 'View full-screen image gallery',
  'gallery.thumbnail': 'Image {n} of {total}',
};

export const tGallery = translator(sl);
