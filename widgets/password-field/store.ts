import { bus } from '../../src/core/bus/bus';
import { listenDom } from '../../src/core/bus/dom';
import { reportError } from '../../src/core/report';
import { afterReset } from '../../src/hydrate/keepValues';
import { createDrawnStore } from '../../src/ui/storeContext';
import { type Estimate, isMeasured, loadEstimator } from './strength';

interface PasswordState {
  readonly isShown: boolean;
  /** Score of the typed text, 0–4; undefined for an empty field, or without an estimator. */
  readonly score: number | undefined;
}

export type PasswordStore = ReturnType<typeof createPasswordStore>;

export function createPasswordStore(input: HTMLInputElement) {
  const store = createDrawnStore<PasswordState>(() => ({ isShown: false, score: undefined }));
  const { getState, draw } = store;
  let estimator: Promise<Estimate | undefined> | undefined;
  let last: string | undefined;

  function toggle(): void {
    draw({ isShown: !getState().isShown });
    input.focus();
  }

  /** The estimator is loaded when the shopper begins to type. */
  async function onInput(signal: AbortSignal): Promise<void> {
    estimator ??= loadEstimator().catch(reportLoss);
    const estimate = await estimator;
    if (estimate && !signal.aborted && input.value !== last) measure(estimate);
  }

  function reportLoss(cause: unknown): undefined {
    reportError({
      where: 'password-field',
      element: input,
      found: 'the meter of the password did not load',
      consequence: 'The shop alone decides whether a password is strong enough.',
      cause,
    });
  }

  function measure(estimate: Estimate): void {
    last = input.value;
    const wasMeasured = getState().score !== undefined;
    draw({ score: last ? estimate(last) : undefined });
    if (!last) {
      if (wasMeasured) bus.emit('wc-password-strength-hide', {});
      return;
    }
    if (!wasMeasured) bus.emit('wc-password-strength-added', {});
    bus.emit('wc-password-strength-show', {});
  }

  function start(signal: AbortSignal): void {
    // Browsers save only the passwords of fields of that type.
    input.form?.addEventListener('submit', () => getState().isShown && draw({ isShown: false }), { signal });
    if (!isMeasured(input)) return;
    for (const type of ['input', 'keyup', 'change']) listenDom(input, type, () => void onInput(signal), signal);
    // WebKit has emptied the field.
    afterReset(() => estimator && void onInput(signal), signal);
  }

  return { ...store, toggle, start };
}
