import { attributes, escapeHtml } from '../html';
import type { NavPart, TableView } from './definition';
import { icons } from './icons';
import { taxonomies } from './terms';

/** How many results there are, and which are shown. */
export const resultCount: NavPart = view => {
  const texts = {
    'data-wcpt-message-template': 'Prikaz [first_result]–[last_result] od [total_results]',
    'data-wcpt-single-page-template': 'Prikazanih vseh [total_results]',
    'data-wcpt-single-result-template': 'Prikazan edini zadetek',
    'data-wcpt-no-results-template': 'Ni zadetkov',
  };
  const figures: Readonly<Record<string, unknown>> = counts(view);
  const filled = (template: string) => template.replace(/\[(\w+)\]/g, (_, name: string) => String(figures[name]));
  const [message, page, single, none] = Object.values(texts).map(filled);
  return `<div${attributes({ class: `wcpt-result-count ${counts(view).html_class}`.trim(), ...texts })}><span class="wcpt-result-message">${message}</span><span class="wcpt-single-page-message">${page}</span><span class="wcpt-single-result-message">${single}</span><span class="wcpt-no-results-message">${none}</span></div>`;
};

/** The container's `data-wcpt-result-count-context`. */
export function counts({ found, shown, page, perPage, pages }: TableView) {
  const first = perPage < 0 ? 1 : (page - 1) * perPage + 1;
  const state = !found.length
    ? 'wcpt-no-results'
    : found.length === 1
      ? 'wcpt-single-result'
      : pages > 1
        ? ''
        : 'wcpt-single-page';
  return {
    html_class: state,
    displayed_results: shown.length,
    total_results: found.length,
    first_result: shown.length ? first : 0,
    last_result: shown.length ? first + shown.length - 1 : 0,
  };
}

/** Apply and Reset. */
export const applyReset =
  (withApply: boolean): NavPart =>
  ({ query }) =>
    `<div class="wcpt-apply-reset-wrapper">${withApply ? '<span class="wcpt-apply">Uporabi</span>' : ''}<span class="wcpt-reset${query.isEmpty ? ' wcpt-disabled' : ''}">Počisti vse</span></div>`;

/** A chip for each choice, which takes it back. */
export const chips: NavPart = ({ query, definition: { id } }) => {
  const chip = (data: Readonly<Record<string, string>>, text: string) =>
    `<div${attributes({ class: 'wcpt-clear-filter', ...data })}>${escapeHtml(text)} ${icons.close}</div>`;
  const ofTerms = ['product_cat', 'pa_barva', 'pa_velikost', 'pa_material', 'product_tag', 'product_brand'].flatMap(
    taxonomy => {
      const [kind, name] =
        taxonomy === 'product_cat'
          ? ['category', taxonomy]
          : taxonomy.startsWith('pa_')
            ? ['attribute', `attr_${taxonomy}`]
            : ['taxonomy', `tax_${taxonomy}`];
      return (taxonomies[taxonomy] ?? [])
        .filter(term => query.has(name, String(term.id)))
        .map(term =>
          chip(
            { 'data-wcpt-filter': kind, 'data-wcpt-taxonomy': taxonomy, 'data-wcpt-value': String(term.id) },
            term.name,
          ),
        );
    },
  );
  const search = query.search
    ? [
        chip(
          { 'data-wcpt-filter': 'search', 'data-wcpt-value': query.search, 'data-wcpt-search-name': `${id}_search_1` },
          `»${query.search}«`,
        ),
      ]
    : [];
  const price =
    query.one('price_range') || query.one('price_range_min') || query.one('price_range_max')
      ? [chip({ 'data-wcpt-filter': 'price_range', 'data-wcpt-value': '' }, 'Cena')]
      : [];
  const all = [...search, ...ofTerms, ...price];
  return all.length
    ? `<div class="wcpt-clear-filters-wrapper">${all.join('')}<a class="wcpt-clear-all-filters" href="#">Počisti vse</a></div>`
    : '';
};

const parts = (view: TableView, list: readonly NavPart[]) => list.map(part => part(view)).join('');

/** Header, sidebar, the buttons of small screens, and the template of their modal. */
export function navigation(view: TableView): { sidebar: string; header: string } {
  const { header = [], sidebar, responsive, id } = view.definition;
  const always = responsive ? '' : ' wcpt-always-show';
  const rows = header.map(
    ([left, right]) =>
      `<div class="wcpt-filter-row wcpt-ratio-100-0"><div class="wcpt-filter-column wcpt-left">${parts(view, left)}</div><div class="wcpt-filter-column wcpt-right">${parts(view, right)}</div></div>`,
  );
  const buttons = responsive
    ? '<div class="wcpt-rn-button-row"><a class="wcpt-rn-button wcpt-rn-filter" href="#" data-wcpt-modal="filter">Filtri</a> <a class="wcpt-rn-button wcpt-rn-sort" href="#" data-wcpt-modal="sort">Razvrsti</a></div>'
    : '';
  return {
    sidebar: sidebar ? `<div class="wcpt-navigation wcpt-left-sidebar${always}">${parts(view, sidebar)}</div>` : '',
    header: `<div class="wcpt-navigation wcpt-header${always}">${rows.join('')}</div><div class="wcpt-responsive-navigation">${buttons}</div>${modal(id)}`,
  };
}

const modal = (id: string) =>
  `<div class="wcpt-nav-modal-tpl"><div class="wcpt-nav-modal" data-wcpt-table-id="${id}"><div class="wcpt-nm-content wcpt-noselect"><div class="wcpt-nm-heading wcpt-nm-heading--sticky"><span class="wcpt-nm-close">${icons.close}</span><span class="wcpt-nm-heading-text wcpt-on-filters-show">Filtri</span><span class="wcpt-nm-heading-text wcpt-on-sort-show">Razvrsti</span><div class="wcpt-nm-action"><span class="wcpt-nm-reset">Počisti</span><span class="wcpt-nm-apply">Uporabi</span></div></div><div class="wcpt-navigation wcpt-left-sidebar"><div class="wcpt-nm-filters"><span class="wcpt-nm-filters-placeholder"></span></div><div class="wcpt-nm-sort"><span class="wcpt-nm-sort-placeholder"></span></div></div></div></div></div>`;

/** Links to the pages; hidden when there is one. */
export function pagination({ page, pages, definition: { id }, path }: TableView): string {
  const link = (to: number, inner: string, name = '', dimmed = false) =>
    `<a${attributes({ class: `page-numbers${name && ` wcpt-pagination-chevron wcpt-pagination-chevron-${name}`}`, href: dimmed ? '' : `${path}?${id}_paged=${to}`, style: dimmed ? 'opacity:0.2; pointer-events: none;' : null })}>${inner}</a>`;
  const numbers = Array.from({ length: pages }, (_, index) => index + 1)
    .filter(one => one === 1 || one === pages || Math.abs(one - page) < 3)
    .flatMap((one, index, all) => (index && one - (all[index - 1] ?? 0) > 1 ? [0, one] : [one]));
  const links = numbers.map(one =>
    one === 0
      ? '<span class="page-numbers dots">…</span>'
      : one === page
        ? `<span class="page-numbers current wcpt-active">${one}</span>`
        : link(one, String(one)),
  );
  const ends = [
    link(1, icons.first, 'first', page <= 1) + link(page - 1, icons.previous, 'prev', page <= 1),
    link(page + 1, icons.next, 'next', page >= pages) + link(pages, icons.last, 'last', page >= pages),
  ];
  return `<div class="wcpt-pagination${pages > 1 ? '' : ' wcpt-hide'}">${pages > 1 ? ends[0] + links.join('') + ends[1] : ''}</div>`;
}
