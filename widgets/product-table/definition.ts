import { clashWithTable } from '../../src/loader/clashWith';
import type { Definition } from '../../src/loader/definition';
import { whenIdle, whenVisible } from '../../src/loader/wakes';

export const definition = {
  name: 'product-table',
  markers: '.wcpt, .wcpt-lazy-load',
  wakes: [whenVisible, whenIdle],
  controls:
    '.page-numbers, .wcpt-heading, .wcpt-filter-heading, .wcpt-rn-button, .wcpt-qty-controller, .wcpt-add-selected, .wcpt-child-row-toggle, .wcpt-toggle-trigger, .wcpt-tg-trigger, [class*="wcpt-select-variation"], [data-wcpt-link-code^="cart"], .wcpt-remove, .wcpt-lightbox-enabled, .wcpt-gallery, .wcpt-csv-download, .wcpt-wishlist, .wcpt-tooltip-label',
  repeats: '.wcpt-qty-controller',
  clash: clashWithTable,
  load: () => import('./index'),
} satisfies Definition;
