import type { Customers } from './account/customers';
import type { Catalogue } from './catalogue';
import type { Orders } from './orders';
import type { Session } from './session';

/** One request with everything that a handler needs. */
export interface Visit {
  request: Request;
  url: URL;
  /** Address of the shop without a trailing slash. */
  base: string;
  /** Posted fields, see `readFields`. */
  fields: Record<string, string>;
  session: Session;
  products: Catalogue;
  orders: Orders;
  customers: Customers;
  /** Nonce of the links and forms. */
  nonce: string;
}
