import type { CardKind, PaidCard } from '../paying/method';

/** A card that a customer has saved. */
export interface SavedCard {
  id: number;
  /** Plain text, e.g. `Visa, ki se konča s 4242`. */
  name: string;
  expires: string;
  isDefault: boolean;
  /** Outcome of a payment with it; missing: it succeeds. */
  kind?: CardKind;
}

/** Somebody with an account. */
export interface Customer {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  /** Fields of the addresses, as the forms post them. */
  address: Record<string, string>;
  cards: SavedCard[];
}

const ANA = (): Customer => ({
  email: 'ana@lipa.example',
  password: 'lipov-list-2026',
  firstName: 'Ana',
  lastName: 'Novak',
  address: {
    billing_first_name: 'Ana',
    billing_last_name: 'Novak',
    billing_country: 'SI',
    billing_address_1: 'Slovenska cesta 10',
    billing_postcode: '1000',
    billing_city: 'Ljubljana',
    billing_phone: '041 123 456',
    billing_email: 'ana@lipa.example',
  },
  cards: [
    { id: 1, name: 'Visa, ki se konča s 4242', expires: '12/30', isDefault: true },
    { id: 2, name: 'Mastercard, ki se konča s 4444', expires: '06/29', isDefault: false },
  ],
});

/** The customers of a shop; one is there from the start. */
export class Customers {
  #byEmail = new Map<string, Customer>();

  constructor() {
    this.reset();
  }

  reset(): void {
    const ana = ANA();
    this.#byEmail = new Map([[ana.email, ana]]);
  }

  all(): Customer[] {
    return [...this.#byEmail.values()];
  }

  /** Replaces all customers by those of an earlier run. */
  restore(customers: readonly Customer[]): void {
    this.#byEmail = new Map(customers.map(customer => [customer.email, customer]));
  }

  byEmail(email: string): Customer | undefined {
    return this.#byEmail.get(email.trim().toLowerCase());
  }

  /** A new customer; undefined when the address is taken. */
  add(email: string, password: string): Customer | undefined {
    const key = email.trim().toLowerCase();
    if (this.#byEmail.has(key)) return undefined;
    const customer = { email: key, password, firstName: '', lastName: '', address: {}, cards: [] };
    this.#byEmail.set(key, customer);
    return customer;
  }
}

/** Saves a card that the provider took; the first is the default. */
export function saveCard(customer: Customer, { kind, last4, expires }: PaidCard): void {
  const id = Math.max(0, ...customer.cards.map(card => card.id)) + 1;
  const name = `Visa, ki se konča s ${last4}`;
  customer.cards.push({ id, name, expires, kind, isDefault: customer.cards.length === 0 });
}

/** Deletes a card; where it was the default, the first of the rest is. */
export function deleteCard(customer: Customer, id: number): boolean {
  const card = customer.cards.find(one => one.id === id);
  if (!card) return false;
  customer.cards = customer.cards.filter(one => one !== card);
  const [first] = customer.cards;
  if (card.isDefault && first) first.isDefault = true;
  return true;
}

/** Makes a card the default. */
export function makeDefault(customer: Customer, id: number): boolean {
  if (!customer.cards.some(card => card.id === id)) return false;
  for (const card of customer.cards) card.isDefault = card.id === id;
  return true;
}
