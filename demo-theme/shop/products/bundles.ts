import type { BundleItem, BundleProduct, Category } from '../product';
import { DESCRIPTION, picture } from './shared';

const BUNDLES: Category = { slug: 'kompleti', name: 'Kompleti' };

const bundle = (
  id: number,
  slug: string,
  name: string,
  rest: Omit<
    BundleProduct,
    'id' | 'slug' | 'name' | 'type' | 'sku' | 'category' | 'pictures' | 'shortDescription' | 'description'
  >,
): BundleProduct => ({
  id,
  slug,
  name,
  sku: `KOM-${id}`,
  type: 'woosb',
  category: BUNDLES,
  pictures: [picture(id * 10, 'zajtrk', 'Pogrinjek s skodelico in krožnikom')],
  shortDescription: '<p>Več izdelkov skupaj.</p>',
  description: DESCRIPTION,
  ...rest,
});

const item = (key: string, id: number, quantity: number, optional?: BundleItem['optional']): BundleItem => ({
  key,
  id,
  quantity,
  ...(optional && { optional }),
});

/** First id of the long list's products, see the catalogue. */
const FIRST_ROW_ID = 1_000_000;

/** Bundles of every kind. */
export const bundleProducts: BundleProduct[] = [
  bundle(700, 'komplet-za-dva', 'Komplet za dva', {
    items: [item('ka01', 11, 2), item('kb02', 13, 2)],
    fixedPrice: 4900,
  }),
  bundle(701, 'kuhinjski-komplet', 'Kuhinjski komplet', {
    items: [
      item('pa01', 11, 1),
      'Dodatki',
      item('pb02', 17, 1, { min: 0, max: 5 }),
      item('pc03', 14, 1, { min: 0, max: 2 }),
    ],
    discount: '12.5',
  }),
  bundle(702, 'darilni-komplet', 'Darilni komplet', {
    items: [item('da01', 16, 1), item('db02', 18, 2, { min: 1, max: 4 })],
    discountAmount: 1000,
  }),
  bundle(703, 'sestavi-komplet', 'Sestavi svoj komplet', {
    items: [
      item('sa01', 11, 0, { min: 0, max: 3 }),
      item('sb02', 13, 0, { min: 0, max: 3 }),
      item('sc03', 17, 2, { min: 0, max: 10 }),
    ],
    discount: '10',
    min: 3,
    max: 6,
    plusMinus: true,
  }),
  bundle(704, 'zimski-komplet', 'Zimski komplet', {
    items: [item('va01', 100, 1), item('vb02', 550, 0, { min: 0, max: 3 }), item('vc03', 17, 1)],
    discount: '20',
    plusMinus: true,
  }),
  bundle(705, 'veliki-komplet', 'Veliki komplet', {
    items: Array.from({ length: 30 }, (_, index) =>
      item(`r${String(index).padStart(3, '0')}`, FIRST_ROW_ID + index, 1, { min: 0, max: 9 }),
    ),
    discount: '15',
  }),
];
