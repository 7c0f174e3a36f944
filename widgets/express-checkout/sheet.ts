import type {
  ClickResolveDetails,
  StripeElements,
  StripeExpressCheckoutElementClickEvent,
  StripeExpressCheckoutElementConfirmEvent,
  StripeExpressCheckoutElementShippingAddressChangeEvent,
  StripeExpressCheckoutElementShippingRateChangeEvent,
} from '@stripe/stripe-js';
import { bus } from '../../src/core/bus/bus';
import { navigate } from '../../src/core/navigate';
import { asksToConfirm } from '../../src/core/provider/confirmation';
import { confirmIntent } from '../../src/core/provider/confirmIntent';
import { tPayment } from '../../src/core/provider/paying/messages';
import { isExpired, sendOrder } from '../../src/core/provider/paying/orderCall';
import { lockPayment, lockWhileTelling } from '../../src/core/provider/paying/paymentLock';
import { PaymentError, paymentError } from '../../src/core/provider/paying/standing';
import { trustedUrl } from '../../src/core/provider/trustedUrl';
import type { Provider } from '../../src/core/provider/waitForProvider';
import { reportError } from '../../src/core/report';
import { chosenAddress, type StoreAddress } from './addresses';
import { tExpress } from './messages';
import { dropErrors } from './notices';
import { redirectOf, refusalOf } from './outcome';
import { orderPayload } from './payload';
import { pendingRate, type Quote } from './pricing';
import type { Purchase } from './purchases';
import { refill, refreshTotals } from './refill';
import type { ExpressSettings } from './settings';
import type { ExpressStore } from './store';
import { isWallet, WALLETS, type WalletType } from './wallets';

/** Answers the events of a wallet's sheet. Source: add-on contract 8.5, 8.9. */
export interface Sheet {
  click(event: StripeExpressCheckoutElementClickEvent): void;
  changeAddress(event: StripeExpressCheckoutElementShippingAddressChangeEvent): void;
  changeRate(event: StripeExpressCheckoutElementShippingRateChangeEvent): void;
  confirm(event: StripeExpressCheckoutElementConfirmEvent): void;
  cancel(): void;
  /** The buttons leave the page: what was begun is given up. */
  abandon(): void;
}

/** One sheet, from the click to its end. */
interface Run {
  readonly wallet: WalletType;
  readonly purchase: Purchase;
  /** Changes, one after the other: a later one must not be answered first. */
  steps: Promise<void>;
  /** What the wallet has told last. */
  address: StoreAddress | undefined;
  /** Whether the cart has an address or a rate of the wallet's. */
  isChanged: boolean;
  /** From here on it is not given up any more: the shopper has paid. */
  isConfirmed: boolean;
  /** Whether the sheet was closed after that; an order that is on its way goes on. */
  isClosed: boolean;
  isOver: boolean;
  /** Tells the provider that nothing comes of what it waits for. */
  refuse: (() => void) | undefined;
}

/** What the provider waits for within a sheet. */
interface Change {
  resolve(details: { readonly lineItems: Quote['lineItems']; readonly shippingRates?: Quote['rates'] }): void;
  reject(): void;
}

/** The sheets of one group of the provider's elements, one at a time. */
export function createSheet(store: ExpressStore, provider: Provider, elements: StripeElements): Sheet {
  const { settings } = store;
  let run: Run | undefined;

  function click({ expressPaymentType: wallet, resolve, reject }: StripeExpressCheckoutElementClickEvent): void {
    const quote = store.quote();
    if (!isWallet(wallet) || !quote || store.getState().phase !== 'ready') {
      reject();
      return;
    }
    if (settings.login) {
      reject();
      askToLogIn(settings.login, WALLETS[wallet].name);
      return;
    }
    const why = store.purchases.whyNot();
    if (why !== undefined) {
      reject();
      alert(why);
      return;
    }
    const own = begin(wallet);
    try {
      resolve(clickOptions(settings, quote));
    } catch (error) {
      failToAdd(own, error);
      return;
    }
    store.draw({ phase: 'sheet', wallet, notice: undefined });
    dropErrors();
    const properties = { source: settings.context };
    bus.emit('shop_usage_event', { event: `${WALLETS[wallet].event}_button_click`, properties });
  }

  function begin(wallet: WalletType): Run {
    const own: Run = {
      wallet,
      purchase: store.purchases.begin(),
      steps: Promise.resolve(),
      address: undefined,
      isChanged: false,
      isConfirmed: false,
      isClosed: false,
      isOver: false,
      refuse: undefined,
    };
    run = own;
    own.purchase.opened.catch(error => own.isOver || failToAdd(own, error));
    return own;
  }

  function end(own: Run): void {
    own.isOver = true;
    if (run === own) run = undefined;
  }

  /** What is bought did not get into its cart: the sheet closes, and there are no buttons until the next change. */
  function failToAdd(own: Run, cause: unknown): void {
    end(own);
    quietly(own.refuse);
    const text = isExpired(cause) ? tPayment('payment.reload') : tExpress('express.productFailed');
    store.draw({
      phase: 'hidden',
      create: undefined,
      wallets: undefined,
      wallet: undefined,
      notice: { text, kind: 'error' },
    });
    void own.purchase.leave();
    report('what a shopper wanted to buy did not get into a cart of its own', cause);
    store.release(false);
  }

  function change(
    event: Change,
    phase: 'addressing' | 'rating',
    ask: (own: Run) => Promise<Quote>,
    answer: (quote: Quote) => Parameters<Change['resolve']>[0] | undefined,
  ): void {
    const own = run;
    if (!own || own.isConfirmed) {
      quietly(() => event.reject());
      return;
    }
    own.steps = own.steps.then(async () => {
      if (own.isOver) return;
      own.refuse = () => event.reject();
      if (!own.isConfirmed) store.draw({ phase });
      try {
        await own.purchase.opened;
        own.isChanged = true;
        const quote = await ask(own);
        const details = answer(quote);
        if (own.isOver) return;
        // First the amount: the provider takes no items that add up to more.
        if (details) elements.update({ amount: quote.amount });
        if (details) event.resolve(details);
        else event.reject();
      } catch (cause) {
        if (own.isOver) return;
        quietly(() => event.reject());
        report('an address or a rate of the wallet could not be set', cause);
      }
      own.refuse = undefined;
      if (store.getState().phase === phase) store.draw({ phase: 'sheet' });
    });
  }

  async function pay(own: Run, event: StripeExpressCheckoutElementConfirmEvent): Promise<void> {
    let isOrdered = false;
    try {
      await own.steps;
      await own.purchase.opened;
      own.refuse = () => event.paymentFailed?.({ reason: 'fail' });
      const { error } = await elements.submit();
      if (error) throw paymentError('preparing', 'refused', error.message);
      const made = await provider.createPaymentMethod({ elements });
      if (made.error) throw paymentError('preparing', 'refused', made.error.message);
      if (own.isOver) return;
      store.draw({ phase: 'placing' });
      isOrdered = true;
      const payload = orderPayload(own.wallet, made.paymentMethod.id, event);
      const url = redirectOf(
        await sendOrder(() => own.purchase.order(payload), refusalOf, tExpress('express.orderFailed')),
      );
      if (asksToConfirm(url)) store.draw({ phase: 'authenticating' });
      follow(own, asksToConfirm(url) ? await confirmIntent(url, { provider, onRetry: lockWhileTelling }) : url);
    } catch (cause) {
      if (!own.isOver) failToPay(own, cause, isOrdered);
    }
  }

  /** Leaves for the page that confirms the order. */
  function follow(own: Run, url: string): void {
    end(own);
    const target = trustedUrl(url);
    if (target && navigate(target, 'express-checkout')) {
      store.draw({ phase: 'done' });
      return;
    }
    lockPayment(paymentError('leaving', 'unclear').message);
    report(`the order was taken, but its address may not be followed: ${JSON.stringify(url).slice(0, 100)}`, undefined);
  }

  function failToPay(own: Run, cause: unknown, isOrdered: boolean): void {
    if (own.isClosed && !isOrdered) {
      giveUp(own);
      return;
    }
    end(own);
    quietly(own.refuse);
    const error = cause instanceof PaymentError ? cause : paymentError('preparing', 'unclear', wordsOf(cause), cause);
    if (error.cause !== undefined) report('a payment with a wallet failed', error.cause);
    if (!error.mayPayAgain) {
      lockPayment(error.message);
      return;
    }
    store.draw({ phase: 'ready', wallet: undefined, notice: { text: error.message, kind: 'error' } });
    // An order that the shop knows of keeps its cart.
    if (!isOrdered) void own.purchase.leave();
    const isOwnCart = own.isChanged && settings.context !== 'product';
    if (isOwnCart) refreshTotals(settings);
    store.release(isOwnCart);
  }

  function cancel(): void {
    if (run?.isConfirmed) run.isClosed = true;
    else if (run) giveUp(run);
  }

  /** Nothing was ordered, and nobody wants to. */
  function giveUp(own: Run): void {
    end(own);
    store.draw({ phase: 'ready', wallet: undefined });
    void own.purchase.leave();
    const isOwnCart = own.isChanged && settings.context !== 'product';
    if (isOwnCart) refill(settings, own.address);
    store.release(isOwnCart);
  }

  return {
    click,
    changeAddress(event) {
      const address = chosenAddress(event.name, event.address);
      const ask = (own: Run) => {
        own.address = address;
        return own.purchase.changeAddress(address);
      };
      change(event, 'addressing', ask, ({ rates, lineItems }) =>
        rates.length > 0 ? { shippingRates: rates, lineItems } : undefined,
      );
    },
    changeRate(event) {
      const ask = (own: Run) => own.purchase.changeRate(event.shippingRate.id);
      change(event, 'rating', ask, ({ lineItems }) => ({ lineItems }));
    },
    confirm(event) {
      const own = run;
      // A second tap pays nothing.
      if (!own || own.isConfirmed) return;
      own.isConfirmed = true;
      store.draw({ phase: 'confirming' });
      own.refuse ??= () => event.paymentFailed?.({ reason: 'fail' });
      void pay(own, event);
    },
    cancel,
    abandon() {
      const own = run;
      if (!own || own.isConfirmed) return;
      end(own);
      void own.purchase.leave();
    },
  };
}

/** What a sheet is opened with. Source: add-on contract 8.5 "Click options". */
function clickOptions(settings: ExpressSettings, { lineItems, needsShipping, rates }: Quote): ClickResolveDetails {
  return {
    business: { name: settings.storeName },
    emailRequired: true,
    phoneNumberRequired: settings.needsPhone,
    shippingAddressRequired: needsShipping,
    lineItems,
    ...(needsShipping && { shippingRates: rates.length > 0 ? rates : [pendingRate()] }),
    ...(needsShipping && settings.countries.length > 0 && { allowedShippingCountries: [...settings.countries] }),
  };
}

/** Guests may not buy here. Source: add-on contract 8.8 "Login confirmation". */
function askToLogIn({ message, url }: NonNullable<ExpressSettings['login']>, wallet: string): void {
  const text = message.replace(/\*\*.*?\*\*/, () => wallet).replaceAll('*', '');
  if (confirm(text) && url) navigate(url, 'express-checkout');
}

/** What a shopper reads of a step before the order; the provider's and our own words are for the console. */
const wordsOf = (cause: unknown): string | undefined => (isExpired(cause) ? tPayment('payment.reload') : undefined);

/** The provider throws when an answer comes too late. */
function quietly(act: (() => void) | undefined): void {
  try {
    act?.();
  } catch {
    // The sheet is closed already.
  }
}

const report = (found: string, cause: unknown) =>
  reportError({
    where: 'express-checkout',
    found,
    consequence: 'The shopper is told, and what is in the shopper’s own cart stays as it is.',
    cause,
  });
