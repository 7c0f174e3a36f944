/** A term of a taxonomy; ids are unique among all. */
export interface Term {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  /** Id of the term above it. */
  readonly parent?: number;
}

const list = (first: number, names: readonly string[]): Term[] =>
  names.map((name, index) => ({ id: first + index, slug: slugOf(name), name }));

/** Name → slug, without the marks of Slovenian letters. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

const below = (parent: number, first: number, names: readonly string[]): Term[] =>
  list(first, names).map(term => ({ ...term, parent }));

/** Categories in three levels. */
export const categories: readonly Term[] = [
  ...list(101, ['Kuhinja', 'Dom', 'Oblačila', 'Vrt', 'Papirnica']),
  ...below(101, 111, ['Posoda', 'Pribor', 'Tekstil za kuhinjo']),
  ...below(102, 121, ['Svetila', 'Odeje in blazine']),
  ...below(103, 131, ['Puloverji', 'Nogavice']),
  ...below(104, 141, ['Orodje', 'Lonci za rože']),
  ...below(111, 151, ['Skodelice', 'Krožniki', 'Sklede']),
];

export const colours: readonly Term[] = list(201, ['Rdeča', 'Modra', 'Zelena', 'Bela', 'Črna', 'Rumena']);
export const sizes: readonly Term[] = list(221, ['Majhna', 'Srednja', 'Velika']);
export const materials: readonly Term[] = list(241, [
  'Les',
  'Lan',
  'Volna',
  'Keramika',
  'Steklo',
  'Kovina',
  'Papir',
  'Bombaž',
]);
export const tags: readonly Term[] = list(261, ['Novo', 'Ročno delo', 'Darilo']);
export const brands: readonly Term[] = list(281, ['Lipa', 'Breg', 'Jutro']);

/** All terms by taxonomy. */
export const taxonomies: Readonly<Record<string, readonly Term[]>> = {
  product_cat: categories,
  pa_barva: colours,
  pa_velikost: sizes,
  pa_material: materials,
  product_tag: tags,
  product_brand: brands,
};

/** The category at the top of a category's branch. */
export function rootOf(term: Term): Term {
  const parent = categories.find(({ id }) => id === term.parent);
  return parent ? rootOf(parent) : term;
}

/** A category's id and those of everything below it. */
export function withChildren(id: number): number[] {
  return [id, ...categories.filter(({ parent }) => parent === id).flatMap(child => withChildren(child.id))];
}
