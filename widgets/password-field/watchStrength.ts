import { listenDom } from '../../src/core/bus/dom';
import { readGlobal } from '../../src/core/config/shopGlobals';
import { reportError } from '../../src/core/report';

const NEW_PASSWORD =
  'form.register #reg_password, form.checkout #account_password, form.edit-account #password_1, form.lost_reset_password #password_1';

/**
 * Brings the meter of a new password when the shopper begins to type one, where the page has its settings.
 * Source: contract 23.
 */
export function watchStrength(input: HTMLInputElement, signal: AbortSignal): void {
  if (!input.matches(NEW_PASSWORD) || !readGlobal('wc_password_strength_meter_params')) return;
  // A meter that is there is another script's.
  if (input.form?.querySelector('.woocommerce-password-strength')) return;
  let wanted: Promise<() => void> | undefined;
  const load = () =>
    import('./strength/startMeter')
      .then(({ startMeter }) => startMeter(input, signal))
      .catch((cause: unknown) => {
        reportError({
          where: 'password-field',
          element: input,
          found: 'the meter of the password did not load',
          consequence: 'The shop alone decides whether a password is strong enough.',
          cause,
        });
        return () => {};
      });
  const heard = async () => {
    wanted ??= load();
    const update = await wanted;
    if (!signal.aborted) update();
  };
  for (const type of ['input', 'keyup', 'change']) listenDom(input, type, heard, signal);
}
