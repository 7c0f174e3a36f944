/** English texts of the lightbox. */
export const en = {
  'gallery.dialog': 'Full-screen images',
  'gallery.close': 'Close',
  'gallery.zoom': 'Zoom in or out',
  'gallery.previous': 'Previous image',
  'gallery.next': 'Next image',
  'gallery.position': 'Image {n} of {total}',
  'gallery.failed': 'The image could not be loaded.',
};
