import type { Term } from './terms';

/** Grammatical form of a noun: masculine, feminine, and the plurals of both. */
type Form = 'm' | 'f' | 'mp' | 'fp';

/** Noun of a product's name. */
export interface Noun {
  readonly name: string;
  readonly form: Form;
  /** File name without its ending. */
  readonly picture: string;
  /** Slugs of possible materials. */
  readonly materials: readonly string[];
}

const noun = (form: Form, name: string, picture: string, materials: string): Noun => ({
  name,
  form,
  picture,
  materials: materials.split(' '),
});

/** Nouns by the slug of a category. */
const NOUNS: Readonly<Record<string, readonly Noun[]>> = {
  kuhinja: [
    noun('f', 'deska', 'deska', 'les'),
    noun('m', 'podstavek', 'deska-kruh', 'les kovina'),
    noun('m', 'predpasnik', 'prt', 'lan bombaz'),
  ],
  dom: [
    noun('f', 'ura', 'ura', 'les kovina'),
    noun('f', 'ura z nihalom', 'ura-nihalo', 'les kovina'),
    noun('f', 'škatla', 'zvezek', 'les papir'),
  ],
  oblacila: [
    noun('m', 'šal', 'brisaca', 'volna bombaz'),
    noun('f', 'majica', 'majica', 'bombaz lan'),
    noun('f', 'obleka', 'obleka', 'lan bombaz'),
  ],
  vrt: [
    noun('m', 'predpražnik', 'preproga', 'volna bombaz'),
    noun('f', 'vrtna vaza', 'vaza', 'keramika kovina'),
    noun('f', 'vrtna svetilka', 'svetilka', 'kovina steklo'),
  ],
  papirnica: [
    noun('m', 'zvezek', 'zvezek', 'papir'),
    noun('f', 'voščilnica', 'zvezek', 'papir'),
    noun('m', 'dnevnik', 'knjiga', 'papir'),
  ],
  posoda: [
    noun('m', 'pekač', 'zajtrk', 'keramika steklo kovina'),
    noun('m', 'vrč', 'vaza', 'keramika steklo'),
    noun('f', 'posoda za shranjevanje', 'skodelica-zgoraj', 'steklo keramika'),
  ],
  pribor: [
    noun('f', 'zajemalka', 'deska', 'les kovina'),
    noun('f', 'lopatica', 'deska', 'les kovina'),
    noun('m', 'komplet žlic', 'zajtrk', 'les kovina'),
  ],
  'tekstil-za-kuhinjo': [
    noun('f', 'krpa', 'brisaca', 'lan bombaz'),
    noun('m', 'prt', 'prt', 'lan bombaz'),
    noun('m', 'pogrinjek', 'prt', 'lan bombaz'),
  ],
  svetila: [
    noun('f', 'svetilka', 'svetilka', 'kovina steklo les'),
    noun('m', 'svečnik', 'sveca', 'kovina steklo keramika'),
    noun('f', 'stropna luč', 'svetilka', 'kovina steklo'),
  ],
  'odeje-in-blazine': [
    noun('f', 'odeja', 'preproga', 'volna lan bombaz'),
    noun('f', 'blazina', 'preproga', 'lan volna bombaz'),
    noun('f', 'prevleka', 'brisaca', 'lan bombaz'),
  ],
  puloverji: [
    noun('m', 'pulover', 'pulover', 'volna bombaz'),
    noun('m', 'brezrokavnik', 'pulover-moder', 'volna bombaz'),
    noun('m', 'pulover z ovratnikom', 'pulover-rdec', 'volna bombaz'),
  ],
  nogavice: [
    noun('fp', 'nogavice', 'nogavice', 'volna bombaz'),
    noun('fp', 'dokolenke', 'nogavice', 'volna bombaz'),
    noun('mp', 'copati', 'copati', 'volna'),
  ],
  orodje: [
    noun('f', 'lopatka', 'deska', 'les kovina'),
    noun('m', 'zaboj za orodje', 'deska-kruh', 'les kovina'),
    noun('f', 'zalivalka', 'vaza', 'kovina'),
  ],
  'lonci-za-roze': [
    noun('m', 'lonec za rože', 'vaza', 'keramika kovina'),
    noun('m', 'podstavek za lonec', 'kroznik', 'les keramika'),
    noun('f', 'viseča posoda', 'vaza', 'keramika kovina'),
  ],
  skodelice: [
    noun('f', 'skodelica', 'skodelica', 'keramika steklo kovina'),
    noun('f', 'kavna skodelica', 'skodelica-rocaj', 'keramika steklo'),
    noun('f', 'skodelica za čaj', 'skodelica-par', 'keramika steklo'),
  ],
  krozniki: [
    noun('m', 'krožnik', 'kroznik', 'keramika steklo les'),
    noun('m', 'globoki krožnik', 'kroznik', 'keramika steklo'),
    noun('m', 'pladenj', 'kroznik', 'les kovina'),
  ],
  sklede: [
    noun('f', 'skleda', 'skodelica-zgoraj', 'keramika steklo les'),
    noun('f', 'solatna skleda', 'skodelica-zgoraj', 'les steklo'),
    noun('f', 'skledica', 'skodelica', 'keramika steklo'),
  ],
};

/** Adjectives by the slug of a material. */
const ADJECTIVES: Readonly<Record<string, Readonly<Record<Form, string>>>> = {
  les: { m: 'Leseni', f: 'Lesena', mp: 'Leseni', fp: 'Lesene' },
  lan: { m: 'Laneni', f: 'Lanena', mp: 'Laneni', fp: 'Lanene' },
  volna: { m: 'Volneni', f: 'Volnena', mp: 'Volneni', fp: 'Volnene' },
  keramika: { m: 'Keramični', f: 'Keramična', mp: 'Keramični', fp: 'Keramične' },
  steklo: { m: 'Stekleni', f: 'Steklena', mp: 'Stekleni', fp: 'Steklene' },
  kovina: { m: 'Kovinski', f: 'Kovinska', mp: 'Kovinski', fp: 'Kovinske' },
  papir: { m: 'Papirnati', f: 'Papirnata', mp: 'Papirnati', fp: 'Papirnate' },
  bombaz: { m: 'Bombažni', f: 'Bombažna', mp: 'Bombažni', fp: 'Bombažne' },
};

/** Places after which products are named. */
const NAMES =
  'Soča Triglav Bohinj Kolpa Mura Drava Sava Krka Ljubljanica Idrijca Vipava Kras Pohorje Jelovica Pokljuka Nanos Snežnik Krn Mangart Jalovec Razor Škrlatica Storžič Grintovec Rinka Savica Peričnik Pivka Cerknica Bled Jezersko Matajur Žiče Čaven Škocjan Trenta Tolmin Kobarid Bovec Kanin Prisojnik Martuljek Tamar Vintgar Radovna Planica Menina Boč Haloze Goričko Lendava Ptuj Jeruzalem Brda Piran Izola Strunjan Sečovlje Dragonja Rižana Slavnik Postojna Iška Krim Kum Lisca Bohor Sotla Mirna Gorjanci Otočec Metlika Lahinja Ribnica Bloke Lož'.split(
    ' ',
  );

/** Endings with signs that addresses, attributes and patterns must cope with. */
const ENDINGS = [' »Mini«', ' 50 % & več', ' "XL"', " d'Or", ' 1+1', ' (par)', ' A/B', ' #7'];
/** One product in so many has such an ending. */
const SPECIAL = 150;

/** One of a list, by any whole number. */
const at = <T>(list: readonly T[], index: number, otherwise: T): T => list[index % list.length] ?? otherwise;

const GIFT = noun('f', 'škatla', 'zvezek', 'papir');

/** The noun of a category's product, by a number that selects it. */
export const nounOf = (category: Term, which: number): Noun => at(NOUNS[category.slug] ?? [], which, GIFT);

/** Slug of a product's material, by a number that selects it. */
export const materialOf = ({ materials }: Noun, which: number): string => at(materials, which, 'les');

/**
 * A product's name, such as "Keramična skodelica Soča".
 *
 * @param earlier How many products of the same noun there are before this one.
 * @param index Place among all products.
 */
export function titleOf({ name, form }: Noun, material: string, earlier: number, index: number): string {
  // Each noun begins elsewhere in the list, so that neighbours have different names.
  const start = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const ending = index % SPECIAL === 9 ? at(ENDINGS, Math.floor(index / SPECIAL), '') : '';
  return `${ADJECTIVES[material]?.[form] ?? ''} ${name} ${at(NAMES, start + earlier, '')}${ending}`.trim();
}
