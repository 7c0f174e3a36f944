import { looseObject } from 'valibot';
import { encodeForm } from '../../src/core/calls/form';
import { createStoreApi, type StoreApi } from '../../src/core/calls/store/storeApi';
import type { StoreAddress } from './addresses';
import { CartLines, CheckoutAnswer, StoreCart } from './answers';
import { filter } from './hooks';
import type { OrderPayload, payForOrder } from './payload';
import type { ExpressSettings, OrderToPay } from './settings';

/** Headers of the provider's plugin. See contract/payments.md#order-by-the-store-api. */
const HEADER = 'X-WooPayments-Tokenized-Cart';
const SESSION = `${HEADER}-Session`;
/** Tells the server that the wallet's address is all there is of the shopper's. */
const TOKENIZED = { [HEADER]: 'true' };

/** Payment providers take their time, ms. */
const TIMEOUT = 120_000;

export interface ItemToAdd {
  readonly id: number;
  readonly quantity: number;
  readonly variation: readonly { readonly attribute: string; readonly value: string }[];
  readonly [extra: string]: unknown;
}

/** The server works on the shopper's own cart: the page's nonce is old, as pages from a cache have it. */
export class NoSession extends Error {
  override readonly name = 'NoSession';
}

function apiOf({ root, currency, nonces }: ExpressSettings, session?: Readonly<Record<string, string>>): StoreApi {
  return createStoreApi({
    root,
    currency: currency.toUpperCase(),
    nonce: nonces.storeApi,
    extraHeaders: {
      'X-WooPayments-Payment-Currency': currency.toUpperCase(),
      ...(nonces.cart && { [`${HEADER}-Nonce`]: nonces.cart }),
      ...session,
    },
    renewHeaders: session ? ['Nonce', SESSION] : ['Nonce'],
  });
}

function cartOf(api: StoreApi) {
  let known: StoreCart | undefined;
  const keep = async (answer: Promise<StoreCart>): Promise<StoreCart> => {
    known = await answer;
    return known;
  };
  return {
    read: (signal?: AbortSignal) => keep(api.get('cart', { schema: StoreCart, signal })),
    isEmpty: async (signal: AbortSignal) => (await api.get('cart', { schema: CartLines, signal })).items.length === 0,
    addItem: (item: ItemToAdd, signal?: AbortSignal) =>
      keep(api.post('cart/add-item', item, { schema: StoreCart, signal })),
    changeAddress: (shipping_address: StoreAddress) =>
      keep(api.post('cart/update-customer', { shipping_address }, { schema: StoreCart, headers: TOKENIZED })),
    changeRate(rate_id: string) {
      const package_id = filter<unknown>('shipping-package-id', 0, id => id, known, rate_id);
      return keep(api.post('cart/select-shipping-rate', { package_id, rate_id }, { schema: StoreCart }));
    },
    order: (payload: OrderPayload) =>
      api.post('checkout', payload, { schema: CheckoutAnswer, headers: TOKENIZED, timeout: TIMEOUT }),
  };
}

export const ownCart = (settings: ExpressSettings) => cartOf(apiOf(settings));

/**
 * A cart apart from the shopper's own. A temporary one is only for a price: it is opened by a call that changes nothing, since with an old
 * nonce the server adds to the shopper's own cart without a word.
 */
export function separateCart(settings: ExpressSettings, { isTemporary = false } = {}) {
  const { session } = settings.nonces;
  const api = apiOf(settings, {
    ...(session && { [`${SESSION}-Nonce`]: session }),
    [SESSION]: '',
    ...(isTemporary && { [`${HEADER}-Is-Ephemeral-Cart`]: '1' }),
  });
  const cart = cartOf(api);

  function checkSession(): void {
    if (!api.header(SESSION))
      throw new NoSession('the answer has no session of a cart apart: it is that of the shopper’s own cart');
  }

  /** Takes the pieces that were put in out of the shopper's own cart; the last line with one of the ids has them. */
  async function takeOut(items: StoreCart['items'], ids: readonly number[], pieces: number): Promise<void> {
    const line = items.filter(({ id, quantity }) => ids.includes(id) && quantity >= pieces).at(-1);
    if (!line) return;
    const { key } = line;
    const quantity = line.quantity - pieces;
    if (quantity > 0) await api.post('cart/update-item', { key, quantity }, { schema: CartLines });
    else await api.post('cart/remove-item', { key }, { schema: CartLines });
  }

  async function empty(): Promise<void> {
    if (!api.header(SESSION)) return;
    try {
      let { items } = await api.get('cart', { schema: CartLines });
      for (let rounds = items.length; rounds > 0 && items[0]; rounds--)
        ({ items } = await api.post('cart/remove-item', { key: items[0].key }, { schema: CartLines }));
    } catch {
      // The cart is not used again; the server deletes it in two days.
    }
  }

  return {
    ...cart,
    /** @throws NoSession when the server has no such cart for this page */
    async add(
      item: ItemToAdd,
      { variation = 0, signal }: { variation?: number; signal?: AbortSignal } = {},
    ): Promise<StoreCart> {
      if (isTemporary) {
        await api.get('cart', { schema: looseObject({}), signal });
        checkSession();
      }
      const answer = await cart.addItem(item, signal);
      if (!api.header(SESSION)) await takeOut(answer.items, [item.id, variation].filter(Boolean), item.quantity);
      checkSession();
      return answer;
    },
    empty,
  };
}

/** The order of a pay-for-order page. */
export function orderCalls(settings: ExpressSettings, { id, key, billingEmail }: OrderToPay) {
  const api = apiOf(settings);
  const query = encodeForm({ key, billing_email: billingEmail });
  return {
    read: (signal: AbortSignal) => api.get(`order/${encodeURIComponent(id)}?${query}`, { schema: StoreCart, signal }),
    pay: (payload: ReturnType<typeof payForOrder>) =>
      api.post(`checkout/${encodeURIComponent(id)}`, payload, { schema: CheckoutAnswer, timeout: TIMEOUT }),
  };
}
