import type { Flow } from '../flow';
import { accountFlows } from './account';
import { attackFlows } from './attacks';
import { besidePluginFlows } from './besidePlugin';
import { bundleFlows } from './bundles';
import { cartFlows } from './cart';
import { checkoutFlows } from './checkout';
import { earlyFlows } from './early';
import { galleryFlows } from './gallery';
import { leavingFlows } from './leaving';
import { miniCartFlows } from './miniCart';
import { orderFlows } from './orders';
import { pageWideFlows } from './page';
import { paymentFlows } from './payments';
import { productFlows } from './product';
import { swatchFlows } from './swatches';
import { tablePartFlows } from './tableParts';
import { tableFlows } from './tables';
import { themeFlows } from './themes';
import { variationFlows } from './variations';
import { walletFlows } from './wallet';
import { wayFlows } from './ways';

/** All that shoppers do. */
export const allFlows: readonly Flow[] = [
  ...variationFlows,
  ...swatchFlows,
  ...bundleFlows,
  ...productFlows,
  ...galleryFlows,
  ...miniCartFlows,
  ...cartFlows,
  ...checkoutFlows,
  ...orderFlows,
  ...walletFlows,
  ...paymentFlows,
  ...besidePluginFlows,
  ...accountFlows,
  ...tableFlows,
  ...tablePartFlows,
  ...pageWideFlows,
  ...themeFlows,
  ...wayFlows,
  ...earlyFlows,
  ...leavingFlows,
  ...attackFlows,
];
