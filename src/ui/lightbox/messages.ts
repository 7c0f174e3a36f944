import { type English, translator } from '../../core/messages';

const sl = {
  'gallery.dialog': 'Slike čez cel zaslon',
  'gallery.close': 'Zapri',
  'gallery.zoom': 'Povečaj ali pomanjšaj sliko',
  'gallery.previous': 'Prejšnja slika',
  'gallery.next': 'Naslednja slika',
  'gallery.position': 'Slika {n} od {total}',
  'gallery.loading': 'Slika se nalaga …',
  'gallery.failed': 'Slike ni bilo mogoče naložiti.',
  'gallery.failed_link': 'Odpri sliko v novem zavihku',
};

export const en: English<typeof sl> = {
  'gallery.dialog': 'Full-screen images',
  'gallery.close': 'Close',
  'gallery.zoom': 'Zoom in or out',
  'gallery.previous': 'Previous image',
  'gallery.next': 'Next image',
  'gallery.position': 'Image {n} of {total}',
  'gallery.loading': 'The image is loading …',
  'gallery.failed': 'The image could not be loaded.',
  'gallery.failed_link': 'Open the image in a new tab',
};

export const tLightbox = translator(sl);
