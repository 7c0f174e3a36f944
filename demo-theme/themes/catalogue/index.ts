import { attributes } from '../../shop/html';
import { listRow } from '../../shop/listPage';
import { productPath } from '../../shop/product';
import type { Theme } from '../../shop/theme';

/** A list that goes on as one scrolls, with a quick view of each product. */
export const catalogue: Theme = {
  name: 'catalogue',
  rowsPerPage: 8,
  // The settings of the shop's product scripts are on the list's page, for the quick view.
  values: () => ({ rating_required: 'yes' }),
  row: (product, visit) => {
    const link = attributes({
      class: 'quick-view-link',
      href: productPath(product),
      'aria-label': `Hiter ogled: ${product.name}`,
    });
    return listRow(product, visit.products, visit.url.pathname).replace(
      /\n<\/li>$/,
      `<a${link}>Hiter ogled</a>\n</li>`,
    );
  },
};
