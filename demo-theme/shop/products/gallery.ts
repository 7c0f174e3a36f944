import type { Picture, Product } from '../product';
import { attribute, CLOTHES, DESCRIPTION, HOME, picture } from './shared';

const tall = (one: Picture): Picture => ({ ...one, height: 1100 });

const wholeClock = picture(231, 'ura', 'Okrogla stenska ura', 'Ura iz hrastovine <30 cm>');
const tallClock = tall(picture(232, 'ura-nihalo', 'Stenska ura z nihalom', 'Z nihalom'));

/** Pictures of different heights, with captions. */
const clock: Product = {
  id: 23,
  slug: 'stenska-ura',
  name: 'Stenska ura Gozd',
  sku: 'DOM-023',
  type: 'simple',
  category: HOME,
  pictures: [wholeClock, tallClock, picture(233, 'svetilka', 'Ura ob namizni svetilki')],
  shortDescription: '<p>Tiha ura iz hrastovine.</p>',
  description: DESCRIPTION,
  price: { regular: 5400 },
  stock: { quantity: 6 },
};

const PATTERN = 'attribute_pa_podlaga';

/** A variation with pictures of its own, and one without. */
const blanket: Product = {
  id: 680,
  slug: 'odeja-plast',
  name: 'Odeja Plast',
  sku: 'ODE',
  type: 'variable',
  lookup: 'embedded',
  category: CLOTHES,
  pictures: [picture(6800, 'preproga', 'Zložena odeja'), picture(6801, 'brisaca', 'Rob odeje od blizu')],
  shortDescription: '<p>Topla odeja v dveh vzorcih.</p>',
  description: DESCRIPTION,
  attributes: [attribute('podlaga', 'Vzorec', { valovi: 'Valovi', gladka: 'Gladka' })],
  variations: [
    {
      id: 681,
      attributes: { [PATTERN]: 'valovi' },
      price: { regular: 8900 },
      stock: { quantity: null },
      picture: picture(6810, 'pulover-moder', 'Odeja z valovi'),
      gallery: [
        picture(6810, 'pulover-moder', 'Odeja z valovi'),
        picture(6811, 'prt', 'Odeja z valovi na mizi'),
        picture(6812, 'copati', 'Odeja z valovi pri copatih'),
      ],
    },
    { id: 682, attributes: { [PATTERN]: 'gladka' }, price: { regular: 7900 }, stock: { quantity: null } },
  ],
};

/** Products whose galleries have something of their own. */
export const galleryProducts: Product[] = [clock, blanket];
