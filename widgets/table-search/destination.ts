import { encodeForm } from '../../src/core/calls/form';
import { readGlobal } from '../../src/core/config/shopGlobals';
import { text } from '../../src/core/guards';
import { warnOnce } from '../../src/core/report';
import { followableUrl } from '../../src/core/url';

/** Destination of a search: a category, the shop, or the page of results. */
type SearchMode = 'category' | 'shop' | 'search';

export interface Search {
  readonly mode: SearchMode;
  /** Not empty. */
  readonly keyword: string;
  /** Slug; empty: all. */
  readonly category: string;
  /** Address of the form, of which the query goes on. */
  readonly action: string;
  readonly categoryLink: string | undefined;
}

/** Returns undefined where the browser sends the form as it stands. */
export function destinationOf({ mode, keyword, category, action, categoryLink }: Search): string | undefined {
  if (mode === 'category') return categoryLink && withQuery(categoryLink, [['s', keyword]]);
  return withQuery(action, [
    ['s', keyword],
    ...(mode === 'search' ? [['post_type', 'product'] as const] : []),
    ...(category ? [['wcpt_search_category', category] as const] : []),
  ]);
}

/** Adds encoded parameters to an address: behind its query, before its fragment. */
export function withQuery(address: string, pairs: readonly (readonly [name: string, value: string])[]): string {
  const [base = '', ...fragment] = address.split('#');
  const query = encodeForm(Object.fromEntries(pairs)).replaceAll('+', '%20');
  const joint = /[?&]$/.test(base) ? '' : base.includes('?') ? '&' : '?';
  return [base + joint + query, ...fragment].join('#');
}

export function modeOf(form: Element): SearchMode {
  const mode = form.getAttribute('data-wcpt-redirect');
  return mode === 'category' || mode === 'shop' ? mode : 'search';
}

/** The form's address; that of the shop where it has none that can be followed. */
export function actionOf(form: HTMLFormElement): { readonly address: string; readonly isOwn: boolean } {
  const own = form.getAttribute('action');
  const followed = followableUrl(own);
  if (followed) return { address: followed, isOwn: true };
  const params = readGlobal('wcpt_params');
  const shop = modeOf(form) === 'search' ? '' : text(params?.shop_url);
  const address = followableUrl(shop) ?? followableUrl(`${text(params?.site_url)}/`) ?? '/';
  warnOnce({
    where: 'table-search',
    element: form,
    found: own ? `its action is no address to go to: ${own.slice(0, 100)}` : 'its form has no action',
    consequence: `A search goes to ${address}.`,
  });
  return { address, isOwn: false };
}

/** Address of a category by its slug, as the page lists them. */
export function categoryLink(slug: string): string | undefined {
  const links = readGlobal('wcpt_product_category_links') ?? {};
  return Object.hasOwn(links, slug) ? followableUrl(links[slug]) : undefined;
}
