import { offerCustomButtons, startCustomButtons } from './customButton';
import { startPaymentMethods } from './paymentMethods';
import { toggleTerms } from './terms';

/** What the forms of the checkout and of paying for an order have in common. The shop judges their fields, not the browser. */
export function startPaying(form: HTMLFormElement, signal: AbortSignal) {
  const hadNoValidate = form.noValidate;
  form.noValidate = true;
  signal.addEventListener('abort', () => {
    form.noValidate = hadNoValidate;
  });
  const methods = startPaymentMethods(form, signal);
  offerCustomButtons();
  const buttons = startCustomButtons(form, methods, signal);
  toggleTerms(form, signal);
  return { methods, buttons };
}
