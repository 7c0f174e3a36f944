import type { Product } from '../product';
import { bundleProducts } from './bundles';
import { galleryProducts } from './gallery';
import { reviewedProduct } from './reviewed';
import { externalProduct, groupedProduct, simpleProducts } from './simple';
import { swatchProducts } from './swatches';
import { variableProducts } from './variable';

/** The demo's own products in the order of the list. */
export const demoProducts: Product[] = [
  ...simpleProducts.slice(0, 3),
  ...variableProducts.slice(0, 2),
  groupedProduct,
  externalProduct,
  ...simpleProducts.slice(3),
  ...variableProducts.slice(2),
  reviewedProduct,
  ...swatchProducts,
  ...galleryProducts,
  ...bundleProducts,
];
