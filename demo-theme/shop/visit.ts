import type { Customers } from './account/customers';
import type { Catalogue } from './catalogue';
import type { Orders } from './orders';
import type { Payments } from './paying/payments';
import type { Plugin } from './plugins';
import type { Session } from './session';
import type { Theme } from './theme';

/** One request with everything that a handler needs. */
export interface Visit {
  request: Request;
  url: URL;
  /** Address of the shop without a trailing slash. */
  base: string;
  /** Posted fields, see `readFields`. */
  fields: Record<string, string>;
  /** `Set-Cookie` values to send with the answer. */
  cookies: string[];
  session: Session;
  /** The session is a wallet's own: its cart is not the shopper's, and no cookie leads to it. */
  isSeparate: boolean;
  products: Catalogue;
  orders: Orders;
  customers: Customers;
  /** State of the payment provider's plugin. */
  payments: Payments;
  /** Nonce of the Store API that a page may print now. */
  storeNonce: () => string;
  /** Nonce of the links and forms. */
  nonce: string;
  /** The child theme that the pages have; none is Lipa. */
  theme: Theme | undefined;
  /** The plugins that are switched on. */
  plugins: readonly Plugin[];
}
