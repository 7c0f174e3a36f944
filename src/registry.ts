import { definition as account } from '../widgets/account/definition';
import { definition as addToCart } from '../widgets/add-to-cart/definition';
import { definition as addressFields } from '../widgets/address-fields/definition';
import { definition as bundle } from '../widgets/bundle/definition';
import { definition as cardPayment } from '../widgets/card-payment/definition';
import { definition as cartPage } from '../widgets/cart-page/definition';
import { definition as checkout } from '../widgets/checkout/definition';
import { definition as comingSoonBanner } from '../widgets/coming-soon-banner/definition';
import { definition as cookieNotice } from '../widgets/cookie-notice/definition';
import { definition as expressCheckout } from '../widgets/express-checkout/definition';
import { definition as mediaPlayer } from '../widgets/media-player/definition';
import { definition as menu } from '../widgets/menu/definition';
import { definition as miniCart } from '../widgets/mini-cart/definition';
import { definition as newsletter } from '../widgets/newsletter/definition';
import { definition as passwordField } from '../widgets/password-field/definition';
import { definition as payLater } from '../widgets/pay-later/definition';
import { definition as productGallery } from '../widgets/product-gallery/definition';
import { definition as tableCart } from '../widgets/product-table/cart/definition';
import { definition as productTable } from '../widgets/product-table/definition';
import { definition as productTabs } from '../widgets/product-tabs/definition';
import { definition as quantity } from '../widgets/quantity/definition';
import { definition as reviewForm } from '../widgets/review-form/definition';
import { definition as siteSearch } from '../widgets/site-search/definition';
import { definition as storeNotice } from '../widgets/store-notice/definition';
import { definition as swatches } from '../widgets/swatches/definition';
import { definition as tableSearch } from '../widgets/table-search/definition';
import { definition as variationForm } from '../widgets/variation-form/definition';
import { definition as wishlist } from '../widgets/wishlist/definition';
import {
  abandonedCart,
  consentClasses,
  notices,
  orderAttribution,
  paymentReport,
  productList,
  quantityMinimum,
  services,
  shortDescription,
  usageEvents,
} from './behaviours/definitions';
import type { Definition } from './loader/definition';

/** Types a table by its names alone: no other part of a definition is in the types that ship. */
const table = <Name extends string>(definitions: Record<Name, Definition>): Readonly<Record<Name, Definition>> =>
  definitions;

/** Widgets, which render: each marker becomes a React root, except the page as marker of the tables' cart, whose parts are roots. */
const widgetTable = table({
  account,
  'add-to-cart': addToCart,
  'address-fields': addressFields,
  bundle,
  'card-payment': cardPayment,
  'cart-page': cartPage,
  checkout,
  'coming-soon-banner': comingSoonBanner,
  'cookie-notice': cookieNotice,
  'express-checkout': expressCheckout,
  'media-player': mediaPlayer,
  menu,
  'mini-cart': miniCart,
  newsletter,
  'password-field': passwordField,
  'pay-later': payLater,
  'product-gallery': productGallery,
  'product-table': productTable,
  'product-tabs': productTabs,
  quantity,
  'review-form': reviewForm,
  'site-search': siteSearch,
  'store-notice': storeNotice,
  swatches,
  'table-cart': tableCart,
  'table-search': tableSearch,
  'variation-form': variationForm,
  wishlist,
});

/** Behaviours, which render nothing: they listen, send, store and tidy. */
const behaviourTable = table({
  'abandoned-cart': abandonedCart,
  'consent-classes': consentClasses,
  notices,
  'order-attribution': orderAttribution,
  'payment-report': paymentReport,
  'product-list': productList,
  'quantity-minimum': quantityMinimum,
  services,
  'short-description': shortDescription,
  'usage-events': usageEvents,
});

/** Name of a widget or behaviour. */
export type WidgetName = keyof typeof widgetTable | keyof typeof behaviourTable;

/** Everything that the loader may find on a page, by name. */
export const definitions: Readonly<Record<WidgetName, Definition>> = {
  ...widgetTable,
  ...behaviourTable,
};

const roots: ReadonlySet<Definition> = new Set(Object.values(widgetTable));

export const isRoot = (definition: Definition): boolean => roots.has(definition);
