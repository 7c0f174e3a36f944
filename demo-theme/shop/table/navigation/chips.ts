import { attributes, escapeHtml } from '../../html';
import type { NavPart } from '../definition';
import { icons } from '../icons';
import { kindOf } from '../tableCounts';
import { PRESETS } from '../tableFilters';
import type { TableQuery } from '../tableQuery';
import { taxonomies } from '../terms';

/** A chosen value that the chip removes. */
interface Chip {
  readonly text: string;
  readonly filter: string;
  readonly taxonomy?: string;
  readonly metaKey?: string;
  readonly value: string;
  readonly searchName?: string;
}

const PARAMETERS: Readonly<Record<string, string>> = {
  product_cat: 'product_cat',
  pa_barva: 'attr_pa_barva',
  pa_velikost: 'attr_pa_velikost',
  pa_material: 'attr_pa_material',
  product_tag: 'tax_product_tag',
  product_brand: 'tax_product_brand',
};

const searches = (query: TableQuery): Chip[] =>
  query.names(/^search_\d+$/).flatMap(name => {
    const value = query.searchOf(Number(name.slice('search_'.length)));
    const chip = { text: `Iskanje: ${value}`, filter: 'search', value, searchName: `${query.id}_${name}` };
    return value ? [chip] : [];
  });

const terms = (query: TableQuery): Chip[] =>
  Object.entries(PARAMETERS).flatMap(([taxonomy, parameter]) =>
    (taxonomies[taxonomy] ?? [])
      .filter(({ id }) => query.has(parameter, String(id)))
      .map(({ id, name }) => ({ text: name, filter: kindOf(taxonomy), taxonomy, value: String(id) })),
  );

/** "10–20", "od 10", "do 20"; `''` without limits. */
function limits(low: string, high: string): string {
  if (low && high) return `${low}–${high}`;
  if (low) return `od ${low}`;
  return high && `do ${high}`;
}

function price(query: TableQuery): Chip[] {
  const preset = PRESETS[Number(/^option_(\d+)$/.exec(query.one('price_range'))?.[1] ?? -1)];
  const range = limits(query.one('price_range_min'), query.one('price_range_max'));
  const text = preset?.label ?? (range && `${range} €`);
  const value = query.one('price_range') || range;
  return text ? [{ text: `Cena: ${text}`, filter: 'price_range', metaKey: '_price', value }] : [];
}

function fields(query: TableQuery): Chip[] {
  const filter = 'custom_field';
  const years = query.all('cf_letnik').map(value => ({ text: `Letnik: ${value}`, filter, metaKey: 'letnik', value }));
  const weight = limits(query.one('cf_teza_min'), query.one('cf_teza_max'));
  return weight ? [...years, { text: `Teža: ${weight} kg`, filter, metaKey: 'teza', value: weight }] : years;
}

const dates = (query: TableQuery): Chip[] =>
  (['start', 'end'] as const).flatMap(end => {
    const value = query.one(`date_post_${end}`);
    const text = `${end === 'start' ? 'Objavljeno od' : 'Objavljeno do'} ${value}`;
    return value ? [{ text, filter: 'date_picker', value }] : [];
  });

function switches(query: TableQuery): Chip[] {
  const texts = { on_sale: 'Le znižano', availability: 'Le na zalogi' };
  return Object.entries(texts)
    .filter(([filter]) => query.one(filter) === 'true' && query.defaults[filter] !== 'true')
    .map(([filter, text]) => ({ text, filter, value: 'true' }));
}

const rating = (query: TableQuery): Chip[] =>
  query.all('rated').map(value => ({ text: `Ocena: vsaj ${value}`, filter: 'rating', value }));

const chipHtml = ({ text, filter, taxonomy = '', metaKey = '', value, searchName }: Chip): string => {
  const data = attributes({
    class: 'wcpt-clear-filter',
    'data-wcpt-filter': filter,
    'data-wcpt-taxonomy': taxonomy,
    'data-wcpt-meta-key': metaKey,
    'data-wcpt-value': value,
    'data-wcpt-search-name': searchName ?? null,
  });
  return `<div${data}>${icons.close}<span class="wcpt-filter-label">${escapeHtml(text)}</span></div>`;
};

/** Without script the link leads to the page as it is without a query. */
const clearAll = (devices: 'small' | 'big'): string =>
  `<a href="?" class="wcpt-clear-all-filters wcpt-${devices}-device-only">${icons.again}Počisti filtre</a>`;

/** Returns a chip for each choice, which removes it. */
export const chips: NavPart = ({ query }) => {
  const all = [searches, terms, price, fields, rating, switches, dates].flatMap(read => read(query));
  return all.length > 0
    ? `<div class="wcpt-clear-filters-wrapper">${clearAll('small')}${all.map(chipHtml).join('')}${clearAll('big')}</div>`
    : '';
};
