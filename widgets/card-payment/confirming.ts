import { announce, clearAnnouncement } from '../../src/core/cart/liveRegion';
import { navigate } from '../../src/core/navigate';
import { asksToConfirm, readConfirmation, trustedUrl } from '../../src/core/provider/confirmation';
import { confirmIntent, genericPaymentError } from '../../src/core/provider/confirmIntent';
import { lockPayment, lockWhileTelling } from '../../src/core/provider/paying/orderStore';
import { showPaymentError } from '../../src/core/provider/paying/paymentNotice';
import { PaymentError, paymentError } from '../../src/core/provider/paying/standing';
import { methodAccount, shopAccount } from '../../src/core/provider/settings';
import { providerOf, waitForProvider } from '../../src/core/provider/waitForProvider';
import { reportError } from '../../src/core/report';
import { ownPath } from '../../src/core/url';
import { setProcessing } from '../../src/ui/useCover';
import { savesCard } from './cardForm';
import { tCard } from './messages';

const FORMS = 'form.checkout, form#order_review, form#add_payment_method';

let isConfirming = false;

/** Confirms the payment that the page's address asks for, now and later. See contract/payments.md#calls-to-the-plugin. */
export function watchFragment(signal: AbortSignal): void {
  const look = () => {
    const url = location.href;
    // An unreadable one is of an order only where one was just placed, else of a link from elsewhere.
    const isOfOrder = document.querySelector('form.checkout.processing') !== null;
    if (!asksToConfirm(url) || (!isOfOrder && !readConfirmation(url))) return;
    // First: a reload would confirm twice, and another try sets the same fragment.
    history.replaceState(history.state, '', ownPath() + location.search);
    if (!isConfirming) void confirm(url);
  };
  addEventListener('hashchange', look, { signal });
  look();
}

async function confirm(url: string): Promise<void> {
  isConfirming = true;
  const release = coverForms();
  announce(tCard('card.confirming'));
  try {
    const provider = await findProvider(url);
    const target = await confirmIntent(url, { provider, savesMethod: savesCard(), onRetry: lockWhileTelling });
    if (trustedUrl(target) && navigate(target, 'card-payment')) {
      freeOnReturn(release);
      return;
    }
    report('the address to go to after a payment is not one of this shop', target);
    throw paymentError('leaving', 'unclear');
  } catch (cause) {
    clearAnnouncement();
    release();
    if (!(cause instanceof PaymentError)) report('a payment could not be confirmed', cause);
    const error = cause instanceof PaymentError ? cause : new PaymentError(genericPaymentError(), { cause });
    if (error.outcome === 'none') showPaymentError(error.message);
    else lockPayment(error.message);
  } finally {
    isConfirming = false;
  }
}

/** Other cards can be used when the page comes back from the browser's history. */
function freeOnReturn(release: () => void): void {
  const back = new AbortController();
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    back.abort();
    release();
  };
  addEventListener('pageshow', onShow, { signal: back.signal });
}

/** Payments are the shop's own, cards are saved where they are made. Not stopped with a part of the page: the order needs the result. */
async function findProvider(url: string) {
  const account = readConfirmation(url)?.kind === 'si' ? methodAccount('card') : shopAccount();
  const construct = await waitForProvider(new AbortController().signal);
  if (!account) throw new Error('the page has no publishableKey');
  return providerOf(construct, account);
}

/** Covers the page's forms, which are other widgets'. The form that has placed the order is covered already; all are uncovered at the end. */
function coverForms(): () => void {
  const forms = [...document.querySelectorAll<HTMLFormElement>(FORMS)];
  const setAll = (isOn: boolean) => {
    for (const form of forms) setProcessing(form, isOn);
  };
  setAll(true);
  return () => setAll(false);
}

function report(found: string, cause: unknown): void {
  reportError({ where: 'card-payment', found, consequence: 'The shopper is told; the page can be used again.', cause });
}
