import type { Customer } from '../account/customers';
import type { Cart } from '../cart';
import { digest, randomHex } from '../digest';
import type { Order } from '../orders';
import type { PaidCard } from './method';

export type IntentStatus = 'requires_action' | 'requires_payment_method' | 'succeeded';

/** A payment, or a card to be saved, that the provider works on. */
export interface Intent {
  id: string;
  secret: string;
  status: IntentStatus;
  card: PaidCard;
  /** Of a payment. */
  order?: Order;
  /** Paid from a wallet's own cart. */
  isSeparate?: boolean;
  /** Emptied when it is paid. */
  cart?: Cart;
  /** Customer for whom the card is saved, once the bank has agreed. */
  saveFor?: Customer;
}

export interface PaymentState {
  /** Of the plugin's nonces. */
  readonly salt: string;
  readonly intents: readonly Intent[];
  readonly looks: readonly (readonly [place: string, look: unknown])[];
}

/** Nonce of usage events; the same in every shop. */
export const TRACKS_NONCE = 'd3m0tracks';

/** Usage events that a product's page has waiting, `wcPayFrontendTracks`. See contract/payments.md#usage-events. */
export const PRODUCT_VIEW = [
  {
    event: 'product_page_view',
    properties: { theme_type: 'short_code', record_event_data: { is_admin_event: false, track_on_all_stores: true } },
  },
];

const STATUSES: readonly IntentStatus[] = ['requires_action', 'requires_payment_method', 'succeeded'];

/** State of the payment provider's plugin in one shop: intents, nonces, appearance of its fields. */
export class Payments {
  #salt = randomHex(8);
  #intents = new Map<string, Intent>();
  #looks = new Map<string, unknown>();

  reset(): void {
    this.#intents = new Map();
    this.#looks = new Map();
  }

  /** Returns the state for a later run. */
  state(): PaymentState {
    return { salt: this.#salt, intents: [...this.#intents.values()], looks: [...this.#looks] };
  }

  /** Restores the state of an earlier run. */
  restore({ salt, intents, looks }: PaymentState): void {
    this.#salt = salt;
    this.#intents = new Map(intents.map(intent => [intent.id, intent]));
    this.#looks = new Map(looks);
  }

  /** The plugin's nonce of one purpose. */
  nonce(purpose: string): string {
    return digest(`${this.#salt}-${purpose}`).slice(0, 10);
  }

  /** Starts a payment (`pi`), or the saving of a card (`seti`). */
  open(kind: 'pi' | 'seti', details: Omit<Intent, 'id' | 'secret' | 'status'>): Intent {
    const id = `${kind}_demo_${details.card.kind}_${this.#intents.size + 1}${randomHex(4)}`;
    const status = details.card.kind === 'pays' ? 'succeeded' : 'requires_action';
    const intent: Intent = { ...details, id, status, secret: `${id}_secret_${randomHex(8)}` };
    this.#intents.set(id, intent);
    return intent;
  }

  intent(id: string): Intent | undefined {
    return this.#intents.get(id);
  }

  /** The bank's answer, as the provider's script tells it. */
  told({ id, status }: Record<string, unknown>): boolean {
    const intent = this.#intents.get(String(id));
    const known = STATUSES.find(one => one === status);
    if (!intent || !known) return false;
    intent.status = known;
    return true;
  }

  /** Stores the fields' appearance in one place of the shop. */
  keepLook(place: string, look: unknown): void {
    this.#looks.set(place, look);
  }

  /** Returns the fields' appearance in one place; `false` while none is stored. */
  look(place: string): unknown {
    return this.#looks.get(place) ?? false;
  }
}

/** The end of an address that makes the shop's script confirm an intent. See contract/payments.md#confirming-a-payment. */
export const confirmFragment = ({ id, secret, order }: Intent, nonce: string): string =>
  `#wcpay-confirm-${id.startsWith('seti') ? 'si' : 'pi'}:${order?.id ?? 0}:${secret}:${nonce}`;
