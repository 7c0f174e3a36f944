import type { StripeElements, StripePaymentElement } from '@stripe/stripe-js';
import { bus } from '../../src/core/bus/bus';
import { announce, clearAnnouncement } from '../../src/core/cart/liveRegion';
import { genericPaymentError } from '../../src/core/provider/confirmIntent';
import { isPaymentLocked, repeatLock } from '../../src/core/provider/paying/paymentLock';
import { showPaymentError } from '../../src/core/provider/paying/paymentNotice';
import { PaymentError } from '../../src/core/provider/paying/standing';
import { loadRiskBeacon } from '../../src/core/provider/riskData';
import { type Provider, providerOf, waitForProvider } from '../../src/core/provider/waitForProvider';
import { reportError } from '../../src/core/report';
import { createDrawnStore } from '../../src/ui/storeContext';
import { billingDetails, lacksBilling } from './billing';
import { type CardForm, cardFormOf, dropHidden, type Method, putHidden } from './cardForm';
import { createCard } from './createCard';
import { hearSubmits } from './hearSubmits';
import { makePayment } from './makePayment';
import { wordsOf } from './messages';
import { type CardSettings, readCardSettings } from './settings';

interface CardParts {
  readonly elements: StripeElements;
  readonly element: StripePaymentElement;
}

interface CardState {
  /** `waiting` for the provider's script, `loading` its card form; `failed` until the shopper tries again. */
  readonly phase: 'waiting' | 'loading' | 'ready' | 'failed';
  /** Makes the card form; another function for each place that the server sends. */
  readonly create: (() => StripePaymentElement) | undefined;
  readonly theme: string | undefined;
  readonly isBusy: boolean;
}

export type CardStore = ReturnType<typeof createCardStore>;

const AT_START: CardState = { phase: 'waiting', create: undefined, theme: undefined, isBusy: false };

const stores = new WeakMap<HTMLFormElement, Map<string, CardStore>>();

/** The store of a method in a form; it stays when the payment part is replaced. */
export function cardStoreOf(form: HTMLFormElement, method: Method): CardStore {
  const ofForm = stores.get(form) ?? new Map<string, CardStore>();
  stores.set(form, ofForm);
  const store = ofForm.get(method.type) ?? createCardStore(cardFormOf(form, method));
  ofForm.set(method.type, store);
  return store;
}

function createCardStore(cardForm: CardForm) {
  const store = createDrawnStore<CardState>(() => AT_START);
  const { getState, setState, draw } = store;
  const { form, purpose, method } = cardForm;
  const words = wordsOf(method.type);
  let parts: (CardParts & { readonly provider: Provider; readonly settings: CardSettings }) | undefined;
  /** Whether a payment method was made, and is to be sent: once. */
  let isPrepared = false;
  let place: AbortSignal | undefined;
  /** Whether the shopper has retried: the button, which had the focus, is gone. */
  let isRetried = false;

  const forget = () => {
    isPrepared = false;
  };

  function fail(cause: unknown): void {
    if (getState().phase === 'failed') return;
    setState({ phase: 'failed', create: undefined });
    reportError({
      where: 'card-payment',
      element: form,
      found: `the provider’s ${method.type} form did not load: ${messageOf(cause)}`,
      consequence: 'The shopper is told, and can try again or pay in another way.',
      cause,
    });
  }

  async function load(signal: AbortSignal): Promise<void> {
    setState({ phase: 'waiting', create: undefined });
    parts = undefined;
    try {
      const settings = readCardSettings(purpose, method.type);
      if (!settings) throw new Error('the page has no publishableKey');
      const provider = providerOf(await waitForProvider(signal), settings.account);
      setState({ phase: 'loading', create: () => make(provider, settings) });
    } catch (cause) {
      if (!signal.aborted) fail(cause);
    }
  }

  function make(provider: Provider, settings: CardSettings): StripePaymentElement {
    const { elements, element, theme } = createCard(provider, settings, cardForm);
    const own = { provider, settings, elements, element };
    const isOwn = () => parts === own;
    parts = own;
    isPrepared = false;
    element.on('ready', () => {
      if (!isOwn()) return;
      setState({ phase: 'ready' });
      takeFocus(element);
    });
    element.on('loaderror', ({ error }) => isOwn() && fail(error));
    // The payment method is that of another card.
    element.on('change', forget);
    queueMicrotask(() => isOwn() && setState({ theme }));
    return element;
  }

  /** @returns whether the form may be sent as it is */
  function allow(submitter: HTMLElement | undefined): boolean {
    if (getState().isBusy) return false;
    if (isPaymentLocked()) {
      repeatLock();
      return false;
    }
    if (isPrepared) {
      isPrepared = false;
      return true;
    }
    const isChosen = cardForm.isChosen();
    // The fields of another method of the plugin are sent with it.
    if (isChosen || !cardForm.isPluginChosen()) dropHidden(form);
    if (!isChosen || cardForm.hasSavedCard()) return true;
    const settings = readCardSettings(purpose, method.type);
    if (settings && purpose === 'checkout' && lacksBilling(form, settings.billingFields)) return true;
    void pay(submitter);
    return false;
  }

  async function pay(submitter: HTMLElement | undefined): Promise<void> {
    const { phase } = getState();
    if (phase !== 'ready' || !parts) {
      showPaymentError(words(phase === 'failed' ? 'failed' : 'notReady'));
      return;
    }
    const { provider, elements, settings } = parts;
    const billing = billingDetails(form, settings);
    draw({ isBusy: true });
    announce(words('paying'));
    const made = await makePayment({ provider, elements, billing, isAdded: purpose === 'add' }).catch(refuse);
    clearAnnouncement();
    // First: a form that is marked as being sent is not sent.
    draw({ isBusy: false });
    if (typeof made === 'string') {
      showPaymentError(made);
      return;
    }
    putHidden(form, made);
    isPrepared = true;
    // Deferred: a form can't be sent while its prevented submit is being dispatched.
    setTimeout(() => form.requestSubmit(submitter));
  }

  /** @returns the text for the shopper */
  function refuse(cause: unknown): string {
    if (cause instanceof PaymentError) return cause.message;
    reportError({
      where: 'card-payment',
      element: form,
      found: 'no payment could be made of the card',
      consequence: 'The shopper is told; nothing was sent.',
      cause,
    });
    return genericPaymentError();
  }

  /** Starts in a place for the card form; the form has one at a time. */
  function start(signal: AbortSignal): void {
    place = signal;
    // The next place begins without a card form; a running payment continues.
    signal.addEventListener('abort', () => setState({ phase: 'waiting', create: undefined }));
    if (purpose === 'checkout') loadRiskBeacon();
    void load(signal);
    hearSubmits(cardForm, allow, signal);
    bus.on('checkout_error', forget, { signal });
    if (method.type !== 'card') return;
    cardForm.onSaveChange(saves => parts?.element.update({ terms: { card: saves ? 'always' : 'never' } }), signal);
  }

  /** Focuses the element that replaces the pressed button, unless the shopper has moved the focus meanwhile. */
  function takeFocus(part: { focus(): void } | null): void {
    if (!part) return;
    if (isRetried && document.activeElement === document.body) part.focus();
    isRetried = false;
  }

  function retry(): void {
    isRetried = true;
    if (place) void load(place);
  }

  return { ...store, fail, retry, takeFocus, start };
}

const messageOf = (cause: unknown): string =>
  typeof cause === 'object' && cause !== null && 'message' in cause ? String(cause.message) : String(cause);
