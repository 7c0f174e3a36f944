import type { StripeElements } from '@stripe/stripe-js';
import { flushSync } from 'react-dom';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { bus } from '../../src/core/bus/bus';
import { listenDom } from '../../src/core/bus/dom';
import { isRecord } from '../../src/core/bus/wire';
import { isCallError } from '../../src/core/errors';
import { isPaymentLocked, paymentLock } from '../../src/core/provider/paying/paymentLock';
import { type Provider, providerOf, waitForProvider } from '../../src/core/provider/waitForProvider';
import { reportError } from '../../src/core/report';
import type { ProviderElementLike } from '../../src/ui/ProviderElement';
import { storeContext } from '../../src/ui/storeContext';
import { NoSession } from './carts';
import { onAsked } from './hooks';
import { dropErrors, type Notice } from './notices';
import type { Quote } from './pricing';
import { productForm, quantityField, whyNot } from './product';
import { type Purchases, purchasesOf } from './purchases';
import type { ExpressSettings } from './settings';
import { createSheet, type Sheet } from './sheet';
import { availableWallets, buttonOptions, elementsOptions, WALLETS, type WalletType } from './wallets';

/**
 * Where it stands. Source: add-on contract 8.9. From `sheet` to `done` a shopper pays, and the page is covered.
 *
 * `off` before it starts; `loading` provider and price; `ready`; `updating` another price is asked for; `sheet` the wallet's sheet
 * is open; `addressing`, `rating` it waits for rates, for a price; `confirming` the provider makes a payment method; `placing` the
 * order is sent; `authenticating` the bank asks; `done` the page is left; `hidden` there is nothing to pay, no wallet, or no price.
 */
export type Phase =
  | 'off'
  | 'loading'
  | 'ready'
  | 'updating'
  | 'sheet'
  | 'addressing'
  | 'rating'
  | 'confirming'
  | 'placing'
  | 'authenticating'
  | 'done'
  | 'hidden';

export interface ExpressState {
  readonly phase: Phase;
  /** Makes the provider's buttons, other ones after each start; undefined: there are none. */
  readonly create: (() => ProviderElementLike) | undefined;
  /** The wallets that this browser has; undefined until the provider has told. */
  readonly wallets: readonly WalletType[] | undefined;
  /** The wallet that is paid with. */
  readonly wallet: WalletType | undefined;
  readonly notice: Notice | undefined;
}

export interface ExpressStore extends StoreApi<ExpressState> {
  readonly settings: ExpressSettings;
  /** What the sheets are opened with, and what they buy. */
  readonly purchases: Purchases;
  quote(): Quote | undefined;
  /** Shows a state now. */
  draw(state: Partial<ExpressState>): void;
  /**
   * The sheet is over, with nothing ordered: what the page has asked for meanwhile is done.
   * @param isChanged whether the shopper's own cart costs something else now
   */
  release(isChanged: boolean): void;
  /** The provider's buttons could not be made. */
  fail(error: unknown): void;
  start(signal: AbortSignal): void;
}

export const [ExpressProvider, useExpress] = storeContext<ExpressStore>();

/** While a shopper pays. */
const PAYING: ReadonlySet<Phase> = new Set([
  'sheet',
  'addressing',
  'rating',
  'confirming',
  'placing',
  'authenticating',
  'done',
]);
export const isPaying = (phase: Phase): boolean => PAYING.has(phase);

/** Wait after a change of the quantity, ms. Source: spec storefront 9 "Timings". */
const DEBOUNCE = 250;
const NO_BUTTONS = { phase: 'hidden', create: undefined, wallets: undefined } as const;
const BETAS = ['card_country_event_beta_1'];

/** The wallet buttons of one place on the page. Source: spec storefront 4 "Express checkout flow"; add-on contract 8.9. */
export function createExpressStore(marker: HTMLElement, settings: ExpressSettings): ExpressStore {
  const store = createStore<ExpressState>()(() => ({
    phase: 'off',
    create: undefined,
    wallets: undefined,
    wallet: undefined,
    notice: undefined,
  }));
  const { getState } = store;
  const purchases = purchasesOf(settings, marker);
  const ended = new AbortController();
  const { signal } = ended;
  /** Of the newest price that was asked for; an answer to an older one comes too late. */
  let asked = 0;
  let quote: Quote | undefined;
  let waiting: Promise<Provider> | undefined;
  let elements: StripeElements | undefined;
  let sheet: Sheet | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What the page has asked for while a shopper paid. */
  let due: (() => void) | undefined;

  const draw = (state: Partial<ExpressState>) => flushSync(() => store.setState(state));
  const isBusy = () => isPaying(getState().phase);
  const hide = () => draw(NO_BUTTONS);

  /** Does it now, or when the sheet is closed: it may not change under a shopper's hands. */
  function whenFree(act: () => void): void {
    if (signal.aborted || getState().phase === 'done') return;
    if (isBusy()) due = act;
    else act();
  }

  /** Asks for the price; the answer to an older question is undefined. */
  async function ask<T>(question: () => Promise<T>): Promise<{ readonly answer: T } | undefined> {
    clearTimeout(timer);
    asked += 1;
    const own = asked;
    try {
      const answer = await question();
      return own === asked && !signal.aborted ? { answer } : undefined;
    } catch (cause) {
      if (own !== asked || signal.aborted) return undefined;
      quote = undefined;
      hide();
      tell(marker, cause);
      return undefined;
    }
  }

  /** Starts anew: a price, other elements, other buttons. Those of before go when the new ones come. */
  async function begin(): Promise<void> {
    if (isPaymentLocked()) return;
    draw({ phase: getState().create ? 'updating' : 'loading' });
    const found = await ask(() => Promise.all([purchases.quote(signal), provider()]));
    if (!found) return;
    show(...found.answer);
  }

  /** The provider's object, once its script is there. One wait is enough, however often the page starts anew. */
  function provider(): Promise<Provider> {
    waiting ??= waitForProvider(signal).then(construct => providerOf(construct, { ...settings.account, betas: BETAS }));
    waiting.catch(() => {
      waiting = undefined;
    });
    return waiting;
  }

  function show(priced: Quote | undefined, found: Provider): void {
    quote = priced;
    if (!priced || priced.amount <= 0 || isPaymentLocked()) {
      hide();
      return;
    }
    try {
      const made = found.elements(elementsOptions(settings, priced.amount));
      const its = createSheet(self, found, made);
      elements = made;
      sheet = its;
      draw({ phase: 'ready', create: () => connect(made, its) });
    } catch (error) {
      fail(error);
    }
  }

  function connect(made: StripeElements, its: Sheet): ProviderElementLike {
    return made
      .create('expressCheckout', buttonOptions(settings))
      .on('ready', ({ availablePaymentMethods }) => {
        const wallets = availableWallets(availablePaymentMethods);
        draw({ wallets });
        const properties = { source: settings.context };
        for (const wallet of wallets)
          bus.emit('shop_usage_event', { event: `${WALLETS[wallet].event}_button_load`, properties });
      })
      .on('loaderror', ({ error }) => fail(error))
      .on('click', its.click)
      .on('shippingaddresschange', its.changeAddress)
      .on('shippingratechange', its.changeRate)
      .on('confirm', its.confirm)
      .on('cancel', its.cancel);
  }

  function fail(error: unknown): void {
    hide();
    reportError({
      where: 'express-checkout',
      element: marker,
      found: `the provider's buttons could not be shown${saidBy(error)}`,
      consequence: 'There are none; the shop’s own ways to pay stay.',
      cause: error,
    });
  }

  /** Another price of the product, as it is chosen now. */
  async function update(): Promise<void> {
    const form = productForm(marker);
    const { create, phase } = getState();
    if (form && whyNot(form) !== undefined) {
      clearTimeout(timer);
      // What was asked for before is of no use any more.
      asked += 1;
      if (phase === 'updating') draw({ phase: create ? 'ready' : 'hidden' });
      return;
    }
    dropErrors();
    if (!create || !quote) return begin();
    const before = quote;
    draw({ phase: 'updating', notice: undefined });
    const found = await ask(() => purchases.quote(signal));
    if (!found) return;
    const { answer } = found;
    if (!answer || answer.amount <= 0 || answer.needsShipping !== before.needsShipping) return begin();
    quote = answer;
    elements?.update({ amount: answer.amount });
    draw({ phase: 'ready' });
  }

  /** Has the price asked for a moment later; until then nothing is bought for the old one. */
  function updateSoon(): void {
    if (getState().create) draw({ phase: 'updating' });
    clearTimeout(timer);
    timer = setTimeout(update, DEBOUNCE);
  }

  function watchProduct(form: HTMLFormElement): void {
    const changed = () => whenFree(updateSoon);
    // Those of bundles and quick views bubble past: they are not the page's product. Source: add-on contract 15.2.
    const own = { target: form, signal };
    bus.on('woocommerce_variation_has_changed', (_, { target }) => target === form && changed(), own);
    bus.on('show_variation', (_, { target }) => isOf(form, target) && changed(), own);
    let typed = quantityField(form)?.value;
    const onQuantity = (field: Element) => {
      // A field that is left tells of it again, by the very click on a wallet.
      if (!(field instanceof HTMLInputElement) || field !== quantityField(form) || field.value === typed) return;
      typed = field.value;
      changed();
    };
    listenDom(form, 'input', onQuantity, signal);
    listenDom(form, 'change', onQuantity, signal);
    listenDom(
      form,
      'change',
      field => {
        if (!field.matches('input[name="wc_deposit_option"], input[name="wc_deposit_payment_plan"]')) return;
        bus.emit('woocommerce_variation_has_changed', {}, form);
      },
      signal,
    );
    onAsked('update-button-data', changed, signal);
  }

  function start(end: AbortSignal): void {
    end.addEventListener('abort', () => {
      clearTimeout(timer);
      ended.abort();
      sheet?.abandon();
    });
    const anew = () => whenFree(() => void begin());
    const form = settings.context === 'product' && productForm(marker);
    if (form) watchProduct(form);
    else onAsked('update-button-data', anew, signal);
    if (settings.context === 'cart') bus.on('updated_cart_totals', () => marker.isConnected && anew(), { signal });
    if (settings.context === 'checkout') bus.on('updated_checkout', anew, { signal });
    const unsubscribe = paymentLock.subscribe(({ reason }) => {
      if (reason !== undefined) draw({ ...NO_BUTTONS, wallet: undefined, notice: undefined });
    });
    signal.addEventListener('abort', unsubscribe);
    // A page that comes back from the browser's history is not paid for.
    addEventListener('pageshow', ({ persisted }) => persisted && comeBack(), { signal });
    void begin();
  }

  function comeBack(): void {
    due = undefined;
    sheet?.abandon();
    draw({ phase: 'loading', wallet: undefined, create: undefined, wallets: undefined });
    void begin();
  }

  function release(isChanged: boolean): void {
    const next = due ?? (isChanged ? () => void begin() : undefined);
    due = undefined;
    if (signal.aborted) return;
    // Rates were a part of it.
    if (quote) elements?.update({ amount: quote.amount });
    next?.();
  }

  const self: ExpressStore = { ...store, settings, purchases, quote: () => quote, draw, release, fail, start };
  return self;
}

const isOf = (form: HTMLFormElement, target: EventTarget) =>
  target instanceof Element && target.closest('form') === form;

/** What an error says: one that was thrown, or one of the provider's. */
const saidBy = (error: unknown): string =>
  (error instanceof Error || isRecord(error)) && error.message ? `: ${error.message}` : '';

/** Says why there is no price, or no provider. */
function tell(marker: Element, cause: unknown): void {
  const why = isCallError(cause)
    ? `the price could not be asked for (${cause.kind}${cause.status ? ` ${cause.status}` : ''})`
    : cause instanceof NoSession
      ? 'the server opens no cart apart for this page: its nonce is old, as of pages from a cache'
      : `the wallet buttons could not start${saidBy(cause)}`;
  reportError({
    where: 'express-checkout',
    element: marker,
    found: why,
    consequence: 'The wallet buttons are hidden until the next change.',
    cause,
  });
}
