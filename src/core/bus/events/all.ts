import { accountEvents, addressEvents } from './account';
import { bundleEvents } from './bundle';
import { cartPageEvents } from './cartPage';
import { checkoutEvents } from './checkout';
import { galleryEvents } from './gallery';
import { mediaEvents } from './media';
import { productPageEvents } from './productPage';
import { productTableEvents } from './productTable';
import { cookieNoticeEvents, serviceEvents } from './services';
import { swatchEvents } from './swatches';
import { tableRowEvents } from './tableRows';
import { wishlistEvents } from './wishlist';

/** Every event that the bus does not know from the start. */
export const laterEvents = {
  ...accountEvents,
  ...addressEvents,
  ...bundleEvents,
  ...cartPageEvents,
  ...checkoutEvents,
  ...cookieNoticeEvents,
  ...galleryEvents,
  ...mediaEvents,
  ...productPageEvents,
  ...productTableEvents,
  ...serviceEvents,
  ...swatchEvents,
  ...tableRowEvents,
  ...wishlistEvents,
};
