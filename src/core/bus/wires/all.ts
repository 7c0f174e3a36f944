import type { AccountEvents } from '../events/account';
import type { AddressEvents } from '../events/address';
import type { BundleEvents } from '../events/bundle';
import type { CartPageEvents } from '../events/cartPage';
import type { CheckoutEvents } from '../events/checkout';
import type { CookieNoticeEvents } from '../events/cookieNotice';
import type { MediaEvents } from '../events/media';
import type { ProductPageEvents } from '../events/productPage';
import type { ProductTableEvents } from '../events/productTable';
import type { ServiceEvents } from '../events/services';
import type { SwatchEvents } from '../events/swatches';
import type { TableCartEvents, TableRowEvents } from '../events/tableRows';
import type { VariationEvents } from '../events/variation';
import type { WishlistEvents } from '../events/wishlist';
import type { WireTable } from '../wire';
import { accountWires } from './account';
import { addressWires } from './address';
import { bundleWires } from './bundle';
import { cartPageWires } from './cartPage';
import { checkoutWires } from './checkout';
import { cookieNoticeWires } from './cookieNotice';
import { galleryWires } from './gallery';
import { mediaWires } from './media';
import { productPageWires } from './productPage';
import { productTableWires } from './productTable';
import { serviceWires } from './services';
import { swatchWires } from './swatches';
import { tableRowWires } from './tableRows';
import { wishlistWires } from './wishlist';

/** Every event that the bus does not know from the start. */
export const allWires: WireTable<
  VariationEvents &
    ProductPageEvents &
    SwatchEvents &
    BundleEvents &
    ProductTableEvents &
    TableRowEvents &
    TableCartEvents &
    CartPageEvents &
    CheckoutEvents &
    AddressEvents &
    AccountEvents &
    MediaEvents &
    CookieNoticeEvents &
    ServiceEvents &
    WishlistEvents
> = {
  ...productPageWires,
  ...galleryWires,
  ...swatchWires,
  ...bundleWires,
  ...productTableWires,
  ...tableRowWires,
  ...cartPageWires,
  ...checkoutWires,
  ...addressWires,
  ...accountWires,
  ...mediaWires,
  ...cookieNoticeWires,
  ...serviceWires,
  ...wishlistWires,
};
