import { defaultPrice } from './bundlePrice';
import type { Catalogue } from './catalogue';
import { attributes, escapeHtml } from './html';
import { priceHtml, rangeHtml } from './money';
import { thumbnail } from './pictures';
import { currentPrice, isAvailable, type Price, type Product, productPath } from './product';
import { addedText, plural } from './texts';

/** Every price that a product may have; a grouped product has those of its children. */
export function pricesOf(product: Product, products: Catalogue): Price[] {
  if (product.type === 'variable') return product.variations.map(variation => variation.price);
  if (product.type === 'woosb') return [defaultPrice(product, products)];
  if (product.type === 'grouped') {
    return product.children.flatMap(id => {
      const child = products.byId(id);
      return child ? pricesOf(child, products) : [];
    });
  }
  return [product.price];
}

/** Inner HTML of the product's price. */
export const productPriceHtml = (product: Product, products: Catalogue): string =>
  product.type === 'woosb'
    ? priceHtml(defaultPrice(product, products))
    : product.type === 'simple' || product.type === 'external'
      ? priceHtml(product.price)
      : rangeHtml(pricesOf(product, products));

const onSale = (product: Product, products: Catalogue): boolean =>
  product.type !== 'grouped' && pricesOf(product, products).some(price => price.sale !== undefined);

/** Classes of the product's element, in lists and on its own page. */
export function productClasses(product: Product, products: Catalogue): string {
  const backordered = product.type === 'simple' && product.stock.quantity === 0 && product.stock.backorders;
  return [
    `product type-product post-${product.id} status-publish`,
    isAvailable(product) ? (backordered ? 'onbackorder' : 'instock') : 'outofstock',
    `product_cat-${product.category.slug}`,
    product.pictures.length > 0 ? 'has-post-thumbnail' : '',
    onSale(product, products) ? 'sale' : '',
    product.virtual ? 'virtual' : 'shipping-taxable',
    product.type === 'grouped' ? '' : 'purchasable',
    `product-type-${product.type}`,
    product.type === 'variable' && product.defaults ? 'has-default-attributes' : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Sale mark of lists and product pages. */
export const saleMark = (product: Product, products: Catalogue): string =>
  onSale(product, products) ? '<span class="onsale">Akcija!</span>' : '';

interface ButtonText {
  text: string;
  label: string;
}

function buttonText(product: Product): ButtonText {
  const name = `»${product.name}«`;
  if (!isAvailable(product)) return { text: 'Preberite več', label: `Preberite več o izdelku ${name}` };
  switch (product.type) {
    case 'simple':
      return { text: 'Dodaj v košarico', label: `Dodaj v košarico: ${name}` };
    case 'variable':
      return { text: 'Izberi možnosti', label: `Izberi možnosti izdelka ${name}` };
    case 'woosb':
      return { text: 'Ogled kompleta', label: `Ogled kompleta ${name}` };
    case 'grouped':
      return { text: 'Ogled izdelkov', label: `Ogled izdelkov v skupini ${name}` };
    case 'external':
      return { text: product.buttonText, label: `${product.buttonText}: ${name}` };
  }
}

/** Button of a list row. `currentPath` is where a click without script comes back to. */
export function listButton(product: Product, currentPath: string): string {
  const available = isAvailable(product);
  const ajax = available && product.type === 'simple';
  const { text, label } = buttonText(product);
  const href = ajax
    ? `${currentPath}?add-to-cart=${product.id}`
    : product.type === 'external'
      ? product.url
      : productPath(product);
  const describedBy = `woocommerce_loop_add_to_cart_link_describedby_${product.id}`;
  const link = attributes({
    href,
    'aria-describedby': describedBy,
    'data-quantity': '1',
    class: [
      `button product_type_${product.type}`,
      available && (product.type === 'simple' || product.type === 'variable') ? 'add_to_cart_button' : '',
      ajax ? 'ajax_add_to_cart' : '',
    ]
      .filter(Boolean)
      .join(' '),
    'data-product_id': product.id,
    'data-product_sku': product.sku,
    'aria-label': label,
    rel: 'nofollow',
    'data-success_message': ajax ? addedText(product.name) : null,
    role: ajax ? 'button' : null,
  });
  const hint =
    product.type === 'variable' && available ? 'Ta izdelek ima več različic. Možnosti izberete na strani izdelka.' : '';
  return `<a${link}>${escapeHtml(text)}</a><span id="${describedBy}" class="screen-reader-text">${hint}</span>`;
}

/** One `li.product` of a list. */
export const listRow = (product: Product, products: Catalogue, currentPath: string): string =>
  `<li class="${productClasses(product, products)}">
  <a href="${productPath(product)}" class="woocommerce-LoopProduct-link woocommerce-loop-product__link">${thumbnail(product.pictures[0], product.pictures[0]?.alt ?? '')}<h2 class="woocommerce-loop-product__title">${escapeHtml(product.name)}</h2>
  ${saleMark(product, products)}<span class="price">${productPriceHtml(product, products)}</span></a>${listButton(product, currentPath)}
</li>`;

const lowest = (product: Product, products: Catalogue): number =>
  Math.min(...pricesOf(product, products).map(currentPrice));

const ORDERS: Record<string, string> = {
  menu_order: 'Privzeto razvrščanje',
  date: 'Najnovejši najprej',
  price: 'Cena: od nižje do višje',
  'price-desc': 'Cena: od višje do nižje',
};

/** Products in the order that the list form asks for. */
export function ordered(list: Product[], order: string, products: Catalogue): Product[] {
  if (order === 'date') return [...list].sort((a, b) => b.id - a.id);
  if (order === 'price') return [...list].sort((a, b) => lowest(a, products) - lowest(b, products));
  if (order === 'price-desc') return [...list].sort((a, b) => lowest(b, products) - lowest(a, products));
  return list;
}

/** Options of the ordering select. */
export const orderOptions = (chosen: string): string =>
  Object.entries(ORDERS)
    .map(([value, text]) => `<option value="${value}"${value === chosen ? ' selected' : ''}>${text}</option>`)
    .join('\n      ');

/** Other query parameters as hidden fields of the ordering form. */
export const keptParameters = (query: URLSearchParams): string =>
  [...query]
    .filter(([name]) => !['orderby', 'paged', 'add-to-cart', 'quantity'].includes(name))
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('');

/** Text of the result count. */
export function resultCount(count: number): string {
  if (count === 0) return 'Ni izdelkov';
  return `${plural(count, ['Prikazan je', 'Prikazana sta', 'Prikazani so', 'Prikazanih je'])} ${count} ${plural(count, ['izdelek', 'izdelka', 'izdelki', 'izdelkov'])}`;
}

/** Links to the pages of the list; nothing where one page has all. */
export function pagination(url: URL, count: number, perPage: number): string {
  const current = Math.max(1, Number(url.searchParams.get('paged')) || 1);
  const last = Math.ceil(count / perPage);
  if (!(last > 1)) return '';
  const link = (page: number, text: string, name = '') => {
    const query = new URLSearchParams(url.searchParams);
    query.set('paged', String(page));
    return `<li><a class="${name}page-numbers" href="${escapeHtml(`${url.pathname}?${query}`)}">${text}</a></li>`;
  };
  const numbers = Array.from({ length: last }, (_, index) =>
    index + 1 === current
      ? `<li><span aria-current="page" class="page-numbers current">${current}</span></li>`
      : link(index + 1, String(index + 1)),
  );
  const next = current < last ? link(current + 1, 'Naslednja stran', 'next ') : '';
  return `<nav class="woocommerce-pagination" aria-label="Strani seznama"><ul class="page-numbers">${numbers.join('')}${next}</ul></nav>`;
}
