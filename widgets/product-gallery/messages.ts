import { translator } from '../../src/core/messages';

const sl = {
  'gallery.open': 'Odpri slike čez cel zaslon',
  'gallery.thumbnail': 'Slika {n} od {total}',
};

/** Texts of the gallery, where the shop's own configuration has none. */
export const tGallery = translator(sl, () => import('./en'));
