import { translator } from '../../src/core/messages';

const sl = {
  'gallery.dialog': 'Slike čez cel zaslon',
  'gallery.close': 'Zapri',
  'gallery.zoom': 'Povečaj ali pomanjšaj sliko',
  'gallery.previous': 'Prejšnja slika',
  'gallery.next': 'Naslednja slika',
  'gallery.position': 'Slika {n} od {total}',
  'gallery.failed': 'Slike ni bilo mogoče naložiti.',
};

/** Texts of the lightbox. */
export const tLightbox = translator(sl, () => import('./lightboxEn'));
