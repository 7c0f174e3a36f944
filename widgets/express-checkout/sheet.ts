import type {
  StripeElements,
  StripeExpressCheckoutElementClickEvent,
  StripeExpressCheckoutElementConfirmEvent,
  StripeExpressCheckoutElementShippingAddressChangeEvent,
  StripeExpressCheckoutElementShippingRateChangeEvent,
} from '@stripe/stripe-js';
import { pageConfig } from '../../src/core/config/pageConfig';
import { navigate } from '../../src/core/navigate';
import { trustedUrl } from '../../src/core/provider/confirmation';
import { findOut, mayStillWork } from '../../src/core/provider/paying/findOut';
import { tPayment } from '../../src/core/provider/paying/messages';
import { isExpired } from '../../src/core/provider/paying/orderCall';
import { lockPayment, mayOrderAgain, orderStore } from '../../src/core/provider/paying/orderStore';
import { showPaymentError } from '../../src/core/provider/paying/paymentNotice';
import { PaymentError, paymentError } from '../../src/core/provider/paying/standing';
import type { Provider } from '../../src/core/provider/waitForProvider';
import type { DrawnStore } from '../../src/ui/storeContext';
import { chosenAddress, type StoreAddress } from './addresses';
import { tExpress } from './messages';
import { askToLogIn, clickOptions, trackUsage } from './options';
import { dropErrors, placeOrder, quietly, report } from './outcome';
import { orderPayload } from './payload';
import type { ExpressState, Given, Step } from './phases';
import type { Quote } from './pricing';
import type { Purchase, Purchases } from './purchases';
import { refill, refreshTotals } from './refill';
import type { ExpressSettings } from './settings';
import { isWallet, WALLETS, type WalletType } from './wallets';
import type { WayToPay } from './wayToPay';

/** The buttons that a sheet belongs to. */
interface SheetStore extends Pick<DrawnStore<ExpressState>, 'getState' | 'draw'> {
  readonly settings: ExpressSettings;
  readonly purchases: Purchases;
  quote(): Quote | undefined;
  go(step: Step, given?: Given & Partial<Pick<ExpressState, 'notice'>>): void;
  release(isChanged: boolean): void;
}

interface Run {
  readonly wallet: WalletType;
  readonly purchase: Purchase;
  /** Changes, one after the other: answers must not overtake each other. */
  steps: Promise<void>;
  /** What the wallet has changed in the cart: a rate, or its last address as well. */
  changed: { readonly address: StoreAddress | undefined } | undefined;
  progress: Progress;
}

/**
 * `asking`: an address or a rate waits for its answer. A sheet that is `confirmed` is not given up, also when it is `closed` then:
 * it is `ordered` where the wallet makes a payment. `refuse` tells the wallet no.
 */
type Progress =
  | { readonly kind: 'open' }
  | { readonly kind: 'asking' | 'confirmed' | 'closed' | 'ordered'; readonly refuse: () => void };

const OPEN: Progress = { kind: 'open' };

/** Whether the shopper has not paid yet. */
const isOpen = ({ progress }: Run): boolean => IS_OPEN[progress.kind];

const IS_OPEN: Readonly<Record<Progress['kind'], boolean>> = {
  open: true,
  asking: true,
  confirmed: false,
  closed: false,
  ordered: false,
};

interface Change {
  resolve(details: { readonly lineItems: Quote['lineItems']; readonly shippingRates?: Quote['rates'] }): void;
  reject(): void;
}

export type Sheet = ReturnType<typeof createSheet>;

/** Answers the events of the wallets' sheets, one sheet at a time. The steps are those of `phases.ts`. */
export function createSheet(store: SheetStore, provider: Provider, elements: StripeElements, way: WayToPay) {
  const { settings } = store;
  let current: Run | undefined;

  /** Step 3. It can't wait for the network: the provider wants its answer within 1 s. */
  function click({ expressPaymentType: wallet, resolve, reject }: StripeExpressCheckoutElementClickEvent): void {
    const quote = store.quote();
    if (!isWallet(wallet) || !quote || store.getState().stage.phase !== 'ready') {
      reject();
      return;
    }
    if (orderStore.getState().kind === 'doubtful') {
      // The sheet can't wait for the answer: the next press opens it.
      reject();
      mayOrderAgain();
      return;
    }
    const why = settings.login ? '' : store.purchases.whyNot();
    if (why !== undefined) {
      reject();
      if (settings.login) askToLogIn(settings.login, WALLETS[wallet].name);
      else if (pageConfig().alertBoxes) alert(why);
      else store.draw({ notice: { text: why, kind: 'error', isBeside: true } });
      return;
    }
    const run = begin(wallet);
    try {
      resolve(clickOptions(settings, quote));
    } catch (error) {
      failToAdd(run, error);
      return;
    }
    store.go('click', { wallet, notice: undefined });
    dropErrors();
    trackUsage(wallet, 'click', settings);
  }

  function begin(wallet: WalletType): Run {
    const run: Run = {
      wallet,
      purchase: store.purchases.begin(),
      steps: Promise.resolve(),
      changed: undefined,
      progress: OPEN,
    };
    current = run;
    run.purchase.opened.catch(error => current === run && failToAdd(run, error));
    return run;
  }

  function failToAdd(run: Run, cause: unknown): void {
    current = undefined;
    rejectSheet(run);
    const text = isExpired(cause) ? tPayment('payment.reload') : tExpress('express.productFailed');
    store.go('addFailed', { notice: { text, kind: 'error' } });
    void run.purchase.leave();
    report('what a shopper wanted to buy did not get into a cart of its own', cause);
    store.release(false);
  }

  /** Steps 4 and 5. An answer without details is a `reject`. */
  function change(
    event: Change,
    step: 'address' | 'rate',
    ask: (run: Run) => Promise<Quote>,
    answer: (quote: Quote) => Parameters<Change['resolve']>[0] | undefined,
  ): void {
    const run = current;
    const reject = () => event.reject();
    if (!run || !isOpen(run)) {
      quietly(reject);
      return;
    }
    run.steps = run.steps.then(async () => {
      if (current !== run) return;
      if (isOpen(run)) run.progress = { kind: 'asking', refuse: reject };
      store.go(step);
      try {
        await run.purchase.opened;
        run.changed ??= { address: undefined };
        const quote = await ask(run);
        const details = answer(quote);
        if (current !== run) return;
        // The amount first: the provider refuses items that add up to more.
        if (details) elements.update({ amount: quote.amount });
        if (details) event.resolve(details);
        else reject();
      } catch (cause) {
        if (current !== run) return;
        quietly(reject);
        report('an address or a rate of the wallet could not be set', cause);
      }
      if (isOpen(run)) run.progress = OPEN;
      store.go('answered');
    });
  }

  function changeAddress(event: StripeExpressCheckoutElementShippingAddressChangeEvent): void {
    const address = chosenAddress(event.name, event.address);
    const ask = (run: Run) => {
      run.changed = { address };
      return run.purchase.changeAddress(address);
    };
    change(event, 'address', ask, ({ rates, lineItems }) =>
      rates.length > 0 ? { shippingRates: rates, lineItems } : undefined,
    );
  }

  function changeRate(event: StripeExpressCheckoutElementShippingRateChangeEvent): void {
    const ask = (run: Run) => run.purchase.changeRate(event.shippingRate.id);
    change(event, 'rate', ask, ({ lineItems }) => ({ lineItems }));
  }

  function confirm(event: StripeExpressCheckoutElementConfirmEvent): void {
    const run = current;
    if (!run || !isOpen(run)) return;
    const refuse = () => event.paymentFailed?.({ reason: 'fail' });
    run.progress = { kind: 'confirmed', refuse };
    store.go('confirm');
    void pay(run, event, refuse);
  }

  /** Steps 6 to 8. */
  async function pay(run: Run, event: StripeExpressCheckoutElementConfirmEvent, refuse: () => void): Promise<void> {
    try {
      await run.steps;
      await run.purchase.opened;
      const payload = orderPayload(run.wallet, await way.make(provider, elements), event);
      store.go('order');
      run.progress = { kind: 'ordered', refuse };
      const order = () => run.purchase.order(payload);
      follow(await placeOrder(provider, order, () => store.go('authenticate')));
    } catch (cause) {
      if (current === run) failToPay(run, cause);
    }
  }

  function follow(url: string): void {
    current = undefined;
    const target = trustedUrl(url);
    if (target && navigate(target, 'express-checkout')) {
      store.go('leave');
      return;
    }
    lockPayment(paymentError('leaving', 'unclear').message);
    report(`the order was taken, but its address may not be followed: ${JSON.stringify(url).slice(0, 100)}`, undefined);
  }

  function failToPay(run: Run, cause: unknown): void {
    if (run.progress.kind === 'closed') {
      giveUp(run, 'failed');
      return;
    }
    current = undefined;
    rejectSheet(run);
    const error = cause instanceof PaymentError ? cause : paymentError('preparing', 'unclear', '', cause);
    if (error.cause !== undefined) report('a payment with a wallet failed', error.cause);
    if (error.outcome === 'unknown') {
      const notDone = settings.context === 'pay_for_order' ? 'order.notPaid' : 'order.notPlaced';
      findOut(run.purchase.ask, mayStillWork(error.cause), () => {
        showPaymentError(tPayment(notDone));
        void run.purchase.leave();
      });
      return;
    }
    if (error.outcome === 'made') {
      lockPayment(error.message);
      return;
    }
    store.go('failed', { notice: { text: error.message, kind: 'error' } });
    // An order that the shop knows of keeps its cart.
    if (run.progress.kind !== 'ordered') void run.purchase.leave();
    const isOwnCart = hasChangedOwnCart(run);
    if (isOwnCart) refreshTotals(settings);
    store.release(isOwnCart);
  }

  /** Step 9. After `confirm` the order goes on. */
  function cancel(): void {
    if (current && isOpen(current)) giveUp(current, 'cancel');
    else if (current?.progress.kind === 'confirmed') current.progress = { ...current.progress, kind: 'closed' };
  }

  function giveUp(run: Run, step: 'cancel' | 'failed'): void {
    current = undefined;
    store.go(step);
    void run.purchase.leave();
    const isOwnCart = hasChangedOwnCart(run);
    if (isOwnCart) refill(settings, run.changed?.address);
    store.release(isOwnCart);
  }

  const hasChangedOwnCart = ({ changed }: Run): boolean => changed !== undefined && settings.context !== 'product';

  /** Gives the purchase up without a word: the buttons are removed from the page. */
  function abandon(): void {
    if (!current || !isOpen(current)) return;
    void current.purchase.leave();
    current = undefined;
  }

  return { click, changeAddress, changeRate, confirm, cancel, abandon };
}

const rejectSheet = ({ progress }: Run): void => quietly('refuse' in progress ? progress.refuse : undefined);
