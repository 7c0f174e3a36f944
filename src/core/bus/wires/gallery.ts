import type { ShopEvents } from '../events';
import type { GalleryEvents } from '../events/productPage';
import { elementOf } from '../jquery';
import { bare, isRecord, type Wire, type WireTable } from '../wire';

const galleryInit: Wire<ShopEvents['wc-product-gallery-after-init']> = {
  toArguments: ({ gallery, params }) => [gallery, params],
  fromArguments([element, params]) {
    const gallery = elementOf(element);
    return gallery ? { gallery, params: isRecord(params) ? params : {} } : undefined;
  },
};

/** Events of a product's gallery. */
export const galleryWires: WireTable<GalleryEvents> = {
  woocommerce_gallery_reset_slide_position: bare,
  woocommerce_gallery_init_zoom: bare,
  'wc-product-gallery-before-init': galleryInit,
  'wc-product-gallery-after-init': galleryInit,
  'wc-product-gallery-before-destroy': galleryInit,
  'flexslider-click': bare,
  'zoom.destroy': bare,
};
