import { accountRoutes } from './account/accountRoutes';
import { cartForm, cartLink, cartPage } from './cartPage';
import { MAX_ROWS, rowProduct } from './catalogue';
import { checkoutPage } from './checkout/checkoutPage';
import { payPage, receivedPage } from './checkout/orderPages';
import { formPost, isFormPost } from './formPost';
import { escapeHtml } from './html';
import {
  keptParameters,
  listRow,
  ordered,
  orderOptions,
  pagination,
  productClasses,
  productPriceHtml,
  resultCount,
} from './listPage';
import { navigationPage, searchedProducts } from './navigation';
import type { PageParts } from './pageAnswer';
import { payingPage } from './paying/payingPage';
import type { Product } from './product';
import { productValues } from './productPage';
import { postReview } from './reviews';
import { tablePage } from './table/tablePages';
import type { Visit } from './visit';
import { wishlistPages } from './wishlist/listPage';
import { withListButton } from './wishlist/markup';

const LISTENERS_PRODUCT = 100;
const LISTENERS_ROWS = [11, 12, 13, 14, 100];

/** A page, a redirect, or nothing for an address that is no page. */
export type PageResult = PageParts | Response | undefined;

const rowOf = (product: Product, visit: Visit): string =>
  visit.theme?.row?.(product, visit) ?? listRow(product, visit.products, visit.url.pathname);

const rowsOf = (products: Product[], visit: Visit): string =>
  products.map(product => withListButton(rowOf(product, visit), product, visit)).join('\n');

function home(visit: Visit): PageParts {
  const rows = rowsOf(visit.products.all().slice(0, 4), visit);
  return { file: 'home', title: 'Domov', values: { rows } };
}

function services(visit: Visit): PageParts {
  const rows = rowsOf(visit.products.all().slice(0, 4), visit);
  return { file: 'services', title: 'Storitve drugih', values: { rows } };
}

/** Whether a product's name holds what is searched for; without a word all do. */
function searchedFor(word: string | null): (product: Product) => boolean {
  const term = (word ?? '').trim().toLocaleLowerCase('sl');
  return ({ name }) => name.toLocaleLowerCase('sl').includes(term);
}

function shop(visit: Visit): PageParts {
  const query = visit.url.searchParams;
  const wanted = Number(query.get('rows') ?? '');
  const category = query.get('kategorija') ?? query.get('wcpt_search_category');
  const isFound = searchedFor(query.get('s'));
  const list =
    wanted > 0
      ? Array.from({ length: Math.min(Math.floor(wanted), MAX_ROWS) }, (_, index) => rowProduct(index))
      : visit.products
          .all()
          .filter(product => isFound(product) && (category === null || product.category.slug === category));
  const order = query.get('orderby') ?? 'menu_order';
  const { rowsPerPage = list.length } = visit.theme ?? {};
  const first = (Math.max(1, Number(query.get('paged')) || 1) - 1) * rowsPerPage;
  const categories = new Map(visit.products.all().map(product => [product.category.slug, product.category.name]));
  const heading = (category && categories.get(category)) || 'Trgovina';
  return {
    file: 'shop',
    title: heading,
    values: {
      heading: escapeHtml(heading),
      rows: rowsOf(ordered(list, order, visit.products).slice(first, first + rowsPerPage), visit),
      pagination: pagination(visit.url, list.length, rowsPerPage),
      result_count: resultCount(list.length),
      order_options: orderOptions(order),
      kept_parameters: keptParameters(query),
      categories: [...categories]
        .map(([slug, name]) => `<li><a href="/shop/?kategorija=${slug}">${escapeHtml(name)}</a></li>`)
        .join(''),
    },
  };
}

function search(visit: Visit): PageParts {
  const { products, heading } = searchedProducts(visit);
  return {
    file: 'search',
    title: heading,
    values: {
      heading: escapeHtml(heading),
      rows: rowsOf(products, visit),
      result_count: products.length ? resultCount(products.length) : 'Ni zadetkov.',
    },
  };
}

function product(visit: Visit, slug: string, page: number): PageResult {
  const found = visit.products.bySlug(slug);
  if (!found) return undefined;
  const values = productValues(found, visit, page);
  const themed = visit.theme?.productValues?.(found, visit, values);
  return { file: 'product', title: found.name, values: { ...values, ...themed } };
}

function listeners(visit: Visit): PageResult {
  const found = visit.products.byId(LISTENERS_PRODUCT);
  if (!found) return undefined;
  const rows = LISTENERS_ROWS.map(id => visit.products.byId(id)).filter(one => one !== undefined);
  return {
    file: 'listeners',
    title: 'Poslušalci',
    listeners: true,
    values: {
      ...productValues(found, visit),
      classes: productClasses(found, visit.products),
      price: productPriceHtml(found, visit.products),
      rows: rowsOf(rows, visit),
    },
  };
}

/** The page of an address, after the form post or link of the request took effect. */
export function pageOf(visit: Visit): PageResult {
  const path = visit.url.pathname;
  if (path === '/wp-comments-post.php') return postReview(visit);
  if (path === '/cart/') {
    const changed = visit.request.method === 'POST' ? cartForm(visit) : cartLink(visit);
    if (changed) return changed;
  }
  if (isFormPost(visit)) formPost(visit);
  const [, slug, page] = /^\/product\/([\w%-]+)\/(?:comment-page-(\d+)\/)?$/.exec(path) ?? [];
  if (slug !== undefined) return product(visit, slug, Number(page ?? visit.url.searchParams.get('cpage') ?? '1') || 1);
  const [, orderPage, order] = /^\/checkout\/order-(received|pay)\/(\d+)\/$/.exec(path) ?? [];
  if (order !== undefined) return (orderPage === 'pay' ? payPage : receivedPage)(visit, Number(order));
  if (path.startsWith('/my-account/')) return accountRoutes(visit);
  if (path.startsWith('/tables/')) return tablePage(visit);
  if (path.startsWith('/zelje/')) return wishlistPages(visit);
  switch (path) {
    case '/':
      return visit.url.searchParams.has('s') ? search(visit) : home(visit);
    case '/navigacija/':
      return navigationPage(visit);
    case '/shop/':
      return shop(visit);
    case '/cart/':
      return cartPage(visit);
    case '/listeners/':
      return listeners(visit);
    case '/checkout/':
      return checkoutPage(visit);
    case '/storitve/':
      return services(visit);
    case '/placevanje/':
      return payingPage(visit);
    case '/novice/':
      return { file: 'newsletter', title: 'Novice' };
    case '/zaloznik/':
      return { file: 'publisher', title: 'Založnik' };
    default:
      return undefined;
  }
}
