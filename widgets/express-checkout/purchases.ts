import { bus } from '../../src/core/bus/bus';
import { askCart, askOrderPage, type Question } from '../../src/core/provider/paying/askShop';
import { noteSent } from '../../src/core/provider/paying/sentNote';
import type { StoreAddress } from './addresses';
import type { CheckoutAnswer, StoreCart } from './answers';
import { type ItemToAdd, NoSession, orderCalls, ownCart, separateCart } from './carts';
import { type OrderPayload, payForOrder } from './payload';
import { fitting, type Quote, quoteOf } from './pricing';
import { isPreset, itemToAdd, productForm, variationId, whyNot } from './product';
import { type ExpressSettings, readOrder } from './settings';

export interface Purchase {
  /** Resolves when the bought items are in the purchase's cart. */
  readonly opened: Promise<void>;
  changeAddress(address: StoreAddress): Promise<Quote>;
  changeRate(rateId: string): Promise<Quote>;
  order(payload: OrderPayload): Promise<CheckoutAnswer>;
  /** Asks the shop what became of an order without a usable answer. */
  readonly ask: Question;
  /** Gives the purchase up before anything was ordered. */
  leave(): Promise<void>;
}

/** Purchases in one of the four contexts. See contract/payments.md#confirmation-tokens. */
export interface Purchases {
  /** Returns the quote for a sheet; undefined while a choice is missing that the price depends on. */
  quote(signal: AbortSignal): Promise<Quote | undefined>;
  whyNot(): string | undefined;
  /** Begins a purchase, without waiting for anything. */
  begin(): Purchase;
}

export function purchasesOf(settings: ExpressSettings, marker: Element): Purchases {
  if (settings.context === 'product') return productPurchases(settings, marker);
  return settings.context === 'pay_for_order' ? orderPurchases(settings) : cartPurchases(settings);
}

/** Buys one product, in a cart of its own: the shopper's cart is never changed. */
function productPurchases(settings: ExpressSettings, marker: Element): Purchases {
  const form = productForm(marker);
  const item = (): ItemToAdd => {
    if (!form) throw new Error('the page has no product form');
    return itemToAdd(form);
  };
  let isFirst = true;

  async function quote(signal: AbortSignal): Promise<Quote | undefined> {
    const { product } = settings;
    // An incomplete choice can't be put into a cart.
    const isOpen = form && whyNot(form) !== undefined;
    const isPrinted = isFirst && !(form && isPreset(form));
    isFirst = false;
    if (product && (isPrinted || isOpen)) {
      const { amount, items, needsShipping } = product;
      return { amount, lineItems: fitting(items, amount), needsShipping, rates: [] };
    }
    if (isOpen) return undefined;
    const cart = await separateCart(settings, { isTemporary: true }).add(item(), { signal });
    // The shopper's address is not known there.
    return { ...quoteOf(cart, settings), rates: [] };
  }

  function begin(): Purchase {
    const cart = separateCart(settings);
    const opened = cart.add(item(), { variation: form ? variationId(form) : 0 }).then(
      () => {},
      (cause: unknown) => {
        // The shop has put the item into the shopper's own cart, and taken it out again: the page shows what is in it now.
        if (cause instanceof NoSession) bus.emit('wc_fragment_refresh', {});
        throw cause;
      },
    );
    return {
      opened,
      ...callsOf(cart, settings),
      async leave() {
        await opened.catch(() => {});
        await cart.empty();
      },
    };
  }

  return { quote, whyNot: () => form && whyNot(form), begin };
}

const callsOf = (
  cart: ReturnType<typeof ownCart>,
  settings: ExpressSettings,
): Pick<Purchase, 'changeAddress' | 'changeRate' | 'order' | 'ask'> => ({
  changeAddress: async (address: StoreAddress) => quoteOf(await cart.changeAddress(address), settings),
  changeRate: async (rateId: string) => quoteOf(await cart.changeRate(rateId), settings),
  order: cart.order,
  // An order that is placed empties its cart.
  ask: async signal => ((await cart.isEmpty(signal)) ? 'placed' : 'same'),
});

/** The shopper's own cart can also be asked for as the checkout does, and on the next page. */
const ownCalls = (cart: ReturnType<typeof ownCart>, settings: ExpressSettings): ReturnType<typeof callsOf> => {
  const calls = callsOf(cart, settings);
  return {
    ...calls,
    order(payload) {
      noteSent();
      return calls.order(payload);
    },
    ask: signal => calls.ask(signal).catch(() => askCart()(signal)),
  };
};

const AT_ONCE = Promise.resolve();

function cartPurchases(settings: ExpressSettings): Purchases {
  const cart = ownCart(settings);
  return {
    quote: async signal => quoteOf(await cart.read(signal), settings),
    whyNot: () => undefined,
    begin: () => ({
      opened: AT_ONCE,
      ...ownCalls(cart, settings),
      leave: async () => {},
    }),
  };
}

/** Pays for an existing order, whose shipping stays as it was ordered. */
function orderPurchases(settings: ExpressSettings): Purchases {
  const order = readOrder();
  const calls = orderCalls(settings, order);
  let known: StoreCart | undefined;
  const noShipping = async (): Promise<Quote> => {
    throw new Error('an order that is there already is shipped as it was ordered');
  };
  return {
    async quote(signal) {
      known = await calls.read(signal);
      return { ...quoteOf(known, settings), needsShipping: false, rates: [] };
    },
    whyNot: () => undefined,
    begin: () => ({
      opened: AT_ONCE,
      changeAddress: noShipping,
      changeRate: noShipping,
      order: payload => calls.pay(payForOrder(payload, order, known ?? {})),
      ask: askOrderPage,
      leave: async () => {},
    }),
  };
}
