import type { StripeElements, StripePaymentElement } from '@stripe/stripe-js';
import { bus } from '../../src/core/bus/bus';
import { listenDom } from '../../src/core/bus/dom';
import { announce, clearAnnouncement } from '../../src/core/cart/liveRegion';
import { type Field, isField } from '../../src/core/fields';
import { genericPaymentError } from '../../src/core/provider/confirmIntent';
import { firstReview } from '../../src/core/provider/firstReview';
import { isPaymentLocked, showOrderState } from '../../src/core/provider/paying/orderStore';
import { showPaymentError } from '../../src/core/provider/paying/paymentNotice';
import { PaymentError } from '../../src/core/provider/paying/standing';
import { loadRiskBeacon } from '../../src/core/provider/riskData';
import { type Provider, providerOf, waitForProvider } from '../../src/core/provider/waitForProvider';
import { reportError } from '../../src/core/report';
import { createDrawnStore } from '../../src/ui/storeContext';
import { billingDetails, lacksBilling } from './billing';
import { type CardForm, cardFormOf, dropHidden, type Method, putHidden } from './cardForm';
import { copyTestNumber } from './copyTestNumber';
import { createCard } from './createCard';
import { hearSubmits } from './hearSubmits';
import { makePayment } from './makePayment';
import { wordsOf } from './messages';
import { watchOffer } from './offered';
import { type CardSettings, readCardSettings } from './settings';

interface CardParts {
  readonly elements: StripeElements;
  readonly element: StripePaymentElement;
}

/** The provider's form: `waiting` for the provider, `loading` it; `failed` until the shopper tries again. */
export type FormState =
  | { readonly kind: 'waiting' | 'failed' }
  | {
      readonly kind: 'loading' | 'ready';
      /** Makes the form; another function for each place that the server sends. */
      readonly create: () => StripePaymentElement;
      readonly theme?: string | undefined;
    };

interface CardState {
  readonly shown: FormState;
  /** `prepared`: a payment method was made, and is to be sent once. */
  readonly attempt: 'none' | 'paying' | 'prepared';
  /** Whether the method takes shoppers of the billing country. */
  readonly isOffered: boolean;
}

export type CardStore = ReturnType<typeof createCardStore>;

const WAITING: FormState = { kind: 'waiting' };
const AT_START: CardState = { shown: WAITING, attempt: 'none', isOffered: true };

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
  let place: AbortSignal | undefined;
  /** Whether the shopper has retried: the button, which had the focus, is gone. */
  let isRetried = false;

  const forget = () => getState().attempt === 'prepared' && setState({ attempt: 'none' });

  function fail(cause: unknown): void {
    if (getState().shown.kind === 'failed') return;
    setState({ shown: { kind: 'failed' } });
    reportError({
      where: 'card-payment',
      element: form,
      found: `the provider’s ${method.type} form did not load: ${messageOf(cause)}`,
      consequence: 'The shopper is told, and can try again or pay in another way.',
      cause,
    });
  }

  async function load(signal: AbortSignal): Promise<void> {
    setState({ shown: WAITING });
    parts = undefined;
    try {
      const settings = readCardSettings(purpose, method.type);
      if (!settings) throw new Error('the page has no publishableKey');
      // A form that the first review replaces would lose what is typed into it.
      if (purpose === 'checkout') await firstReview(signal);
      const provider = providerOf(await waitForProvider(signal), settings.account);
      const create = () => make(provider, settings);
      setState({ shown: { kind: 'loading', create } });
    } catch (cause) {
      if (!signal.aborted) fail(cause);
    }
  }

  function make(provider: Provider, settings: CardSettings): StripePaymentElement {
    const { elements, element, theme } = createCard(provider, settings, cardForm);
    const own = { provider, settings, elements, element };
    const isOwn = () => parts === own;
    const become = (change: Partial<Extract<FormState, { readonly create: unknown }>>) => {
      const { shown } = getState();
      if (isOwn() && 'create' in shown) setState({ shown: { ...shown, ...change } });
    };
    parts = own;
    forget();
    element.on('ready', () => {
      if (!isOwn()) return;
      become({ kind: 'ready' });
      takeFocus(element);
    });
    element.on('loaderror', ({ error }) => isOwn() && fail(error));
    // The payment method is that of another card.
    element.on('change', forget);
    queueMicrotask(() => become({ theme }));
    return element;
  }

  /** @returns whether the form may be sent as it is */
  function allow(submitter: HTMLElement | undefined): boolean {
    const { attempt } = getState();
    if (attempt === 'paying') return false;
    if (isPaymentLocked()) {
      showOrderState();
      return false;
    }
    if (attempt === 'prepared') {
      forget();
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
    const { kind } = getState().shown;
    if (kind !== 'ready' || !parts) {
      showPaymentError(words(kind === 'failed' ? 'failed' : 'notReady'));
      return;
    }
    const { provider, elements, settings } = parts;
    const billing = billingDetails(cardForm, settings);
    draw({ attempt: 'paying' });
    announce(words('paying'));
    const made = await makePayment({ provider, elements, billing, isAdded: purpose === 'add' }).catch(refuse);
    clearAnnouncement();
    // First: a form that is marked as being sent is not sent.
    draw({ attempt: 'none' });
    if (typeof made === 'string') {
      showPaymentError(made);
      return;
    }
    putHidden(form, made);
    setState({ attempt: 'prepared' });
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
    signal.addEventListener('abort', () => setState({ shown: WAITING }));
    const customer = readCardSettings(purpose, method.type)?.customer;
    if (customer) watchOffer(cardForm, customer, isOffered => draw({ isOffered }), signal);
    if (purpose === 'checkout') loadRiskBeacon();
    void load(signal);
    hearSubmits(cardForm, allow, signal);
    bus.on('checkout_error', forget, { signal });
    if (method.type !== 'card') return;
    copyTestNumber(form, signal);
    listenDom(form, 'change', field => isField(field) && field.name === 'billing_email' && tellEmail(field), signal);
    cardForm.onSaveChange(saves => parts?.element.update({ terms: { card: saves ? 'always' : 'never' } }), signal);
  }

  /** Has Link look for the shopper. */
  function tellEmail({ value, validity }: Field): void {
    const { element, settings } = parts ?? {};
    if (!settings?.hasLink || !value || !validity.valid) return;
    element?.update({ defaultValues: { billingDetails: { email: value.trim() } } });
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
