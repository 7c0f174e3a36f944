import { demoProducts } from '../shop/products';
import { tablePageTitles } from '../shop/table/tablePages';

export interface ListedPage {
  readonly path: string;
  readonly title: string;
  readonly about?: string;
}

const SHOP: readonly ListedPage[] = [
  { path: '/', title: 'Home' },
  { path: '/shop/', title: 'All products' },
  { path: '/shop/?rows=300', title: 'A list of 300 products' },
  { path: '/?s=skodelica', title: 'Search results' },
  { path: '/navigacija/', title: 'Menu six levels deep, live search' },
  { path: '/navigacija/?menu=off-canvas', title: 'Menu as a layer over the page' },
  { path: '/zelje/', title: 'Wishlist' },
  { path: '/zelje/izdelki/?wishlist=full', title: 'Products with hearts' },
  { path: '/novice/', title: 'Newsletter form' },
  { path: '/?notice=bar', title: 'Cookie notice' },
  { path: '/?banner=notice,soon', title: 'Store notice and banner' },
  { path: '/storitve/', title: 'Services of other parties' },
  { path: '/vticniki/', title: 'Plugins beside the widgets' },
  { path: '/listeners/', title: 'Events that scripts hear' },
  { path: '/shop/?csp=strict', title: 'Strict policy with trusted types' },
];

const BUYING: readonly ListedPage[] = [
  { path: '/cart/?add-to-cart=11', title: 'Cart, with one cup in it' },
  { path: '/checkout/?add-to-cart=11', title: 'Checkout' },
  { path: '/placevanje/', title: 'Cards and wallets' },
  { path: '/my-account/', title: 'Log-in and registration' },
  { path: '/my-account/lost-password/', title: 'Lost password' },
  { path: '/zaloznik/', title: 'The site of an external product' },
];

/** The shop in each theme; an address with a theme leads to the next pages in it. */
const THEMED: readonly ListedPage[] = [
  { path: '/shop/?theme=drawer', title: 'Drawer: the cart opens at the side' },
  { path: '/product/pulover-reka/?theme=sticky', title: 'Sticky: a bar to buy from' },
  { path: '/product/pulover-reka/?theme=legacy', title: 'Legacy: its own gallery, jQuery everywhere' },
  { path: '/shop/?theme=catalogue', title: 'Catalogue: an endless list with a quick view' },
  { path: '/shop/?theme=blocks', title: 'Blocks: a block theme' },
  { path: '/shop/?theme=lipa', title: 'Back to Lipa, the theme of all other pages' },
];

/** The pages of the demo that open without a step on another page before, by what they show. */
export const listedPages = (): Readonly<Record<string, readonly ListedPage[]>> => ({
  Shop: SHOP,
  Themes: THEMED,
  Buying: BUYING,
  Products: demoProducts.map(({ slug, name }) => ({ path: `/product/${slug}/`, title: name })),
  Tables: [
    { path: '/tables/', title: 'All tables' },
    ...tablePageTitles.map(([name, title, about]) => ({ path: `/tables/${name}/`, title, about })),
  ],
});

/** Their paths, without the query. */
export const listedPaths = (): string[] => [
  ...new Set(
    Object.values(listedPages())
      .flat()
      .map(({ path }) => path.replace(/\?.*/, '')),
  ),
];
