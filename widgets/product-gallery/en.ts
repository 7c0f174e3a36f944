/** English texts of the gallery. */
export const en = {
  'gallery.open': 'View full-screen image gallery',
  'gallery.thumbnail': 'Image {n} of {total}',
};
