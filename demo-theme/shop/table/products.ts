import type { Product } from '../product';
import { brands, categories, colours, materials, sizes, slugOf, type Term, tags } from './terms';

/** A product of the tables; amounts in cents. */
export interface TableProduct {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly sku: string;
  readonly category: Term;
  readonly colour: Term;
  readonly size: Term;
  readonly material: Term;
  readonly tag: Term | undefined;
  readonly brand: Term;
  readonly regular: number;
  readonly sale: number | undefined;
  /** 0 to 5, halves. */
  readonly rating: number;
  /** ISO date, day only. */
  readonly date: string;
  readonly popularity: number;
  /** Pieces; undefined: not counted. */
  readonly stock: number | undefined;
  readonly backorders: boolean;
  /** A custom field. */
  readonly year: number;
  readonly weight: string;
  readonly picture: string;
}

/** Ids of the tables' products begin here. */
export const FIRST_TABLE_ID = 10_000;
const COUNT = 1200;
export const MAX_TABLE_ROWS = 10_000;

const PICTURES = ['skodelica.svg', 'zvezek.svg', 'deska.svg', 'svetilka.svg', 'pulover.svg', 'vaza.svg'];
const NOUNS: Readonly<Record<string, readonly string[]>> = {
  kuhinja: ['Deska', 'Podstavek', 'Predpasnik'],
  dom: ['Polica', 'Košara', 'Ura'],
  oblacila: ['Kapa', 'Jopa', 'Šal'],
  vrt: ['Zalivalka', 'Klop', 'Rokavica'],
  papirnica: ['Zvezek', 'Voščilnica', 'Beležka'],
  posoda: ['Lonec', 'Ponev', 'Pekač'],
  pribor: ['Žlica', 'Zajemalka', 'Kuhalnica'],
  'tekstil-za-kuhinjo': ['Krpa', 'Prt', 'Pogrinjek'],
  svetila: ['Svetilka', 'Lestenec', 'Sveča'],
  'odeje-in-blazine': ['Odeja', 'Blazina', 'Prevleka'],
  puloverji: ['Pulover', 'Brezrokavnik', 'Tunika'],
  nogavice: ['Nogavica', 'Dokolenka', 'Copata'],
  orodje: ['Lopata', 'Grablja', 'Motika'],
  'lonci-za-roze': ['Skleda za rože', 'Lončnica', 'Cvetlična posoda'],
  skodelice: ['Skodelica', 'Kavna skodelica', 'Čajna skodelica'],
  krozniki: ['Globoka posodica', 'Servirna plošča', 'Desertna ploščica'],
  sklede: ['Skleda', 'Solatna skleda', 'Skledica'],
};

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

function create(): TableProduct[] {
  const next = randomNumbers(20_261_121);
  const whole = (limit: number) => Math.floor(next() * limit);
  const pick = <T>(from: readonly [T, ...T[]] | readonly T[], otherwise: T): T => from[whole(from.length)] ?? otherwise;
  return Array.from({ length: COUNT }, (_, index) => {
    const [first] = categories;
    if (!first) throw new Error('no categories');
    const category = pick(categories, first);
    const colour = pick(colours, first);
    const material = pick(materials, first);
    const noun = pick(NOUNS[category.slug] ?? [], 'Izdelek');
    const title = `${noun} ${colour.name.toLowerCase()} ${material.name.toLowerCase()} ${index + 1}`;
    const regular = 290 + whole(14_000);
    const kind = next();
    const counted = whole(40);
    return {
      id: FIRST_TABLE_ID + index,
      slug: slugOf(title),
      title,
      sku: `T-${String(index + 1).padStart(4, '0')}`,
      category,
      colour,
      size: pick(sizes, first),
      material,
      tag: kind < 0.4 ? pick(tags, first) : undefined,
      brand: pick(brands, first),
      regular,
      sale: next() < 0.2 ? Math.round(regular * 0.8) : undefined,
      rating: whole(11) / 2,
      date: new Date(Date.UTC(2025, 0, 1 + whole(680))).toISOString().slice(0, 10),
      popularity: whole(500),
      stock: kind < 0.3 ? undefined : kind < 0.38 ? 0 : kind < 0.45 ? 1 : counted + 2,
      backorders: kind > 0.36 && kind < 0.38,
      year: 2015 + whole(11),
      weight: (0.1 + whole(40) / 10).toFixed(1),
      picture: pick(PICTURES, 'zvezek.svg'),
    };
  });
}

/** Every product of the tables. */
export const tableProducts: readonly TableProduct[] = create();

/** So many products, the same ones again under other ids when there are not enough. */
export function manyProducts(count: number): TableProduct[] {
  return Array.from({ length: Math.min(count, MAX_TABLE_ROWS) }, (_, index) =>
    tableProduct(FIRST_TABLE_ID + index),
  ).filter(product => product !== undefined);
}

/** The product of an id; those beyond the list repeat it. */
export function tableProduct(id: number): TableProduct | undefined {
  const index = id - FIRST_TABLE_ID;
  if (!Number.isInteger(index) || index < 0 || index >= MAX_TABLE_ROWS) return undefined;
  const base = tableProducts[index % COUNT];
  const round = Math.floor(index / COUNT);
  if (!base || !round) return base;
  return {
    ...base,
    id,
    title: `${base.title} ${'I'.repeat(round)}`,
    slug: `${base.slug}-${round}`,
    sku: `${base.sku}-${round}`,
  };
}

export const tablePrice = ({ sale, regular }: TableProduct): number => sale ?? regular;
export const canBuy = ({ stock, backorders }: TableProduct): boolean => stock === undefined || stock > 0 || backorders;

/** A table's product as the rest of the shop knows products. */
export function asProduct(product: TableProduct): Product {
  const { id, slug, title, sku, category, regular, sale, stock, backorders, picture, weight } = product;
  return {
    id,
    slug,
    name: title,
    sku,
    type: 'simple',
    category: { slug: category.slug, name: category.name },
    pictures: [{ id, file: picture, alt: title }],
    shortDescription: `<p>${title} iz delavnice Lipa.</p>`,
    description: `<p>${title} je iz tabele izdelkov.</p>`,
    measures: { weight },
    price: sale === undefined ? { regular } : { regular, sale },
    stock: { quantity: stock ?? null, backorders },
  };
}
