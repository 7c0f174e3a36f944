import type { StripeElements } from '@stripe/stripe-js';
import { bus } from '../../src/core/bus/bus';
import type { OrderState } from '../../src/core/provider/paying/orderState';
import { isPaymentLocked, orderStore } from '../../src/core/provider/paying/orderStore';
import { PROVIDER_BETAS, type Provider, providerOf, waitForProvider } from '../../src/core/provider/waitForProvider';
import { reportError } from '../../src/core/report';
import type { ProviderElementLike } from '../../src/ui/ProviderElement';
import { createDrawnStore, storeContext } from '../../src/ui/storeContext';
import { onAsked } from './hooks';
import { buttonOptions, elementsOptions, trackUsage } from './options';
import { dropErrors, messageOf, reportNoPrice } from './outcome';
import { buttonsIn, type ExpressState, type Given, isPaying, type Step, stageAfter } from './phases';
import type { Quote } from './pricing';
import { noOfferFor, productForm, watchChoice, whyNot } from './product';
import { purchasesOf } from './purchases';
import type { ExpressSettings } from './settings';
import { createSheet, type Sheet } from './sheet';
import { availableWallets, type WalletType } from './wallets';
import { wayToPay } from './wayToPay';

export type ExpressStore = ReturnType<typeof createExpressStore>;

export const [ExpressProvider, useExpress] = storeContext<ExpressStore>();

/** Wait after a change of the quantity, ms. */
const DEBOUNCE = 250;

export function createExpressStore(marker: HTMLElement, settings: ExpressSettings) {
  const store = createDrawnStore<ExpressState>(() => ({
    stage: { phase: 'off' },
    notice: undefined,
  }));
  const { getState, draw } = store;
  const purchases = purchasesOf(settings, marker);
  const ended = new AbortController();
  const { signal } = ended;
  /** Number of the newest question for a price; answers to older ones are dropped. */
  let asked = 0;
  let quote: Quote | undefined;
  let waiting: Promise<Provider> | undefined;
  let elements: StripeElements | undefined;
  let sheet: Sheet | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The page's request while a shopper paid. */
  let due: (() => void) | undefined;

  /** Takes a step and draws it at once, with its notice. A step that the phase does not have changes nothing. */
  function go(step: Step, given: Given & Partial<Pick<ExpressState, 'notice'>> = {}): void {
    const { stage: from, notice: before } = getState();
    const stage = stageAfter(from, step, given);
    if (!stage) return;
    const kept = before?.isBeside ? undefined : before;
    draw({ stage, notice: 'notice' in given ? given.notice : kept });
  }

  /** Runs now, or when the sheet is closed: the price must not change while a shopper pays. */
  function whenFree(act: () => void): void {
    const { stage } = getState();
    if (signal.aborted || stage.phase === 'done') return;
    if (isPaying(stage)) due = act;
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
      go('unavailable');
      reportNoPrice(marker, cause);
      return undefined;
    }
  }

  /** Begins with a price, other elements, other buttons. The old buttons go when the new ones come. */
  async function begin(): Promise<void> {
    if (isPaymentLocked() || !mayOffer(settings.context === 'product' ? productForm(marker) : undefined)) return;
    go('start');
    const found = await ask(() => Promise.all([purchases.quote(signal), provider()]));
    if (found) show(...found.answer);
  }

  function provider(): Promise<Provider> {
    waiting ??= waitForProvider(signal).then(construct =>
      providerOf(construct, { ...settings.account, betas: PROVIDER_BETAS }),
    );
    waiting.catch(() => {
      waiting = undefined;
    });
    return waiting;
  }

  function show(priced: Quote | undefined, found: Provider): void {
    quote = priced;
    const wallets = priced ? offeredFor(priced) : [];
    if (!priced || priced.amount <= 0 || wallets.length === 0 || isPaymentLocked()) {
      go('unavailable');
      return;
    }
    try {
      const way = wayToPay(settings, wallets);
      const made = found.elements(elementsOptions(settings, priced.amount, way));
      const its = createSheet(self, found, made, way);
      elements = made;
      sheet = its;
      go('priced', { create: () => connect(made, its, wallets) });
    } catch (error) {
      fail(error);
    }
  }

  const offeredFor = ({ wallets }: Quote): readonly WalletType[] =>
    wallets ? settings.wallets.filter(wallet => wallets.includes(wallet)) : settings.wallets;

  function connect(made: StripeElements, its: Sheet, wallets: readonly WalletType[]): ProviderElementLike {
    return made
      .create('expressCheckout', buttonOptions(settings, wallets))
      .on('ready', ({ availablePaymentMethods }) => {
        const available = availableWallets(availablePaymentMethods);
        const { stage } = getState();
        if ('buttons' in stage && stage.buttons)
          draw({ stage: { ...stage, buttons: { ...stage.buttons, wallets: available } } });
        for (const wallet of available) trackUsage(wallet, 'load', settings);
      })
      .on('loaderror', ({ error }) => fail(error))
      .on('click', its.click)
      .on('shippingaddresschange', its.changeAddress)
      .on('shippingratechange', its.changeRate)
      .on('confirm', its.confirm)
      .on('cancel', its.cancel);
  }

  function fail(error: unknown): void {
    go('unavailable');
    reportError({
      where: 'express-checkout',
      element: marker,
      found: `the provider's buttons could not be shown${messageOf(error)}`,
      consequence: 'There are none; the shop’s own ways to pay stay.',
      cause: error,
    });
  }

  /** Hides the buttons where the product can't be bought with them at all, and says why. */
  function mayOffer(form: HTMLFormElement | undefined): boolean {
    const noOffer = form && noOfferFor(form);
    if (noOffer === undefined) return true;
    clearTimeout(timer);
    asked += 1;
    quote = undefined;
    go('unavailable', { noOffer });
    return false;
  }

  /** Another price of the product, as it is chosen now. */
  async function update(): Promise<void> {
    const form = productForm(marker);
    if (!mayOffer(form)) return;
    if (form && whyNot(form) !== undefined) {
      // The buttons are shown all the same: a press shows the reason.
      if (getState().stage.phase === 'loading') return begin();
      clearTimeout(timer);
      asked += 1;
      go('unbuyable');
      return;
    }
    dropErrors();
    if (!buttonsIn(getState().stage) || !quote) return begin();
    const before = quote;
    go('change', { notice: undefined });
    const found = await ask(() => purchases.quote(signal));
    if (!found) return;
    const { answer } = found;
    const isOther =
      !answer || answer.needsShipping !== before.needsShipping || `${answer.wallets}` !== `${before.wallets}`;
    if (isOther || answer.amount <= 0) return begin();
    quote = answer;
    elements?.update({ amount: answer.amount });
    go('priced');
  }

  /** Has the price asked for a moment later; until then nothing is bought for the old one. */
  function updateSoon(): void {
    go('change');
    clearTimeout(timer);
    timer = setTimeout(update, DEBOUNCE);
  }

  function start(end: AbortSignal): void {
    end.addEventListener('abort', () => {
      clearTimeout(timer);
      ended.abort();
      sheet?.abandon();
    });
    const form = settings.context === 'product' && productForm(marker);
    const changed = () => whenFree(form ? updateSoon : () => void begin());
    if (form) watchChoice(form, changed, signal);
    onAsked('update-button-data', changed, signal);
    if (settings.context === 'cart') bus.on('updated_cart_totals', () => marker.isConnected && changed(), { signal });
    if (settings.context === 'checkout') bus.on('updated_checkout', changed, { signal });
    const follow = (_now: OrderState, before: OrderState) => {
      if (isPaymentLocked()) go('locked', { notice: undefined });
      else if (before.kind === 'checking') void begin();
    };
    signal.addEventListener('abort', orderStore.subscribe(follow));
    addEventListener('pageshow', ({ persisted }) => persisted && restore(), { signal });
    void begin();
  }

  /** A page that comes back from the browser's history is not paid for. */
  function restore(): void {
    due = undefined;
    sheet?.abandon();
    go('restored');
    void begin();
  }

  /** Runs the page's requests that came while a sheet was open. `isChanged`: the shopper's own cart costs something else now. */
  function release(isChanged: boolean): void {
    const next = due ?? (isChanged ? () => void begin() : undefined);
    due = undefined;
    if (signal.aborted) return;
    // The sheet's amount had its shipping rate in it.
    if (quote) elements?.update({ amount: quote.amount });
    next?.();
  }

  const self = { ...store, settings, purchases, quote: () => quote, go, release, fail, start };
  return self;
}
