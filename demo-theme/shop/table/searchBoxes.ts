import { attributes } from '../html';
import { icons } from './icons';

interface Box {
  readonly heading: string;
  readonly mode: 'category' | 'shop' | 'search';
  /** null: the form has none. */
  readonly action: string | null;
  readonly hasCategories?: boolean;
  readonly clearRedirect?: string;
  readonly clearUrl?: string;
}

/** Categories of the shop's products. */
const CATEGORIES: Readonly<Record<string, string>> = {
  kuhinja: 'Kuhinja',
  dom: 'Dom',
  tekstil: 'Tekstil',
  oblacila: 'Oblačila',
  papir: 'Papir',
};

const BOXES: readonly Box[] = [
  { heading: 'V kategoriji', mode: 'category', action: '/shop/', hasCategories: true },
  { heading: 'V trgovini', mode: 'shop', action: '/shop/', hasCategories: true, clearUrl: '/shop/' },
  { heading: 'Povsod', mode: 'search', action: '/' },
  {
    heading: 'Ostane v kategoriji',
    mode: 'shop',
    action: '/shop/?orderby=price',
    hasCategories: true,
    clearRedirect: 'category',
    clearUrl: '/shop/?kategorija=dom',
  },
  { heading: 'Obrazec brez naslova', mode: 'shop', action: null },
];

function selector(): string {
  const options = Object.entries({ '': 'Vse kategorije', ...CATEGORIES }).map(
    ([slug, name]) => `<option value="${slug}">${name}</option>`,
  );
  return `<div class="wcpt-global-search__category-selector-wrapper"><div class="wcpt-global-search__category-selector-facade"><span class="wcpt-global-search__category-selector-facade__text">Vse kategorije</span>${icons.down}</div><select class="wcpt-global-search__category-selector" autocomplete="off">${options.join('')}</select></div>`;
}

/** A search box for all products. See contract/product-table.md#search. */
function boxHtml({ heading, mode, action, hasCategories, clearRedirect = '', clearUrl = '' }: Box): string {
  const form = attributes({
    class: 'wcpt-global-search__form',
    action,
    'aria-label': heading,
    'data-wcpt-redirect': mode,
    'data-wcpt-clear-redirect': clearRedirect,
    'data-wcpt-clear-redirect-url': clearUrl,
  });
  return `<section><h2>${heading}</h2><div class="wcpt-global-search"><form${form}>${hasCategories ? selector() : ''}<div class="wcpt-global-search__keyword-input-wrapper"><input class="wcpt-global-search__keyword-input" type="search" name="s" placeholder="Iščite po izdelkih" autocomplete="off"><span class="wcpt-global-search__clear">${icons.close}</span></div><div class="wcpt-global-search__submit-wrapper"><button class="wcpt-global-search__submit"><span class="wcpt-global-search__submit-icon">${icons.search}</span></button></div></form></div></section>`;
}

const links = Object.fromEntries(Object.keys(CATEGORIES).map(slug => [slug, `/shop/?kategorija=${slug}`]));

/** Search boxes of all modes, and the addresses of the categories. */
export const searchBoxes = `<script>var wcpt_product_category_links = ${JSON.stringify(links)};</script>${BOXES.map(boxHtml).join('')}`;
