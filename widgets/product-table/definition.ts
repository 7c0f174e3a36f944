import { conflictWithTable } from '../../src/loader/conflictWith';
import type { Definition } from '../../src/loader/definition';
import { whenIdle, whenVisible } from '../../src/loader/hydrateWhen';

export const definition = {
  name: 'product-table',
  markers: '.wcpt, .wcpt-lazy-load',
  hydrateWhen: [whenVisible, whenIdle],
  controls:
    '.page-numbers, .wcpt-heading, .wcpt-filter-heading, .wcpt-rn-button, .wcpt-qty-controller, .wcpt-add-selected, .wcpt-child-row-toggle, .wcpt-toggle-trigger, .wcpt-tg-trigger, [class*="wcpt-select-variation"], [class*="-submit"], [class*="-clear"], [data-wcpt-link-code^="cart"], .wcpt-remove, .wcpt-apply, .wcpt-reset, .wcpt-lightbox-enabled, .wcpt-gallery, .wcpt-csv-download, .wcpt-wishlist, .wcpt-tooltip-label',
  repeats: '.wcpt-qty-controller',
  conflicts: conflictWithTable,
  load: () => import('./index'),
} satisfies Definition;
