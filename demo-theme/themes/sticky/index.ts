import { escapeHtml } from '../../shop/html';
import { productPriceHtml } from '../../shop/listPage';
import { thumbnail } from '../../shop/pictures';
import { isAvailable, type Product, productPath } from '../../shop/product';
import { quantityHtml } from '../../shop/quantity';
import { render } from '../../shop/template';
import type { Theme } from '../../shop/theme';

/** Returns the bar's control that buys the product; a variable product is chosen in its own form. */
function action(product: Product): string {
  if (product.type === 'variable') {
    return `<a class="button alt sticky-bar__choose" href="#product-${product.id}">Izberite možnosti</a>`;
  }
  const quantity = quantityHtml({
    id: `sticky_quantity_${product.id}`,
    name: 'quantity',
    value: '1',
    min: 1,
    max: product.soldIndividually ? 1 : '',
    productName: product.name,
  });
  return render('partials/form-simple', { id: String(product.id), link: productPath(product), quantity });
}

/** A bar with the product's button, a quantity of its own, and buttons of the theme's own at all quantities. */
export const sticky: Theme = {
  name: 'sticky',
  productValues: (product, visit, values) => {
    const isSold = isAvailable(product) && (product.type === 'simple' || product.type === 'variable');
    const picture = thumbnail(product.pictures[0], '');
    const price = `<span class="price sticky-bar__price">${productPriceHtml(product, visit.products)}</span>`;
    const bar = `<section class="sticky-bar" aria-label="Hitri nakup"><div class="sticky-bar__inner">${picture}<p class="sticky-bar__name">${escapeHtml(product.name)} ${price}</p>${action(product)}</div></section>`;
    return isSold ? { templates: `${values.templates}${bar}` } : {};
  },
};
