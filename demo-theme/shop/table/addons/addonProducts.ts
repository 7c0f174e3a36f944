import { canBuy, isVariable, type TableProduct, tablePrice, tableProducts } from '../products';
import type { AddonField, Measure } from './addonFields';

/** Add-on fields of a product, and their place. */
export interface Asked {
  readonly fields: readonly AddonField[];
  /** Measures in cm, and the price of a square metre, in cents. */
  readonly measures?: { readonly of: readonly Measure[]; readonly cents: number };
  /** Whether the fields are in the row; else in the product's form over the page. */
  readonly inRow: boolean;
}

const napis: AddonField = { name: 'napis', label: 'Napis', kind: 'text', required: true, max: 20, cents: 200 };
const zavoj: AddonField = {
  name: 'zavoj',
  label: 'Zavijanje',
  kind: 'boxes',
  choices: [
    { value: 'papir', label: 'V papir', cents: 150 },
    { value: 'darilo', label: 'Darilna škatla', cents: 500, once: true },
  ],
};
const measures: readonly Measure[] = [
  { name: 'sirina', label: 'Širina (cm)' },
  { name: 'visina', label: 'Višina (cm)' },
];

const kinds: readonly Asked[] = [
  {
    inRow: true,
    fields: [
      napis,
      zavoj,
      {
        name: 'sponka',
        label: 'Sponka',
        kind: 'select',
        choices: [
          { value: 'les', label: 'Lesena', cents: 100 },
          { value: 'medenina', label: 'Medeninasta', cents: 350 },
        ],
      },
      { name: 'vrstice', label: 'Besedilo na dnu', kind: 'repeat' },
      { name: 'luknje', label: 'Dodatne luknje', kind: 'number', max: 9, cents: 50 },
    ],
  },
  {
    inRow: true,
    fields: [
      { name: 'predloga', label: 'Predloga', kind: 'file' },
      { ...zavoj, required: true },
    ],
  },
  {
    inRow: true,
    fields: [
      {
        name: 'vgradnja',
        label: 'Vgradnja',
        kind: 'boxes',
        choices: [{ value: 'da', label: 'Z vgradnjo', printed: 'cena po dogovoru' }],
      },
    ],
  },
  { inRow: true, fields: [], measures: { of: measures, cents: 4800 } },
  {
    inRow: false,
    fields: [
      napis,
      { ...zavoj, required: true },
      { name: 'posvetilo', label: 'Posvetilo', kind: 'area', cents: 300 },
      { name: 'predloga', label: 'Predloga', kind: 'file' },
    ],
  },
  { inRow: false, fields: [{ ...zavoj, name: 'rob' }], measures: { of: measures, cents: 6200 } },
];

const plenty = tableProducts.filter(
  product => !isVariable(product) && canBuy(product) && (product.stock === undefined || product.stock > 9),
);

/** Products with add-on fields, and one without. */
export const addonProducts: readonly TableProduct[] = plenty.slice(40, 41 + kinds.length);

const asked = new Map(kinds.map((one, at) => [addonProducts[at]?.id, one]));

/** Returns the add-on fields of a product. */
export const askedOf = (id: number): Asked | undefined => asked.get(id);

/** Reads posted fields of a product with add-on fields. */
export function askedOfProduct(id: number, posted: Texts): ReturnType<typeof readAsked> | undefined {
  const product = askedOf(id) && addonProducts.find(one => one.id === id);
  return product && readAsked(product, posted);
}

type Texts = Readonly<Record<string, string>>;

/** Fields by their plain names: several values of one stand in one text. */
const plain = (fields: Texts): Texts =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name.replace(/\[\]$/, ''), value]));

const valuesOf = (text: string | undefined): string[] => (text ?? '').split(', ').filter(Boolean);

/** Reads posted fields: data of the cart's item, price in cents, and missing fields. */
function readAsked(product: TableProduct, posted: Texts) {
  const { fields, measures: measured } = askedOf(product.id) ?? { fields: [] };
  const given = plain(posted);
  const data: Record<string, string> = {};
  let unit = tablePrice(product);
  let fee = 0;
  let missing: string | undefined;
  if (measured) {
    const sizes = measured.of.map(({ name }) => Number((given[name] ?? '').replace(',', '.')));
    for (const [at, { label }] of measured.of.entries()) {
      if (sizes[at]) data[label] = String(sizes[at]);
      else missing ??= label;
    }
    unit = Math.round((sizes.reduce((area, size) => area * size, 1) / 10_000) * measured.cents) || unit;
  }
  for (const { name, label, required, kind, cents = 0, choices = [] } of fields) {
    const values = valuesOf(given[name]);
    if (!values.length && required) missing ??= label;
    if (!values.length) continue;
    const chosen = choices.filter(({ value }) => values.includes(value));
    data[label] = choices.length ? chosen.map(one => one.label).join(', ') : values.join(', ');
    unit += kind === 'number' ? cents * Number(values[0]) : cents;
    for (const one of chosen) {
      if (one.once) fee += one.cents ?? 0;
      else unit += one.cents ?? 0;
    }
  }
  return { data, prices: { unit, fee }, missing };
}
