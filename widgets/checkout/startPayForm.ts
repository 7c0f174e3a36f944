import { unblock } from '../../src/core/block';
import { listenDom } from '../../src/core/bus/dom';
import { blockForm } from './order/controller';
import { offerCustomButtons, startCustomButtons } from './payment/customButton';
import { startPaymentMethods } from './payment/paymentMethods';
import { toggleTerms } from './payment/terms';

/** Takes over the form that pays for an order; it is posted with a page load. Source: contract 20. */
export function startPayForm(form: HTMLFormElement, signal: AbortSignal): void {
  const hadNoValidate = form.noValidate;
  form.noValidate = true;
  signal.addEventListener('abort', () => {
    form.noValidate = hadNoValidate;
  });
  const methods = startPaymentMethods(form, signal);
  offerCustomButtons();
  startCustomButtons(form, methods, signal);
  toggleTerms(form, signal);
  // The last to hear it: scripts of payment methods stop it to do their own work first.
  listenDom(window, 'submit', (submitted, event) => submitted === form && !isStopped(event) && blockForm(form), signal);
  addEventListener('pageshow', ({ persisted }) => persisted && unblock(form), { signal });
  methods.renew();
}

/** Of a native event, or of one that came through jQuery. */
function isStopped(event: object): boolean {
  if ('isDefaultPrevented' in event && typeof event.isDefaultPrevented === 'function')
    return event.isDefaultPrevented();
  return 'defaultPrevented' in event && event.defaultPrevented === true;
}
