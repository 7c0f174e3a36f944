import type { Bare } from './bare';

interface GalleryInit {
  readonly gallery: HTMLElement;
  /** The page's `wc_single_product_params`. */
  readonly params: object;
}

/** Events of a product's gallery. Source: storefront contract 8.4, 8.6. */
export interface GalleryEvents {
  /** The slider goes to its first slide. On the gallery. */
  woocommerce_gallery_reset_slide_position: Bare;
  /** The zoom is built anew. On the gallery. */
  woocommerce_gallery_init_zoom: Bare;
  /** A gallery is about to be taken over. On the gallery. jQuery: the element, the parameters. */
  'wc-product-gallery-before-init': GalleryInit;
  /** A gallery works. On the gallery. jQuery: the element, the parameters. */
  'wc-product-gallery-after-init': GalleryInit;
  /** A variation's own gallery is about to replace the markup. On the gallery. jQuery: the element, the parameters. */
  'wc-product-gallery-before-destroy': GalleryInit;
  /** Goes to the slide of a thumbnail. On the thumbnail. */
  'flexslider-click': Bare;
  /** The zoom of a slide goes, until the zoom is built anew. On the slide. jQuery: `zoom` in the namespace `destroy`. */
  'zoom.destroy': Bare;
}

/** Events of a product's gallery, tabs and reviews. Source: storefront contract 8.6, 9, 10. */
export interface ProductPageEvents extends GalleryEvents {
  /** Tabs or stars are set up; raise it where they were inserted. On `.wc-tabs-wrapper`, `.woocommerce-tabs`, `#rating`. */
  init: Bare;
}
