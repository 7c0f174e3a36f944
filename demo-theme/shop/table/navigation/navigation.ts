import { attributes } from '../../html';
import type { NavPart, NavRow, TableView } from '../definition';
import { icons } from '../icons';

const partsOf = (view: TableView, parts: readonly NavPart[]): string => parts.map(part => part(view)).join('');

const GRID = ' wcpt-filter-grid wcpt-filter-grid--columns-3';

function rowHtml(view: TableView, [left, right, ratio = '100-0']: NavRow): string {
  const column = (side: string, parts: readonly NavPart[]) =>
    `<div class="wcpt-filter-column wcpt-${side}">${partsOf(view, parts)}</div>`;
  const classes = `wcpt-filter-row wcpt-ratio-${ratio}${ratio === 'filter_grid' ? GRID : ''}`;
  return `<div${attributes({ class: classes })}>${column('left', left)}${column('right', right)}</div>`;
}

/** Buttons of small screens; they open the modal. See contract/product-table.md#phone. */
const BUTTONS =
  '<div class="wcpt-rn-button-row"><a class="wcpt-rn-button wcpt-rn-filter" href="#" data-wcpt-modal="filter">Filtri</a> <a class="wcpt-rn-button wcpt-rn-sort" href="#" data-wcpt-modal="sort">Razvrsti</a></div>';

const modalTemplate = (id: string): string =>
  `<div class="wcpt-nav-modal-tpl"><div class="wcpt-nav-modal" data-wcpt-table-id="${id}"><div class="wcpt-nm-content wcpt-noselect"><div class="wcpt-nm-heading wcpt-nm-heading--sticky"><span class="wcpt-nm-close">${icons.close}</span><span class="wcpt-nm-heading-text wcpt-on-filters-show">Filtri</span><span class="wcpt-nm-heading-text wcpt-on-sort-show">Razvrsti</span><div class="wcpt-nm-action"><span class="wcpt-nm-reset">Počisti</span><span class="wcpt-nm-apply">Uporabi</span></div></div><div class="wcpt-navigation wcpt-left-sidebar"><div class="wcpt-nm-filters"><span class="wcpt-nm-filters-placeholder"></span></div><div class="wcpt-nm-sort"><span class="wcpt-nm-sort-placeholder"></span></div></div></div></div></div>`;

/** Header, sidebar, the buttons of small screens, and the template of their modal. See contract/product-table.md#container. */
export function navigation(view: TableView): { sidebar: string; header: string } {
  const { header = [], sidebar, sticky, responsive, id } = view.definition;
  const classes = `${responsive ? '' : ' wcpt-always-show'}${sticky ? ' wcpt-sticky' : ''}`;
  const rows = header.map(row => rowHtml(view, row));
  return {
    sidebar: sidebar ? `<div class="wcpt-navigation wcpt-left-sidebar${classes}">${partsOf(view, sidebar)}</div>` : '',
    header: `<div class="wcpt-navigation wcpt-header${classes}">${rows.join('')}</div><div class="wcpt-responsive-navigation">${responsive ? BUTTONS : ''}</div>${modalTemplate(id)}`,
  };
}
