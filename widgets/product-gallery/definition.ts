import { conflictWithProductPage } from '../../src/loader/conflictWith';
import type { Definition } from '../../src/loader/definition';
import { whenIdle, whenVisible } from '../../src/loader/hydrateWhen';

const GALLERY = '.woocommerce-product-gallery';

export const definition = {
  name: 'product-gallery',
  markers: GALLERY,
  hydrateWhen: [whenVisible, whenIdle],
  controls: 'a',
  conflicts: conflictWithProductPage,
  plugin: 'wc_product_gallery',
  load: () =>
    import('./index').catch((error: unknown) => {
      // The server hides galleries until their script is there.
      for (const gallery of document.querySelectorAll<HTMLElement>(GALLERY)) gallery.style.opacity = '1';
      throw error;
    }),
} satisfies Definition;
