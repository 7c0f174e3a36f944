import type { Attribute, Swatches, VariableProduct, Variation } from '../product';
import { attribute, CLOTHES, DESCRIPTION, picture } from './shared';

const COLOUR = 'attribute_pa_barva';
const SIZE = 'attribute_pa_velikost';
const PATTERN = 'attribute_pa_vzorec';
const WRAPPING = 'attribute_zavijanje';

const COLOURS = { rdeca: 'Rdeča', modra: 'Modra', zelena: 'Zelena', crna: 'Črna' };
const HEX: Record<string, string> = {
  rdeca: '#b3261e',
  modra: '#1f5fa8',
  zelena: '#2f6b3c',
  crna: '#1d1d1d',
  zlata: '#c9a227',
};

/** An attribute with a swatch for each of its options. */
function withSwatches(own: Attribute, swatches: Omit<Swatches, 'items'>, rest: Partial<Swatches> = {}): Attribute {
  const items = own.options.map(({ value, label }) => ({ value, title: label, face: HEX[value] ?? label }));
  return { ...own, swatches: { ...swatches, items, ...rest } };
}

const colours = withSwatches(attribute('barva', 'Barva', COLOURS), { kind: 'color' });

const jumperVariation = (id: number, colour: string, size: string, rest: Partial<Variation> = {}): Variation => ({
  id,
  attributes: { [COLOUR]: colour, [SIZE]: size, [PATTERN]: '', [WRAPPING]: '' },
  price: { regular: 6400 + (id % 3) * 300 },
  stock: { quantity: null },
  sku: `JOP-${id}`,
  ...rest,
});

/**
 * Swatches of every kind, embedded list. No green in L, black is out of stock; gold stands among the swatches, but the
 * shop does not sell it. Two red ones in M are left.
 */
const jumper: VariableProduct = {
  id: 600,
  slug: 'jopa-breg',
  name: 'Jopa Breg',
  sku: 'JOP',
  type: 'variable',
  lookup: 'embedded',
  category: CLOTHES,
  pictures: [picture(6000, 'pulover', 'Trije zloženi puloverji')],
  shortDescription: '<p>Jopa iz ovčje volne, zavita po želji.</p>',
  description: DESCRIPTION,
  swatchSettings: {
    show_variation_label: '1',
    variation_label_separator: ':',
    clear_on_reselect: '1',
    show_variation_stock: '1',
    stock_label_threshold: '5',
    clickable_out_of_stock: '1',
    out_of_stock_tooltip_text: 'Ni na zalogi',
    unavailable_tooltip_text: 'Ni na voljo',
  },
  attributes: [
    {
      ...colours,
      options: colours.options.map(one => ({ ...one, outOfStock: one.value === 'crna' })),
      swatches: {
        kind: 'color',
        items: [...(colours.swatches?.items ?? []), { value: 'zlata', title: 'Zlata', face: HEX.zlata ?? '' }],
      },
    },
    withSwatches(attribute('velikost', 'Velikost', { '38': '38', '40': '40', '42': '42' }), {
      kind: 'button',
      stockLabels: true,
    }),
    withSwatches(
      attribute('vzorec', 'Vzorec', { gladka: 'Gladka', kita: 'Kita' }),
      { kind: 'image' },
      {
        items: [
          { value: 'gladka', title: 'Gladka', face: 'pulover-bel' },
          { value: 'kita', title: 'Kita', face: 'pulover-moder' },
        ],
      },
    ),
    withSwatches(
      {
        name: WRAPPING,
        label: 'Zavijanje',
        options: ['Brez zavijanja', 'Šatulja "Češnja"'].map(text => ({ value: text, label: text })),
      },
      { kind: 'radio' },
    ),
  ],
  defaults: { [PATTERN]: 'gladka' },
  variations: [
    jumperVariation(601, 'rdeca', '38'),
    jumperVariation(602, 'rdeca', '40', {
      stock: { quantity: 2 },
      extra: { variation_stock_left: 'Še 2' },
    }),
    jumperVariation(603, 'rdeca', '42', { stock: { quantity: 0 } }),
    jumperVariation(604, 'modra', '38'),
    jumperVariation(605, 'modra', '40', { picture: picture(6001, 'pulover-moder', 'Modra jopa') }),
    jumperVariation(606, 'modra', '42'),
    jumperVariation(607, 'zelena', '38', { picture: picture(6002, 'pulover-zelen', 'Zelena jopa') }),
    jumperVariation(608, 'zelena', '40'),
    jumperVariation(609, 'crna', '38', { stock: { quantity: 0 } }),
    jumperVariation(610, 'crna', '40', { stock: { quantity: 0 } }),
  ],
};

const CAP_SIZES = Object.fromEntries(
  ['50', '52', '54', '56', '58', '60', '62', '64'].map(size => [size, `${size} cm`]),
);

/** Swatches, looked up on the server; the sizes beyond the fifth show on demand. No black in 64 cm. */
const cap: VariableProduct = {
  id: 650,
  slug: 'kapa-val',
  name: 'Kapa Val',
  sku: 'KAP',
  type: 'variable',
  lookup: 'server',
  category: CLOTHES,
  pictures: [picture(6500, 'nogavice', 'Pletena kapa')],
  shortDescription: '<p>Pletena kapa v osmih velikostih.</p>',
  description: DESCRIPTION,
  swatchSettings: { show_variation_label: '1', variation_label_separator: ':', clear_on_reselect: '' },
  attributes: [colours, withSwatches(attribute('velikost', 'Velikost', CAP_SIZES), { kind: 'button', shown: 5 })],
  variations: Object.keys(COLOURS)
    .flatMap(colour => Object.keys(CAP_SIZES).map(size => ({ [COLOUR]: colour, [SIZE]: size })))
    .filter(chosen => chosen[COLOUR] !== 'crna' || chosen[SIZE] !== '64')
    .map((chosen, index) => ({
      id: 651 + index,
      attributes: chosen,
      price: { regular: 1900 + (index % 8) * 50 },
      stock: { quantity: null },
    })),
};

/** Products whose attributes are chosen with swatches. */
export const swatchProducts: VariableProduct[] = [jumper, cap];
