import { canBuy, type TableProduct, tablePrice } from './products';
import { type Term, taxonomies, withChildren } from './terms';

/** What a request asks of one table; names are without the table's prefix. */
export class TableQuery {
  readonly #lists = new Map<string, string[]>();

  /** @param pairs of the request; of a single value the last counts, `name[]` and `name[0]` are a list */
  constructor(
    readonly id: string,
    pairs: Iterable<readonly [string, string]>,
  ) {
    for (const [name, value] of pairs) {
      if (!name.startsWith(`${id}_`)) continue;
      const [, key = '', list] = /^([^[]+)(\[\d*\])?$/.exec(name.slice(id.length + 1)) ?? [];
      if (!key) continue;
      this.#lists.set(key, list ? [...(this.#lists.get(key) ?? []), value] : [value]);
    }
  }

  one(name: string): string {
    return this.#lists.get(name)?.at(-1)?.trim() ?? '';
  }

  all(name: string): readonly string[] {
    return (this.#lists.get(name) ?? []).filter(Boolean);
  }

  has(name: string, value: string): boolean {
    return this.all(name).includes(value);
  }

  /** The search text; the server reads 100 characters. */
  get search(): string {
    return this.one('search_1').slice(0, 100);
  }

  /** As the server prints it: values raw, the brackets of lists encoded; see the contract, 2.9. */
  printed(device: string): string {
    const shown = [...this.#lists].filter(
      ([key]) => !['sc_attrs', 'device'].includes(key) && !key.startsWith('column_'),
    );
    const pieces = shown.flatMap(([key, values]) => {
      if (/^(?:product_cat|attr_|tax_|cf_letnik$|rated$)/.test(key)) {
        return values.filter(Boolean).map((value, index) => `${this.id}_${key}%5B${index}%5D=${value}`);
      }
      const value = values.at(-1) ?? '';
      return value ? [`${this.id}_${key}=${value.replace(/["'\\]/g, '\\$&')}`] : [];
    });
    return `?${[...pieces, `${this.id}_device=${device}`].join('&')}`;
  }
}

/** Price presets of the filter, in currency units. */
export const PRESETS = [
  { min: '', max: '20', label: 'Do 20 €' },
  { min: '20', max: '60', label: '20–60 €' },
  { min: '60', max: '', label: 'Nad 60 €' },
] as const;

const termsOf = (product: TableProduct): readonly Term[] =>
  [product.colour, product.size, product.material, product.tag, product.brand].filter(term => term !== undefined);

/** One filter as a test of products; undefined: it lets all through. */
type Test = ((product: TableProduct) => boolean) | undefined;

function byTerms(query: TableQuery, name: string): Test {
  const wanted = new Set(query.all(name).map(Number));
  return wanted.size ? product => termsOf(product).some(({ id }) => wanted.has(id)) : undefined;
}

function byCategory(query: TableQuery): Test {
  const wanted = new Set(query.all('product_cat').flatMap(id => withChildren(Number(id))));
  return wanted.size ? ({ category }) => wanted.has(category.id) : undefined;
}

function between(low: string, high: string, of: (product: TableProduct) => number): Test {
  const min = low === '' ? Number.NEGATIVE_INFINITY : Number(low);
  const max = high === '' ? Number.POSITIVE_INFINITY : Number(high);
  return low === '' && high === '' ? undefined : product => of(product) >= min && of(product) <= max;
}

function byPrice(query: TableQuery): Test {
  const preset = PRESETS[Number(/^option_(\d+)$/.exec(query.one('price_range'))?.[1] ?? -1)];
  const euros = (product: TableProduct) => tablePrice(product) / 100;
  return between(
    query.one('price_range_min') || (preset?.min ?? ''),
    query.one('price_range_max') || (preset?.max ?? ''),
    euros,
  );
}

function bySearch(query: TableQuery): Test {
  const words = query.search.toLowerCase().split(/\s+/).filter(Boolean);
  return words.length
    ? ({ title, sku }) => words.every(word => `${title} ${sku}`.toLowerCase().includes(word))
    : undefined;
}

/** Every filter by the name that it is counted under. */
export function tests(query: TableQuery): Readonly<Record<string, Test>> {
  const rated = query.all('rated').map(Number);
  const years = query.all('cf_letnik').map(Number);
  const dates = [query.one('date_post_start'), query.one('date_post_end')] as const;
  return {
    search: bySearch(query),
    product_cat: byCategory(query),
    ...Object.fromEntries(
      ['pa_barva', 'pa_velikost', 'pa_material'].map(name => [name, byTerms(query, `attr_${name}`)]),
    ),
    ...Object.fromEntries(['product_tag', 'product_brand'].map(name => [name, byTerms(query, `tax_${name}`)])),
    price: byPrice(query),
    weight: between(query.one('cf_teza_min'), query.one('cf_teza_max'), ({ weight }) => Number(weight)),
    year: years.length ? ({ year }) => years.includes(year) : undefined,
    rating: rated.length ? ({ rating }) => rating >= Math.min(...rated) : undefined,
    on_sale: query.one('on_sale') === 'true' ? ({ sale }) => sale !== undefined : undefined,
    availability: query.one('availability') === 'true' ? canBuy : undefined,
    date:
      dates[0] || dates[1]
        ? ({ date }) => (!dates[0] || date >= dates[0]) && (!dates[1] || date <= dates[1])
        : undefined,
  };
}

/** Products that pass every test but the one left out, for its counts. */
export function filtered(products: readonly TableProduct[], query: TableQuery, leftOut?: string): TableProduct[] {
  const active = Object.entries(tests(query)).flatMap(([name, test]) => (test && name !== leftOut ? [test] : []));
  return products.filter(product => active.every(test => test(product)));
}

/** How many products each term would leave, for filters that count. */
export function countsOf(products: readonly TableProduct[], query: TableQuery, taxonomy: string): Map<number, number> {
  const left = filtered(products, query, taxonomy);
  const terms = taxonomies[taxonomy] ?? [];
  return new Map(
    terms.map(term => {
      const ids = taxonomy === 'product_cat' ? withChildren(term.id) : [term.id];
      const has = (product: TableProduct) =>
        taxonomy === 'product_cat'
          ? ids.includes(product.category.id)
          : termsOf(product).some(({ id }) => id === term.id);
      return [term.id, left.filter(has).length];
    }),
  );
}
