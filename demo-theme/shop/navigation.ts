import { escapeHtml } from './html';
import { ordered } from './listPage';
import type { PageParts } from './pageAnswer';
import type { Visit } from './visit';

interface Entry {
  readonly name: string;
  readonly href: string;
  readonly children?: readonly Entry[];
}

/** Nonce of the pages with live results. */
const SEARCH_NONCE = 'd3m0n0nce1';
const DEPTH = 6;
const NAMES = ['Za dom', 'Kuhinja', 'Posoda', 'Skodelice', 'Keramika', 'Jutranje'];
const SEARCHES = ['dropdown', 'sliding', 'full-width-menu', 'popup'] as const;

/** A branch as deep as the menu goes. */
function branch(level: number): Entry {
  const name = NAMES[level - 1] ?? `Raven ${level}`;
  const href = `/shop/?raven=${level}`;
  if (level === DEPTH) return { name, href };
  return { name, href, children: [branch(level + 1), { name: `${name}: vse`, href: `${href}&vse=1` }] };
}

const ENTRIES: readonly Entry[] = [
  { name: 'Domov', href: '/' },
  branch(1),
  { name: 'Tabele', href: '/tables/', children: [{ name: 'Košarica iz tabele', href: '/tables/cart/' }] },
  { name: 'Novice', href: '/novice/' },
];

function items(entries: readonly Entry[]): string {
  return entries
    .map(({ name, href, children }) => {
      const classes = `menu-item${children ? ' menu-item-has-children' : ''}`;
      const submenu = children ? `\n<ul class="sub-menu">${items(children)}</ul>` : '';
      return `<li class="${classes}"><a href="${href}">${escapeHtml(name)}</a>${submenu}</li>`;
    })
    .join('\n');
}

function searchForm(id: string, isAjax = false): string {
  const ajax = isAjax
    ? ' is-ajax-search" data-min-no-for-search="1" data-result-box-max-height="400" data-form-id="13'
    : '';
  return `<form class="is-search-form is-form-style is-form-style-3 is-form-id-${id}${ajax}" action="/" method="get" role="search" aria-label="${isAjax ? 'Iskanje z zadetki' : `Iskanje ${id}`}"><label for="is-search-input-${id}"><span class="is-screen-reader-text screen-reader-text">Iskanje po trgovini</span><input type="search" id="is-search-input-${id}" name="s" value="" class="is-search-input" placeholder="Iščite …" autocomplete="off">${isAjax ? '<span class="is-loader-image" style="display: none;"></span>' : ''}</label><button type="submit" class="is-search-submit">Išči</button><input type="hidden" name="post_type" value="product"></form>`;
}

const LINK =
  '<a href="#" role="button" aria-label="Iskanje" title="Iskanje"><svg class="search-icon" width="20" height="20" viewBox="0 0 24 24" aria-hidden="true"><path d="M10 4a6 6 0 1 1 0 12 6 6 0 0 1 0-12m4.5 10.5L20 20" fill="none" stroke="currentColor" stroke-width="2"/></svg></a>';

function searchItem(kind: (typeof SEARCHES)[number], id: string, tag: string): string {
  const form = kind === 'popup' ? '' : searchForm(id);
  const cross = kind === 'sliding' || kind === 'full-width-menu' ? '<div class="search-close"></div>' : '';
  return `<${tag} class="astm-search-menu is-menu ${kind === 'dropdown' ? 'is-dropdown' : kind} menu-item">${LINK}${form}${cross}</${tag}>`;
}

const POPUP = `<div id="is-popup-wrapper" style="display:none"><div class="popup-search-close"></div><div class="is-popup-search-form">${searchForm('11')}</div></div>`;

/** `/navigacija/`: a menu six levels deep; `?menu=off-canvas`, `?search=dropdown|sliding|full-width-menu|popup`. */
export function navigationPage({ url }: Visit): PageParts {
  const isOffCanvas = url.searchParams.get('menu') === 'off-canvas';
  const kind = SEARCHES.find(one => one === url.searchParams.get('search')) ?? 'dropdown';
  const toggle = `<button id="site-navigation-menu-toggle" class="menu-toggle" aria-controls="site-navigation" aria-expanded="false"><span>Meni</span></button>`;
  const lists = `<div class="primary-navigation"><ul class="menu">${items(ENTRIES)}\n${searchItem(kind, '10', 'li')}</ul></div>
<div class="handheld-navigation"><ul class="menu">${items(ENTRIES)}</ul></div>`;
  const copy = `<div class="astm-search-menu-wrapper is-menu-wrapper"><div>${searchItem(kind, '12', 'span')}</div></div>`;
  const navigation = `<nav id="site-navigation" class="main-navigation${isOffCanvas ? ' off-canvas' : ''}" aria-label="Meni">${toggle}${lists}</nav>${copy}`;
  return {
    file: 'navigation',
    title: 'Navigacija',
    values: {
      navigation,
      search_nonce: SEARCH_NONCE,
      ajax_form: searchForm('13', true),
      popup: kind === 'popup' ? POPUP : '',
    },
  };
}

const found = ({ products, url, fields }: Visit) => {
  const term = (fields.s ?? url.searchParams.get('s') ?? '').trim().toLocaleLowerCase('sl');
  const all = products.all().filter(({ name }) => name.toLocaleLowerCase('sl').includes(term));
  return ordered(all, 'menu_order', products);
};

/** Products whose names contain the search text, and the words for that. */
export const searchedProducts = (visit: Visit) => ({
  products: found(visit),
  heading: `Zadetki za »${visit.url.searchParams.get('s') ?? ''}«`,
});

/** Results of the form that asks while one types, as its plugin answers them. */
export function searchResults(visit: Visit): Response {
  if (visit.fields.security !== SEARCH_NONCE) return new Response('-1', { status: 403 });
  const posts = found(visit)
    .slice(0, 10)
    .map(
      ({ id, name, slug }) =>
        `<div data-id="${id}" class="is-ajax-search-post is-ajax-search-post-${id} is-product"><div class="is-search-sections"><div class="right-section"><div class="is-title"><a href="/product/${slug}/">${escapeHtml(name)}</a></div></div></div></div>`,
    )
    .join('');
  const html = posts ? `<div class="is-ajax-search-items"><div class="is-ajax-search-posts">${posts}</div></div>` : '';
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=UTF-8' } });
}
