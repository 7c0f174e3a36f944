import { bundleWires } from './bundle';
import { galleryWires } from './gallery';
import { productPageWires } from './productPage';
import { swatchWires } from './swatches';

/** Every event that the bus does not know from the start. */
export const allWires = { ...productPageWires, ...galleryWires, ...swatchWires, ...bundleWires };
