import type { Customer } from '../account/customers';
import { digest } from '../digest';
import type { Session } from '../session';
import type { Visit } from '../visit';

/** Something in a list. */
export interface WishlistItem {
  /** Number of the line, by which the list's page removes it. */
  readonly line: number;
  readonly product: number;
  /** 0: the product itself. */
  readonly variation: number;
  readonly since: Date;
}

let lists = 0;
let lines = 0;

/** A list's data, with its variations of a product. */
interface ListOfProduct {
  ID: number;
  title: string;
  status: string;
  share_key: string;
  in: number[];
}

/** A list of a guest or of a customer. */
export class Wishlist {
  /** Key of the list's page, also for visitors who have its address. */
  readonly shareKey: string;
  readonly title = 'Seznam želja';
  items: WishlistItem[] = [];

  constructor(readonly id = ++lists) {
    this.shareKey = digest(`list ${id}`).slice(0, 6);
  }

  has(product: number, variation: number): boolean {
    return this.items.some(one => one.product === product && one.variation === variation);
  }

  /** @returns whether it was not there yet */
  add(product: number, variation: number): boolean {
    if (this.has(product, variation)) return false;
    this.items.push({ line: ++lines, product, variation, since: new Date() });
    return true;
  }

  remove(isOne: (item: WishlistItem) => boolean): WishlistItem[] {
    const removed = this.items.filter(isOne);
    this.items = this.items.filter(one => !isOne(one));
    return removed;
  }

  /** Returns the list's data for scripts. See contract/wishlist.md#markup. */
  data(): { products: object; counter: number } {
    const products: Record<number, Record<number, ListOfProduct>> = {};
    for (const { product, variation } of this.items) {
      const one = products[product]?.[this.id] ?? this.#described();
      one.in.push(variation);
      products[product] = { [this.id]: one };
    }
    // PHP prints an empty list for an empty array.
    return { products: this.items.length ? products : [], counter: this.items.length };
  }

  #described(): ListOfProduct {
    return { ID: this.id, title: this.title, status: 'share', share_key: this.shareKey, in: [] };
  }
}

const ofGuests = new WeakMap<Session, Wishlist>();
const ofCustomers = new WeakMap<Customer, Wishlist>();

/** Returns the visitor's list. A guest who signs in keeps the products of the guest's list. */
export function wishlistOf({ session }: Pick<Visit, 'session'>): Wishlist {
  const { customer } = session;
  const guest = ofGuests.get(session) ?? new Wishlist();
  if (!customer) {
    ofGuests.set(session, guest);
    return guest;
  }
  const own = ofCustomers.get(customer) ?? new Wishlist();
  ofCustomers.set(customer, own);
  for (const { product, variation } of guest.items) own.add(product, variation);
  ofGuests.delete(session);
  return own;
}

/** The list of a guest or a customer, if they have one. */
export const knownWishlist = (owner: Session | Customer): Wishlist | undefined =>
  'cart' in owner ? ofGuests.get(owner) : ofCustomers.get(owner);

/** Gives a guest or a customer the list that they had in an earlier run. */
export function restoreWishlist(owner: Session | Customer, id: number, items: readonly WishlistItem[]): void {
  const list = new Wishlist(id);
  list.items = [...items];
  lists = Math.max(lists, id);
  lines = Math.max(lines, ...items.map(({ line }) => line));
  if ('cart' in owner) ofGuests.set(owner, list);
  else ofCustomers.set(owner, list);
}

/** Whether a visitor has kept anything, so that they have to be known again. */
export const hasWishlist = (session: Session): boolean => (ofGuests.get(session)?.items.length ?? 0) > 0;
