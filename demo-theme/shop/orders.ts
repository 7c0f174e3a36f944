import type { Address, BillingAddress } from './checkout/address';
import { digest } from './digest';

export type OrderStatus = 'pending' | 'on-hold' | 'processing';

/** One product of an order; amounts are cents. */
export interface OrderLine {
  name: string;
  quantity: number;
  total: number;
}

/** A row below the products: subtotal, discount, shipping, total. `html` is the amount's markup. */
export interface OrderRow {
  label: string;
  html: string;
}

export interface Order {
  id: number;
  /** Opens the order's pages without signing in. */
  key: string;
  status: OrderStatus;
  lines: OrderLine[];
  rows: OrderRow[];
  /** Cents. */
  total: number;
  billing: BillingAddress;
  shipping: Address;
  note: string;
  /** Id of the payment method; empty until one is chosen. */
  payment: string;
  /** Posted values of the order's attribution, without the prefix. */
  attribution: Record<string, string>;
}

const FIRST = 1001;
/** The order that waits to be paid from the start. */
const PENDING = 900;
const PENDING_ROWS = [
  { label: 'Izdelki', html: amount('54.25') },
  { label: 'Skupaj', html: amount('54.25') },
];

const keyOf = (id: number): string => `wc_order_${digest(`lipa-${id}`).slice(0, 13)}`;

function amount(text: string): string {
  return `<span class="woocommerce-Price-amount amount"><bdi>${text}&nbsp;<span class="woocommerce-Price-currencySymbol">&euro;</span></bdi></span>`;
}

function pendingOrder(): Order {
  const address = {
    first_name: 'Bojan',
    last_name: 'Kranjc',
    company: '',
    country: 'SI',
    address_1: 'Trubarjeva ulica 5',
    address_2: '',
    postcode: '2000',
    city: 'Maribor',
    state: '',
  };
  return {
    id: PENDING,
    key: keyOf(PENDING),
    status: 'pending',
    lines: [
      { name: 'Skodelica Jutro', quantity: 2, total: 2500 },
      { name: 'Lesena deska', quantity: 1, total: 2925 },
    ],
    rows: PENDING_ROWS,
    total: 5425,
    billing: { ...address, phone: '040 111 222', email: 'bojan@lipa.example', davcna_stevilka: '' },
    shipping: address,
    note: '',
    payment: '',
    attribution: {},
  };
}

/** The orders of the shop; one of them, number 900, waits to be paid. */
export class Orders {
  #byId = new Map<number, Order>();
  #next = FIRST;

  constructor() {
    this.reset();
  }

  reset(): void {
    this.#next = FIRST;
    this.#byId = new Map([[PENDING, pendingOrder()]]);
  }

  /** All of them, the newest last. */
  all(): Order[] {
    return [...this.#byId.values()];
  }

  /** Puts those of an earlier run in place of all. */
  restore(orders: readonly Order[]): void {
    this.#byId = new Map(orders.map(order => [order.id, order]));
    this.#next = Math.max(FIRST, ...orders.map(({ id }) => id + 1));
  }

  byId(id: number): Order | undefined {
    return this.#byId.get(id);
  }

  add(order: Omit<Order, 'id' | 'key'>): Order {
    const id = this.#next++;
    const created = { ...order, id, key: keyOf(id) };
    this.#byId.set(id, created);
    return created;
  }
}
