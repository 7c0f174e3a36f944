import { type English, translator } from '../../src/core/messages';

const sl = {
  'gallery.open': 'Odpri slike čez cel zaslon',
  'gallery.thumbnail': 'Slika {n} od {total}',
  'gallery.dialog': 'Slike čez cel zaslon',
  'gallery.close': 'Zapri',
  'gallery.zoom': 'Povečaj ali pomanjšaj sliko',
  'gallery.previous': 'Prejšnja slika',
  'gallery.next': 'Naslednja slika',
  'gallery.position': 'Slika {n} od {total}',
  'gallery.failed': 'Slike ni bilo mogoče naložiti.',
};

export const en: English<typeof sl> = {
  'gallery.open': 'View full-screen image gallery',
  'gallery.thumbnail': 'Image {n} of {total}',
  'gallery.dialog': 'Full-screen images',
  'gallery.close': 'Close',
  'gallery.zoom': 'Zoom in or out',
  'gallery.previous': 'Previous image',
  'gallery.next': 'Next image',
  'gallery.position': 'Image {n} of {total}',
  'gallery.failed': 'The image could not be loaded.',
};

/** Texts of the gallery and its lightbox, where the shop's own configuration has none. */
export const tGallery = translator(sl);
