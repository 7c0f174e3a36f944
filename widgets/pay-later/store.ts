import { createStore } from 'zustand/vanilla';
import { bus } from '../../src/core/bus/bus';
import { looksFor } from '../../src/core/provider/looks/looks';
import { providerOf, waitForProvider } from '../../src/core/provider/waitForProvider';
import { warnOnce } from '../../src/core/report';
import type { ProviderElementLike } from '../../src/ui/ProviderElement';
import { createMessage, type MessageElement, priceOptions } from './message';
import { cartTotal, isEnough, isInLimits } from './prices';
import type { PayLaterSettings, Price } from './settings';
import { watchProduct } from './watchProduct';

type Create = () => ProviderElementLike;

/** `waiting` for the provider's script; `possible`: it is there, and there is no price for its element yet; `failed`: nothing can be shown. */
type Message =
  | { readonly kind: 'waiting' | 'failed' }
  | { readonly kind: 'possible' | 'loading' | 'ready'; readonly create: Create };

interface PayLaterState {
  readonly message: Message;
  readonly price: Price | undefined;
  /** Whether the service takes the price, as far as the shop has said. */
  readonly isInLimits: boolean;
  readonly isAsking: boolean;
  readonly isUpdated: boolean;
}

export type PayLaterStore = ReturnType<typeof createPayLaterStore>;

export function createPayLaterStore(marker: HTMLElement, settings: PayLaterSettings) {
  const { isCart, isUsed, currencyCode } = settings;
  const totalOf = (amount: number | undefined): Price | undefined =>
    amount === undefined || !currencyCode ? undefined : { amount, currency: currencyCode };
  const printed = isCart && !isUsed ? totalOf(settings.cartTotal) : undefined;
  const store = createStore<PayLaterState>()(() => ({
    message: { kind: 'waiting' },
    price: printed,
    isInLimits: settings.shouldShowPMME,
    isAsking: isCart && printed === undefined,
    isUpdated: false,
  }));
  const { setState, getState } = store;
  const looksPlace = isCart ? 'bnpl_classic_cart' : 'bnpl_product_page';
  let element: MessageElement | undefined;
  let asked = new AbortController();
  let checked = new AbortController();

  function fail(cause: unknown): void {
    element = undefined;
    setState({ message: { kind: 'failed' } });
    warnOnce({
      where: 'pay-later',
      element: marker,
      found: `the payment provider can't show its message${cause instanceof Error ? ` (${cause.message})` : ''}`,
      consequence: 'Nothing is shown in its place.',
      cause,
    });
  }

  function show(price: Price | undefined): void {
    const { price: before, message } = getState();
    setState({ price });
    if (message.kind === 'failed' || !price || !isEnough(price, settings)) return;
    const isOther = price.amount !== before?.amount || price.currency !== before.currency;
    if (before && isOther && settings.availabilityNonce) void check(price);
    if (!element) createInLimits();
    else if (isOther) update(element, price);
  }

  function createInLimits(): void {
    const { isInLimits, message } = getState();
    if (isInLimits && message.kind === 'possible') setState({ message: { ...message, kind: 'loading' } });
  }

  /** Asks whether the service takes another price; without a usable answer the place stays as it is. */
  async function check(price: Price): Promise<void> {
    checked.abort();
    checked = new AbortController();
    const { signal } = checked;
    try {
      const isTaken = await isInLimits(settings, price, signal);
      if (signal.aborted) return;
      setState({ isInLimits: isTaken });
      createInLimits();
    } catch (cause) {
      if (signal.aborted) return;
      warnOnce({
        where: 'pay-later',
        element: marker,
        found: 'the shop did not say whether the price can be paid in parts',
        consequence: 'The message stays as it is.',
        cause,
      });
    }
  }

  function update(shown: MessageElement, price: Price): void {
    try {
      shown.update(priceOptions(price));
      setState({ isUpdated: true });
    } catch (error) {
      fail(error);
    }
  }

  async function ask(): Promise<void> {
    asked.abort();
    asked = new AbortController();
    const { signal } = asked;
    setState({ isAsking: true });
    try {
      const total = await cartTotal(settings, signal);
      if (!signal.aborted) show(totalOf(total));
    } catch (cause) {
      if (signal.aborted) return;
      // A message about an old total would be wrong.
      show(undefined);
      warnOnce({
        where: 'pay-later',
        element: marker,
        found: "the cart's total could not be had",
        consequence: 'Nothing is shown until the cart changes again.',
        cause,
      });
    } finally {
      if (!signal.aborted) setState({ isAsking: false });
    }
  }

  async function meetProvider(signal: AbortSignal): Promise<void> {
    try {
      const { publishableKey, accountId, locale } = settings;
      const provider = providerOf(await waitForProvider(signal), { publishableKey, accountId, locale });
      const create = () => {
        const price = getState().price ?? { amount: 0, currency: currencyCode };
        element = createMessage(provider, settings, looksFor(looksPlace, marker.parentElement ?? marker), price, {
          onReady: () => getState().message.kind === 'loading' && setState({ message: { kind: 'ready', create } }),
          onFail: fail,
        });
        return element;
      };
      setState({ message: { kind: 'possible', create } });
      show(getState().price);
    } catch (error) {
      if (!signal.aborted) fail(error);
    }
  }

  function start(signal: AbortSignal): void {
    if (!settings.shouldInitializePMME) return;
    signal.addEventListener('abort', () => {
      asked.abort();
      checked.abort();
    });
    if (isCart) {
      if (!printed) void ask();
      // In replaced totals the new marker asks.
      bus.on('updated_cart_totals', () => marker.isConnected && void ask(), { signal });
    } else watchProduct(marker, settings, show, signal);
    void meetProvider(signal);
  }

  const isShown = ({ message, price, isAsking, isInLimits: isTaken }: PayLaterState) =>
    settings.shouldInitializePMME && isTaken && message.kind !== 'failed' && (isAsking || isEnough(price, settings));

  return { ...store, isShown, fail, start };
}
