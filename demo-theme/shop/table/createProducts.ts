import type { TableProduct, TableVariation } from './products';
import { brands, categories, colours, materials, sizes, slugOf, type Term, tags } from './terms';
import { materialOf, nounOf, titleOf } from './titles';

const COUNT = 1200;
/** The first products are simple ones. */
const FIRST_VARIABLE = 200;
const CLOTHES = ['oblacila', 'puloverji', 'nogavice'];

/** Numbers from 0 to 1, the same with every start. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const discounted = (regular: number): number => Math.round(regular * 0.8);

/** Sizes of a piece of clothing: the larger the dearer; of some the largest is gone. */
function variationsOf(
  regular: number,
  isOnSale: boolean,
  index: number,
  ids: (at: number) => number,
): TableVariation[] {
  const stocks = [undefined, 7, index % 4 === 0 ? 0 : 3];
  return sizes.map((size, at) => {
    const price = regular + at * 250;
    return { id: ids(at), size, regular: price, sale: isOnSale ? discounted(price) : undefined, stock: stocks[at] };
  });
}

/**
 * The products of the tables, the same with every start.
 *
 * @param firstId Id of the first; the others follow.
 * @param variationId Id of a product's n-th variation, from 0.
 */
export function createProducts(firstId: number, variationId: (id: number, at: number) => number): TableProduct[] {
  const next = randomNumbers(20_261_121);
  const whole = (limit: number) => Math.floor(next() * limit);
  const [otherwise] = categories;
  if (!otherwise) throw new Error('no categories');
  const pick = (from: readonly Term[]): Term => from[whole(from.length)] ?? otherwise;
  const named = new Map<string, number>();
  return Array.from({ length: COUNT }, (_, index) => {
    const id = firstId + index;
    const category = pick(categories);
    const colour = pick(colours);
    const madeOf = whole(60);
    const noun = nounOf(category, whole(60));
    const slug = materialOf(noun, madeOf);
    const earlier = named.get(noun.name) ?? 0;
    named.set(noun.name, earlier + 1);
    const title = titleOf(noun, slug, earlier, index);
    const regular = 290 + whole(14_000);
    const kind = next();
    const counted = whole(40);
    const size = pick(sizes);
    const tag = kind < 0.4 ? pick(tags) : undefined;
    const brand = pick(brands);
    const isOnSale = next() < 0.2;
    const isVariable = index >= FIRST_VARIABLE && index % 3 > 0 && CLOTHES.includes(category.slug);
    return {
      id,
      slug: slugOf(title),
      title,
      sku: `T-${String(index + 1).padStart(4, '0')}`,
      category,
      colour,
      size,
      material: materials.find(one => one.slug === slug) ?? otherwise,
      tag,
      brand,
      regular,
      sale: isOnSale ? discounted(regular) : undefined,
      rating: whole(11) / 2,
      date: new Date(Date.UTC(2025, 0, 1 + whole(680))).toISOString().slice(0, 10),
      popularity: whole(500),
      stock: isVariable || kind < 0.3 ? undefined : kind < 0.38 ? 0 : kind < 0.45 ? 1 : counted + 2,
      backorders: !isVariable && kind > 0.36 && kind < 0.38,
      year: 2015 + whole(11),
      weight: (0.1 + whole(40) / 10).toFixed(1),
      length: 10 + whole(60),
      picture: `${noun.picture}.svg`,
      variations: isVariable ? variationsOf(regular, isOnSale, index, at => variationId(id, at)) : [],
    };
  });
}
