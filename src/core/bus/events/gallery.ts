import { recordOf } from '../../guards';
import { bare } from '../defineEvent';
import { definePositional, element } from '../positional';

const galleryInit = definePositional({
  gallery: element,
  /** The page's `wc_single_product_params`. */
  params: { read: recordOf },
});

/** Events of a product's gallery. See contract/product.md#gallery. */
export const galleryEvents = {
  /** The slider goes to its first slide. On the gallery. */
  woocommerce_gallery_reset_slide_position: bare,
  /** The zoom is built anew. On the gallery. */
  woocommerce_gallery_init_zoom: bare,
  /** A gallery is about to be taken over. On the gallery. jQuery: the element, the parameters. */
  'wc-product-gallery-before-init': galleryInit,
  /** A gallery works. On the gallery. jQuery: the element, the parameters. */
  'wc-product-gallery-after-init': galleryInit,
  /** A variation's own gallery is about to replace the markup. On the gallery. jQuery: the element, the parameters. */
  'wc-product-gallery-before-destroy': galleryInit,
  /** Goes to the slide of a thumbnail. On the thumbnail. */
  'flexslider-click': bare,
  /** The zoom of a slide goes, until the zoom is built anew. On the slide. jQuery: `zoom` in the namespace `destroy`. */
  'zoom.destroy': bare,
};
