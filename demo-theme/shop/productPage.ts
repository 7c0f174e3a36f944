import type { Catalogue } from './catalogue';
import { escapeHtml } from './html';
import { listRow, productClasses, productPriceHtml, saleMark } from './listPage';
import { payLaterPlace, productButtons, productPayments } from './paying/markup';
import { galleryHtml } from './pictures';
import { type Product, productPath } from './product';
import { cartForm } from './productForm';
import { attributesTable, ratingHtml, reviewsHtml } from './productTabs';
import { swatchPage } from './swatches';
import { render, type Values } from './template';
import type { Visit } from './visit';
import { withListButton, withOwnButton } from './wishlist/markup';

/**
 * Values of `pages/product.html`.
 *
 * @param page Page of the reviews, from 1.
 */
export function productValues(product: Product, visit: Visit, page = 1): Values {
  const { products, base } = visit;
  const reviews = product.reviews ?? [];
  const common: Values = {
    id: String(product.id),
    name: escapeHtml(product.name),
    link: productPath(product),
    review_total: String(reviews.length),
  };
  const table = attributesTable(product);
  const swatches = swatchPage(product.type === 'variable' ? product : undefined);
  return {
    ...common,
    variation_config: [
      hasPicker(product, products) ? render('partials/config-variation', {}) : '',
      swatches.config,
      product.type === 'woosb' ? render('partials/config-bundle', {}) : '',
    ].join(''),
    price_class: product.type === 'woosb' ? ` woosb-price-${product.id}` : '',
    swatch_classes: swatches.classes,
    product_config: render('partials/config-product', {
      rating_required: product.ratingRequired === false ? 'no' : 'yes',
    }),
    footer_config: productPayments(visit, product),
    classes: productClasses(product, products),
    sale_mark: saleMark(product, products),
    gallery: galleryHtml(product, base),
    rating: ratingHtml(reviews),
    price: productPriceHtml(product, products),
    short_description: product.shortDescription,
    form: withOwnButton(cartForm(product, visit), product, visit) + productButtons(visit, product),
    pay_later: payLaterPlace(visit, product),
    sku:
      product.sku === ''
        ? ''
        : `<span class="sku_wrapper">Šifra: <span class="sku">${escapeHtml(product.sku)}</span></span>`,
    category: escapeHtml(product.category.name),
    category_slug: product.category.slug,
    tab_list: tabList(product, table !== '', reviews.length),
    description_panel: product.description ? panel('description', `<h2>Opis</h2>\n${product.description}`) : '',
    additional_panel: table ? panel('additional_information', `<h2>Dodatne informacije</h2>\n${table}`) : '',
    reviews_panel: panel(
      'reviews',
      render('partials/reviews', {
        ...common,
        rating_mark: product.ratingRequired === false ? '' : '&nbsp;<span class="required">*</span>',
        review_list: reviewsHtml(product, page),
      }),
    ),
    related: related(product, visit),
    templates: product.type === 'variable' ? render('partials/variation-templates', {}) : '',
  };
}

/** Whether the page has controls that choose a variation. */
const hasPicker = (product: Product, products: Catalogue): boolean =>
  product.type === 'variable' ||
  (product.type === 'woosb' &&
    product.items.some(item => typeof item !== 'string' && products.byId(item.id)?.type === 'variable'));

const TABS: Record<string, string> = {
  description: 'Opis',
  additional_information: 'Dodatne informacije',
  reviews: 'Mnenja',
};

function tabList(product: Product, hasTable: boolean, reviewTotal: number): string {
  const keys = [product.description ? 'description' : '', hasTable ? 'additional_information' : '', 'reviews'].filter(
    Boolean,
  );
  const rows = keys.map(
    key =>
      `<li role="presentation" class="${key}_tab" id="tab-title-${key}"><a href="#tab-${key}" role="tab" aria-controls="tab-${key}">${TABS[key] ?? ''}${key === 'reviews' ? ` (${reviewTotal})` : ''}</a></li>`,
  );
  return `<ul class="tabs wc-tabs" role="tablist">\n      ${rows.join('\n      ')}\n    </ul>`;
}

const panel = (key: string, content: string): string =>
  `<div class="woocommerce-Tabs-panel woocommerce-Tabs-panel--${key} panel entry-content wc-tab" id="tab-${key}" role="tabpanel" aria-labelledby="tab-title-${key}">\n${content}\n</div>`;

function related(product: Product, visit: Visit): string {
  const { products } = visit;
  const others = products.all().filter(one => one.id !== product.id && one.category.slug === product.category.slug);
  return others
    .slice(0, 3)
    .map(one => withListButton(listRow(one, products, productPath(product)), one, visit))
    .join('\n');
}
