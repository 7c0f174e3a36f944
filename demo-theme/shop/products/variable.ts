import type { Picture, VariableProduct, Variation } from '../product';
import { attribute, CLOTHES, DESCRIPTION, HOME, picture, TEXTILE } from './shared';

const COLOUR = 'attribute_pa_barva';
const SIZE = 'attribute_pa_velikost';

const sweaterPictures = {
  rdeca: picture(1001, 'pulover-rdec', 'Rdeč pulover'),
  modra: picture(1002, 'pulover-moder', 'Moder pulover', 'Pulover v modri barvi'),
  zelena: picture(1003, 'pulover-zelen', 'Zelen pulover'),
  bela: picture(1004, 'pulover-bel', 'Bel pulover'),
} satisfies Record<string, Picture>;

const sweaterVariation = (
  id: number,
  colour: keyof typeof sweaterPictures,
  size: string,
  rest: Partial<Variation> = {},
): Variation => ({
  id,
  attributes: { [COLOUR]: colour, [SIZE]: size },
  price: { regular: 5900 },
  stock: { quantity: null },
  sku: `PUL-${id}`,
  picture: sweaterPictures[colour],
  measures: { weight: '0.6', length: '40', width: '30', height: '6' },
  ...rest,
});

const sweaterMain = picture(1000, 'pulover', 'Trije zloženi puloverji');

/** Two attributes, embedded list. No green in M; white only in M and L. */
const sweater: VariableProduct = {
  id: 100,
  slug: 'pulover-reka',
  name: 'Pulover Reka',
  sku: 'PUL',
  type: 'variable',
  lookup: 'embedded',
  category: CLOTHES,
  pictures: [sweaterMain, sweaterPictures.rdeca, sweaterPictures.modra, sweaterPictures.zelena],
  shortDescription: '<p>Pleten&nbsp;pulover iz merino volne.</p>',
  description: DESCRIPTION,
  measures: { weight: '0.5' },
  reviews: [
    { id: 511, author: 'Eva', rating: 5, date: '2026-10-11', text: 'Zelo topel in mehak.' },
    { id: 512, author: 'Rok', rating: 4, date: '2026-11-03', text: 'Velikost ustreza.' },
  ],
  attributes: [
    attribute('barva', 'Barva', { rdeca: 'Rdeča', modra: 'Modra', zelena: 'Zelena', bela: 'Bela' }),
    attribute('velikost', 'Velikost', { s: 'S', m: 'M', l: 'L', xl: 'XL' }),
  ],
  variations: [
    sweaterVariation(101, 'rdeca', 's'),
    sweaterVariation(102, 'rdeca', 'm', { description: '<p>Rdeča M je krojena nekoliko ožje.</p>' }),
    sweaterVariation(103, 'rdeca', 'l', { price: { regular: 5900, sale: 4720 } }),
    sweaterVariation(104, 'rdeca', 'xl', { stock: { quantity: 0 } }),
    sweaterVariation(105, 'modra', 's', { stock: { quantity: 2 } }),
    sweaterVariation(106, 'modra', 'm', { stock: { quantity: 0, backorders: true } }),
    sweaterVariation(107, 'modra', 'l', { price: { regular: 6400 }, measures: {} }),
    sweaterVariation(108, 'modra', 'xl', { price: { regular: 6400, sale: 5900 }, extra: { variation_stock_left: 7 } }),
    sweaterVariation(109, 'zelena', 's', { picture: null }),
    sweaterVariation(110, 'zelena', 'l', { active: false }),
    sweaterVariation(111, 'zelena', 'xl', { stock: { quantity: 1 } }),
    { ...sweaterVariation(112, 'bela', 'm'), sku: '', picture: sweaterMain },
    sweaterVariation(113, 'bela', 'l', { stock: { quantity: 0 } }),
  ],
};

const shirtColours = { rdeca: 'Rdeča', modra: 'Modra', zelena: 'Zelena', siva: 'Siva', crna: 'Črna' };
const shirtSizes = { xs: 'XS', s: 'S', m: 'M', l: 'L', xl: 'XL', xxl: 'XXL', '3xl': '3XL', '4xl': '4XL' };

/** Server lookup. 39 of 40 combinations: no black in 4XL. */
const shirt: VariableProduct = {
  id: 150,
  slug: 'majica-pika',
  name: 'Majica Pika',
  sku: 'MAJ',
  type: 'variable',
  lookup: 'server',
  category: CLOTHES,
  pictures: [picture(1500, 'majica', 'Bela majica s pikami'), picture(1501, 'majica-hrbet', 'Hrbet majice s pikami')],
  shortDescription: '<p>Majica iz ekološkega bombaža.</p>',
  description: DESCRIPTION,
  attributes: [attribute('barva', 'Barva', shirtColours), attribute('velikost', 'Velikost', shirtSizes)],
  variations: Object.keys(shirtColours)
    .flatMap(colour => Object.keys(shirtSizes).map(size => ({ [COLOUR]: colour, [SIZE]: size })))
    .filter(chosen => chosen[COLOUR] !== 'crna' || chosen[SIZE] !== '4xl')
    .map((chosen, index) => ({
      id: 151 + index,
      attributes: chosen,
      price: { regular: 1990 + (index % 8 > 5 ? 300 : 0), ...(chosen[COLOUR] === 'siva' ? { sale: 1590 } : {}) },
      stock: { quantity: chosen[SIZE] === 'xxl' ? 0 : null },
    })),
};

const rugWidths = Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`${60 + i * 10}-cm`, `${60 + i * 10} cm`]));
const rugPatterns = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`vzorec-${i + 1}`, `Vzorec ${i + 1}`]));

/** 200 embedded variations. Every 17th is out of stock. */
const rug: VariableProduct = {
  id: 200,
  slug: 'preproga-mavrica',
  name: 'Preproga Mavrica',
  sku: 'PRE',
  type: 'variable',
  lookup: 'embedded',
  category: HOME,
  pictures: [picture(2000, 'preproga', 'Črtasta preproga')],
  shortDescription: '<p>Ročno tkana preproga v 200 različicah.</p>',
  description: DESCRIPTION,
  attributes: [attribute('vzorec', 'Vzorec', rugPatterns), attribute('sirina', 'Širina', rugWidths)],
  variations: Object.keys(rugPatterns)
    .flatMap(pattern =>
      Object.keys(rugWidths).map(width => ({ attribute_pa_vzorec: pattern, attribute_pa_sirina: width })),
    )
    .map((chosen, index) => ({
      id: 201 + index,
      attributes: chosen,
      price: { regular: 4000 + (index % 10) * 700 },
      stock: { quantity: index % 17 === 16 ? 0 : null },
      sku: `PRE-${index + 1}`,
    })),
};

/** Any embroidery (custom attribute with text values), a default colour. */
const towel: VariableProduct = {
  id: 500,
  slug: 'brisaca-val',
  name: 'Brisača Val',
  sku: 'BRI',
  type: 'variable',
  lookup: 'embedded',
  category: TEXTILE,
  pictures: [picture(5000, 'brisaca', 'Zložena brisača z vzorcem valov')],
  shortDescription: '<p>Brisača iz bombaža in lanu.</p>',
  description: DESCRIPTION,
  attributes: [
    attribute('barva', 'Barva', { pesek: 'Pesek', morje: 'Morje' }),
    {
      name: 'attribute_vezenina',
      label: 'Vezenina',
      options: ['Brez vezenine', 'Začetnici & datum', 'Ime "po želji"'].map(text => ({ value: text, label: text })),
    },
  ],
  defaults: { [COLOUR]: 'morje' },
  variations: [
    {
      id: 501,
      attributes: { [COLOUR]: 'pesek', attribute_vezenina: '' },
      price: { regular: 2400 },
      stock: { quantity: null },
    },
    {
      id: 502,
      attributes: { [COLOUR]: 'morje', attribute_vezenina: '' },
      price: { regular: 2600 },
      stock: { quantity: 8 },
    },
  ],
};

/** One attribute, every variation costs the same, so no price is printed per variation. */
const socks: VariableProduct = {
  id: 550,
  slug: 'nogavice-zima',
  name: 'Nogavice Zima',
  sku: 'NOG',
  type: 'variable',
  lookup: 'embedded',
  category: CLOTHES,
  pictures: [picture(5500, 'nogavice', 'Par pletenih nogavic')],
  shortDescription: '<p>Tople nogavice za domačo rabo.</p>',
  description: DESCRIPTION,
  attributes: [attribute('velikost', 'Velikost', { '36-38': '36–38', '39-41': '39–41', '42-44': '42–44' })],
  variations: ['36-38', '39-41', '42-44'].map((size, index) => ({
    id: 551 + index,
    attributes: { [SIZE]: size },
    price: { regular: 1450 },
    stock: { quantity: index === 2 ? 4 : null },
  })),
};

/** No variation is left: the form prints only the stock line. */
const dress: VariableProduct = {
  id: 580,
  slug: 'lanena-obleka',
  name: 'Lanena obleka',
  sku: 'OBL',
  type: 'variable',
  lookup: 'embedded',
  category: CLOTHES,
  pictures: [picture(5800, 'obleka', 'Poletna obleka iz lanu')],
  shortDescription: '<p>Poletna kolekcija je pošla.</p>',
  description: DESCRIPTION,
  attributes: [attribute('velikost', 'Velikost', { s: 'S', m: 'M' })],
  variations: [],
};

/** Products sold in variations. */
export const variableProducts: VariableProduct[] = [sweater, shirt, rug, towel, socks, dress];
