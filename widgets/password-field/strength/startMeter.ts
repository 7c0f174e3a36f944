import { bus } from '../../../src/core/bus/bus';
import { readGlobal } from '../../../src/core/config/shopGlobals';
import { describeBy } from '../../../src/ui/describeBy';
import { loadEstimator } from './loadEstimator';
import { hintText, strengthText } from './messages';
import { type Strength, strengthOf } from './strength';

const ID = 'password_strength';
/** Hints stop at this score. Source: contract 23. */
const MEDIUM = 3;

/** Whether a weak password keeps the form's button from being pressed. Source: contract 23. */
const stops = (form: HTMLFormElement): boolean =>
  !form.matches('.checkout') || Boolean(readGlobal('wc_password_strength_meter_params')?.stop_checkout);

const minimum = (): number => Number(readGlobal('wc_password_strength_meter_params')?.min_password_strength ?? MEDIUM);

/**
 * Says below a new password how strong it is, and how it becomes stronger. Source: contract 23.
 * @returns what measures the field as it is now; nothing happens where the page has no estimator
 */
export async function startMeter(input: HTMLInputElement, signal: AbortSignal): Promise<() => void> {
  const estimate = await loadEstimator();
  const { form } = input;
  if (!estimate || !form || signal.aborted) return () => {};
  const meter = document.createElement('div');
  meter.id = ID;
  meter.setAttribute('role', 'alert');
  const hint = document.createElement('small');
  hint.className = 'woocommerce-password-hint';

  const allow = (isAllowed: boolean) => {
    if (!stops(form)) return;
    for (const button of form.querySelectorAll<HTMLButtonElement>('[type="submit"]')) {
      button.disabled = !isAllowed;
      button.classList.toggle('disabled', !isAllowed);
    }
  };
  const hide = () => {
    if (!meter.isConnected) return;
    meter.remove();
    hint.remove();
    describeBy(input, ID, false);
    allow(true);
    bus.emit('wc-password-strength-hide', {});
  };
  const show = (score: number) => {
    const isEnough = score >= minimum();
    const isNew = !meter.isConnected;
    if (isNew) (input.closest('.password-input') ?? input).after(meter);
    say(meter, strengthOf(score), isEnough);
    if (score < MEDIUM) {
      hint.textContent = hintText();
      if (!hint.isConnected) meter.after(hint);
    } else hint.remove();
    describeBy(input, ID, true);
    allow(isEnough);
    if (isNew) bus.emit('wc-password-strength-added', {});
    bus.emit('wc-password-strength-show', {});
  };
  let last: string | undefined;
  signal.addEventListener('abort', hide);
  return () => {
    if (input.value === last) return;
    last = input.value;
    if (last) show(estimate(last));
    else hide();
  };
}

/** A text that is the same is not written again: it would be read out again. */
function say(meter: HTMLElement, strength: Strength, isEnough: boolean): void {
  meter.className = `woocommerce-password-strength ${strength}`;
  const text = strengthText(strength, isEnough);
  if (meter.textContent !== text) meter.textContent = text;
}
