import { fold, wordsOf } from './fold';
import { canBuy, highestPrice, type TableProduct, tablePrice } from './products';
import type { TableQuery } from './tableQuery';
import { type Term, withChildren } from './terms';

/** Price presets of the filter, in currency units. */
export const PRESETS = [
  { min: '', max: '20', label: 'Do 20 €' },
  { min: '20', max: '60', label: '20–60 €' },
  { min: '60', max: '', label: 'Nad 60 €' },
] as const;

/** Terms of a product in the taxonomies other than the category. */
export const termsOf = ({ colour, size, material, tag, brand, variations }: TableProduct): readonly Term[] => [
  colour,
  ...(variations.length > 0 ? variations.map(one => one.size) : [size]),
  material,
  ...(tag ? [tag] : []),
  brand,
];

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

/** Products whose values reach into the limits. Limits that are no numbers don't count. */
function within(low: string, high: string, of: (product: TableProduct) => readonly [number, number]): Test {
  const min = low === '' ? Number.NaN : Number(low);
  const max = high === '' ? Number.NaN : Number(high);
  if (Number.isNaN(min) && Number.isNaN(max)) return undefined;
  return product => {
    const [lowest, highest] = of(product);
    return !(highest < min) && !(lowest > max);
  };
}

function byPrice(query: TableQuery): Test {
  const preset = PRESETS[Number(/^option_(\d+)$/.exec(query.one('price_range'))?.[1] ?? -1)];
  return within(
    query.one('price_range_min') || (preset?.min ?? ''),
    query.one('price_range_max') || (preset?.max ?? ''),
    product => [tablePrice(product) / 100, highestPrice(product) / 100],
  );
}

/** Custom fields by their keys. */
const FIELDS: Readonly<Record<string, (product: TableProduct) => number>> = {
  letnik: ({ year }) => year,
  teza: ({ weight }) => Number(weight),
};

function byField(query: TableQuery, key: string): Test {
  const of = FIELDS[key];
  if (!of) return undefined;
  const options = query.all(`cf_${key}`);
  const limits = within(query.one(`cf_${key}_min`), query.one(`cf_${key}_max`), product => [of(product), of(product)]);
  if (options.length === 0) return limits;
  return product => options.includes(String(of(product))) && (limits?.(product) ?? true);
}

const textOf = ({ title, sku }: TableProduct) => fold(`${title} ${sku}`);

/** Words of the first box are looked for in name and number, those of another one in the number. */
function bySearch(query: TableQuery, box: number): Test {
  const words = wordsOf(query.searchOf(box));
  if (words.length === 0) return undefined;
  const of = box === 1 ? textOf : ({ sku }: TableProduct) => fold(sku);
  return product => {
    const text = of(product);
    return words.every(word => text.includes(word));
  };
}

function byDate(query: TableQuery): Test {
  const [start, end] = [query.one('date_post_start'), query.one('date_post_end')];
  return start || end ? ({ date }) => (!start || date >= start) && (!end || date <= end) : undefined;
}

function byRating(query: TableQuery): Test {
  const rated = query.all('rated').map(Number);
  return rated.length > 0 ? ({ rating }) => rating >= Math.min(...rated) : undefined;
}

const named = (names: readonly string[], test: (name: string) => Test) =>
  Object.fromEntries(names.map(name => [name, test(name)]));

/** Every filter by the name that it is counted under. */
const tests = (query: TableQuery): Readonly<Record<string, Test>> => ({
  search_1: bySearch(query, 1),
  search_2: bySearch(query, 2),
  product_cat: byCategory(query),
  ...named(['pa_barva', 'pa_velikost', 'pa_material'], name => byTerms(query, `attr_${name}`)),
  ...named(['product_tag', 'product_brand'], name => byTerms(query, `tax_${name}`)),
  ...named(Object.keys(FIELDS), key => byField(query, key)),
  price: byPrice(query),
  rating: byRating(query),
  on_sale: query.one('on_sale') === 'true' ? ({ sale }) => sale !== undefined : undefined,
  availability: query.one('availability') === 'true' ? canBuy : undefined,
  date: byDate(query),
});

/** Products that pass every test but the one left out, for its counts. */
export function filtered(products: readonly TableProduct[], query: TableQuery, leftOut?: string): TableProduct[] {
  const active = Object.entries(tests(query)).flatMap(([name, test]) => (test && name !== leftOut ? [test] : []));
  return products.filter(product => active.every(test => test(product)));
}
