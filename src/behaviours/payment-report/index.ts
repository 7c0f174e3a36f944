import { defineBehaviour } from '../../core/behave';
import { resumeAsking } from '../../core/provider/paying/findOut';
import { tPayment } from '../../core/provider/paying/messages';
import { lockPayment, lockWhileTelling } from '../../core/provider/paying/orderStore';
import { showPaymentError } from '../../core/provider/paying/paymentNotice';
import { type Report, tellShop, untold } from '../../core/provider/tellShop';
import { sessionStore, UNTOLD_PAYMENTS } from '../../core/storage';

/** Until the shop has answered, and on this page also afterwards, nothing is paid. */
export const mount = defineBehaviour('payment-report', (_marker, signal) => {
  tellAll(untold(), signal);
  resumeAsking(() => showPaymentError(tPayment('order.notPlaced')));
});

function tellAll(reports: readonly Report[], signal: AbortSignal): void {
  // Those that are too old, or that nobody can read, would bring this to every page.
  if (reports.length === 0) sessionStore.remove(UNTOLD_PAYMENTS);
  else lockWhileTelling();
  for (const report of reports) {
    void tellShop(report, undefined, signal).then(({ returnUrl, problem }) => {
      const known = problem === undefined ? 'payment.untold' : 'payment.maybePaid';
      if (!signal.aborted) lockPayment(tPayment(returnUrl ? 'payment.told' : known));
    });
  }
}
