import { attributes, escapeHtml } from '../html';
import { buttonCell } from './cells/button';
import { priceCell } from './cells/price';
import { quantityCell } from './cells/quantity';
import type { Column, NavPart, TableDefinition } from './definition';
import { search } from './definitions/shared';
import { priceFilter } from './filters/rangeFilters';
import { icons } from './icons';
import { manyProducts, type TableProduct } from './products';

const ARROW =
  '<svg class="wcpt-tooltip-arrow" width="16" height="8" viewBox="0 0 16 8" aria-hidden="true"><path d="M0 8 8 0l8 8z"/></svg>';
const CLOSE = `<span class="wcpt-tooltip-close">${icons.close}</span>`;

/** A tooltip, of which `--{look}` are classes. */
function tooltip(label: string, content: string, ...looks: readonly string[]): string {
  const classes = ['wcpt-tooltip', ...looks.map(look => `wcpt-tooltip--${look}`)].join(' ');
  const close = looks.includes('popup-enabled') ? CLOSE : '';
  return `<div${attributes({ class: classes })}><span class="wcpt-tooltip-label"><span class="wcpt-item-row">${label}</span></span><div class="wcpt-tooltip-content-wrapper" data-wcpt-position=""><div class="wcpt-tooltip-content">${ARROW}${content}${close}</div></div></div>`;
}

const text = (words: string): string => `<div class="wcpt-item-row"><span class="wcpt-text">${words}</span></div>`;
const materialText = ({ material, weight }: TableProduct): string =>
  text(`${escapeHtml(material.name)}, ${weight} kg. Izdelano v Sloveniji.`);
const description = ({ title }: TableProduct): string =>
  text(`${escapeHtml(title)}. ${'Ročno delo iz domače delavnice. '.repeat(12)}`);

const column = (name: string, label: string, cell: Column['cell']): Column => ({ name, label, cell });

const cells: readonly Column[] = [
  column('naziv', 'Izdelek', ({ title }) => `<span class="wcpt-title">${escapeHtml(title)}</span>`),
  {
    name: 'snov',
    label: 'Snov',
    note: tooltip(icons.info, text('Iz česa je izdelek in koliko tehta.')),
    sort: { orderby: 'title', order: 'asc', meta_key: '' },
    cell: product => tooltip(escapeHtml(product.material.name), materialText(product)),
  },
  column('nakup', 'Nakup', product =>
    tooltip('Kupi', `${quantityCell(product)} ${buttonCell(product)}`, 'open-on-click'),
  ),
  column('opis', 'Opis', product => tooltip('Preberi opis', description(product), 'open-on-click', 'popup-enabled')),
  column('dostava', 'Dostava', () => tooltip('2 dni', text('Velja za naročila do 12. ure.'), 'hover-disabled')),
  column('mere', 'Mere', ({ length }) =>
    tooltip(
      'Mere',
      `${text(`Dolžina ${length} cm`)}${tooltip('Kako merimo?', text('Na najdaljši stranici.'))}`,
      'open-on-click',
    ),
  ),
  column('prazno', 'Opombe', () => tooltip('Brez opomb', '')),
  column('cena', 'Cena', priceCell),
  column('garancija', 'Garancija', () =>
    tooltip('2 leti', text('Račun hranite do konca garancije. Velja za vse izdelke iz delavnice Lipa.')),
  ),
];

const help: NavPart = () =>
  tooltip(`${icons.info} Kako naročim?`, text('Izberite količino in pritisnite »V košarico«.'));
const contact: NavPart = () =>
  tooltip('Pomoč', text('Pišite nam na pomoc@lipa.example. Odgovorimo še isti dan, ob koncih tedna v ponedeljek.'));
const prices: NavPart = () => tooltip('O cenah', text('Cene so z DDV.'));

const FROZEN = {
  laptop_freeze_left: '1',
  laptop_freeze_right: '1',
  tablet_freeze_left: '1',
  phone_freeze_left: '1',
  laptop_freeze_heading: 'true',
  laptop_table_width: '1500',
  tablet_table_width: '1400',
  phone_table_width: '1300',
};

/** Rows with tooltips of all kinds between frozen columns; `rows` is how many, if the page says it. */
export const tooltipTable = (rows: number | undefined): TableDefinition => ({
  id: '485',
  columns: cells,
  settings: FROZEN,
  header: [[[search, help], [contact]]],
  sidebar: [priceFilter('Cena'), prices],
  perPage: -1,
  products: () => manyProducts(rows ?? 12),
});
