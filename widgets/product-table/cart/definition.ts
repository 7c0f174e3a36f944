import { readGlobal } from '../../../src/core/config/shopGlobals';
import { conflictWithTable } from '../../../src/loader/conflictWith';
import type { Definition } from '../../../src/loader/definition';
import { whenCartHasItems } from '../../../src/loader/hydrateWhen';

/** Whether a page may show the cart of product tables: those with a table, or all. */
const hasTableCart = (): boolean =>
  document.querySelector('.wcpt') !== null || Boolean(readGlobal('wcpt_params')?.cart_widget_enabled_site_wide);

export const definition = {
  name: 'table-cart',
  // The cart has no element of its own before an answer brings one.
  markers: 'head',
  markerOf: head => (hasTableCart() ? head : null),
  hydrateWhen: [whenCartHasItems],
  conflicts: conflictWithTable,
  load: async () => {
    // The cart imports it from the chunk of tables: both are requested together.
    const [cart] = await Promise.all([import('../table/cart/tableCart'), import('../table/rows/row')]);
    return cart;
  },
} satisfies Definition;
