import type { Message } from '../messages';

/** Every key: the type of each `messages.ts`, so that a language file with a missing or a wrong key does not compile. */
type Texts = [
  typeof import('../messages')['en'],
  typeof import('../../calls/site/messages')['en'],
  typeof import('../../provider/paying/messages')['en'],
  typeof import('../../../ui/lightbox/messages')['en'],
  typeof import('../../../ui/messages')['en'],
  typeof import('../../../ui/wishlist/messages')['en'],
  typeof import('../../../../widgets/account/messages')['en'],
  typeof import('../../../../widgets/address-fields/lazy/select-search/messages')['en'],
  typeof import('../../../../widgets/address-fields/messages')['en'],
  typeof import('../../../../widgets/bundle/messages')['en'],
  typeof import('../../../../widgets/card-payment/messages')['en'],
  typeof import('../../../../widgets/cart-page/messages')['en'],
  typeof import('../../../../widgets/checkout/messages')['en'],
  typeof import('../../../../widgets/coming-soon-banner/messages')['en'],
  typeof import('../../../../widgets/cookie-notice/messages')['en'],
  typeof import('../../../../widgets/express-checkout/messages')['en'],
  typeof import('../../../../widgets/media-player/messages')['en'],
  typeof import('../../../../widgets/menu/messages')['en'],
  typeof import('../../../../widgets/password-field/messages')['en'],
  typeof import('../../../../widgets/product-gallery/messages')['en'],
  typeof import('../../../../widgets/product-table/features/pictures/messages')['en'],
  typeof import('../../../../widgets/product-table/table/messages')['en'],
  typeof import('../../../../widgets/product-table/table/query/messages')['en'],
  typeof import('../../../../widgets/product-table/table/rows/messages')['en'],
  typeof import('../../../../widgets/review-form/messages')['en'],
  typeof import('../../../../widgets/site-search/messages')['en'],
  typeof import('../../../../widgets/table-search/messages')['en'],
  typeof import('../../../../widgets/variation-form/messages')['en'],
];

type KeysOf<List extends readonly unknown[]> = { [At in keyof List]: keyof List[At] }[number];

type MessageKey = KeysOf<Texts>;

/** The texts of a language, one for each key. A text with a number has all plural forms of the language. */
export type Language = Readonly<Record<MessageKey, Message>>;
