import { attributes } from '../../shop/html';
import { listRow } from '../../shop/listPage';
import { productPath } from '../../shop/product';
import { render } from '../../shop/template';
import type { Theme } from '../../shop/theme';

/** A list that goes on as one scrolls, with a quick view of each product. */
export const catalogue: Theme = {
  name: 'catalogue',
  rowsPerPage: 8,
  // Every page has what the shop's product scripts need, for the quick view.
  values: () => ({
    variation_config: render('partials/config-variation', {}),
    product_config: render('partials/config-product', { rating_required: 'yes' }),
    footer_config: render('partials/variation-templates', {}),
  }),
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
