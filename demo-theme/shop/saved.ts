import type { Customer, Customers } from './account/customers';
import type { LoggedCall } from './calls';
import type { Cart, CartItem } from './cart';
import type { Catalogue } from './catalogue';
import type { Fault, Faults } from './faults';
import type { Order, Orders } from './orders';
import type { Intent, PaymentState, Payments } from './paying/payments';
import type { Review } from './product';
import { Session, type Sessions } from './session';
import type { Nonces } from './storeApi/nonces';
import { knownWishlist, restoreWishlist } from './wishlist/wishlists';

/** Parts of a shop beyond its products. */
export interface ShopParts {
  readonly products: Catalogue;
  readonly orders: Orders;
  readonly customers: Customers;
  readonly sessions: Sessions;
  readonly payments: Payments;
  readonly nonces: Nonces;
  readonly faults: Faults;
  readonly log: LoggedCall[];
}

/** The demo's own products are named by number. */
type SavedItem = Omit<CartItem, 'sellable'> & { product: number; variation?: number };
type CartDetails = Pick<Cart, 'coupons' | 'rate' | 'destination' | 'isAddressKnown' | 'addresses'>;
interface SavedCart extends CartDetails {
  items: SavedItem[];
  removed: SavedItem[];
}
interface SavedSession {
  id: string;
  customer: string | undefined;
  notices: string[];
  cart: SavedCart;
}
type SavedIntent = Omit<Intent, 'order' | 'cart' | 'saveFor'> & { order?: number; cart?: string; saveFor?: string };
interface SavedWishlist {
  /** Id of a session, or a customer's e-mail address. */
  owner: string;
  id: number;
  /** `since` in ms. */
  items: { line: number; product: number; variation: number; since: number }[];
}

/** A shop's state as JSON, for another run. */
export interface SavedParts {
  sessions: SavedSession[];
  customers: Customer[];
  orders: Order[];
  payments: Omit<PaymentState, 'intents'> & { intents: SavedIntent[] };
  nonces: [nonce: string, issued: number][];
  wishlists: SavedWishlist[];
  reviews: { product: number; reviews: Review[] }[];
  faults: Record<string, Fault>;
  log: LoggedCall[];
}

/** Calls that are kept; the panel shows fewer. */
const CALLS = 50;
/** Nonces that are kept, the newest: each page and answer has one. */
const NONCES = 200;

const saveItem = ({ sellable: { product, variation }, ...item }: CartItem): SavedItem => ({
  ...item,
  product: product.id,
  ...(variation && { variation: variation.id }),
});

const saveCart = (cart: Cart): SavedCart => ({
  items: cart.items().map(saveItem),
  removed: cart.removed().map(saveItem),
  coupons: cart.coupons,
  rate: cart.rate,
  destination: cart.destination,
  isAddressKnown: cart.isAddressKnown,
  addresses: cart.addresses,
});

const saveIntent = ({ order, cart, saveFor, ...intent }: Intent, sessions: readonly Session[]): SavedIntent => {
  const holder = sessions.find(session => session.cart === cart);
  return {
    ...intent,
    ...(order && { order: order.id }),
    ...(holder && { cart: holder.id }),
    ...(saveFor && { saveFor: saveFor.email }),
  };
};

function saveWishlist(owner: Session | Customer): SavedWishlist[] {
  const list = knownWishlist(owner);
  if (!list) return [];
  const items = list.items.map(item => ({ ...item, since: item.since.getTime() }));
  return [{ owner: 'cart' in owner ? owner.id : owner.email, id: list.id, items }];
}

/** Returns the state of a shop, as JSON. */
export function saveShop({
  products,
  orders,
  customers,
  sessions,
  payments,
  nonces,
  faults,
  log,
}: ShopParts): SavedParts {
  const known = sessions.all();
  const { intents, ...paid } = payments.state();
  return {
    sessions: known.map(({ id, customer, notices, cart }) => ({
      id,
      customer: customer?.email,
      notices,
      cart: saveCart(cart),
    })),
    customers: customers.all(),
    orders: orders.all(),
    payments: { ...paid, intents: intents.map(intent => saveIntent(intent, known)) },
    nonces: nonces.issued().slice(-NONCES),
    wishlists: [...known, ...customers.all()].flatMap(saveWishlist),
    reviews: products.reviewed().map(({ id, reviews = [] }) => ({ product: id, reviews })),
    faults: faults.list(),
    log: log.slice(-CALLS),
  };
}

function itemOf({ product: id, variation, ...item }: SavedItem, products: Catalogue): CartItem[] {
  const product = products.byId(id);
  if (!product || product.type === 'external' || product.type === 'grouped') return [];
  if (product.type !== 'variable') return [{ ...item, sellable: { product } }];
  const chosen = product.variations.find(one => one.id === variation);
  return chosen ? [{ ...item, sellable: { product, variation: chosen } }] : [];
}

function sessionOf({ id, customer, notices, cart: saved }: SavedSession, parts: ShopParts): Session {
  const session = new Session(id);
  const { items, removed, ...details } = saved;
  session.customer = parts.customers.byEmail(customer ?? '');
  session.notices = notices;
  const itemsOf = (list: readonly SavedItem[]) => list.flatMap(item => itemOf(item, parts.products));
  session.cart.fill(itemsOf(items), itemsOf(removed));
  Object.assign(session.cart, details);
  return session;
}

function intentOf({ order: number, cart: holder, saveFor: email, ...intent }: SavedIntent, parts: ShopParts): Intent {
  const order = parts.orders.byId(number ?? 0);
  const cart = parts.sessions.byId(holder ?? '')?.cart;
  const saveFor = parts.customers.byEmail(email ?? '');
  return { ...intent, ...(order && { order }), ...(cart && { cart }), ...(saveFor && { saveFor }) };
}

/** Restores the state of another run in a new shop. */
export function restoreShop(parts: ShopParts, saved: SavedParts): void {
  const { products, orders, customers, sessions, payments, nonces, faults, log } = parts;
  for (const { product: id, reviews } of saved.reviews) {
    const product = products.byId(id);
    if (product) products.add({ ...product, reviews });
  }
  customers.restore(saved.customers);
  orders.restore(saved.orders);
  for (const session of saved.sessions) sessions.keep(sessionOf(session, parts));
  payments.restore({ ...saved.payments, intents: saved.payments.intents.map(intent => intentOf(intent, parts)) });
  nonces.restore(saved.nonces);
  for (const { owner, id, items } of saved.wishlists) {
    const known = sessions.byId(owner) ?? customers.byEmail(owner);
    const restored = items.map(item => ({ ...item, since: new Date(item.since) }));
    if (known) restoreWishlist(known, id, restored);
  }
  for (const [call, fault] of Object.entries(saved.faults)) faults.set(call, fault);
  log.push(...saved.log);
}
