import { clashWithProductPage } from '../../src/loader/clashWith';
import type { Definition } from '../../src/loader/definition';
import { whenIdle, whenVisible } from '../../src/loader/wakes';

const GALLERY = '.woocommerce-product-gallery';

export const definition = {
  name: 'product-gallery',
  markers: GALLERY,
  wakes: [whenVisible, whenIdle],
  controls: 'a',
  clash: clashWithProductPage,
  plugin: 'wc_product_gallery',
  load: () =>
    import('./index').catch((error: unknown) => {
      // The server hides galleries until their script is there.
      for (const gallery of document.querySelectorAll<HTMLElement>(GALLERY)) gallery.style.opacity = '1';
      throw error;
    }),
} satisfies Definition;
