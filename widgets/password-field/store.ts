import { flushSync } from 'react-dom';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { bus } from '../../src/core/bus/bus';
import { listenDom } from '../../src/core/bus/dom';
import { reportError } from '../../src/core/report';
import { type Estimate, loadEstimator } from './estimator';
import { isMeasured } from './strength';

export interface PasswordState {
  /** Whether what was typed can be read. */
  readonly isShown: boolean;
  /** Score of what was typed, 0–4; undefined while there is nothing to measure, or nothing to measure it with. */
  readonly score: number | undefined;
}

export interface PasswordStore extends StoreApi<PasswordState> {
  /** Shows what was typed, or hides it. */
  toggle(): void;
  start(signal: AbortSignal): void;
}

/** A password that can be shown, and a new one that is measured while it is typed. Source: contract 23. */
export function createPasswordStore(input: HTMLInputElement): PasswordStore {
  const store = createStore<PasswordState>()(() => ({ isShown: false, score: undefined }));
  const { getState } = store;
  const show = (state: Partial<PasswordState>) => flushSync(() => store.setState(state));
  let estimator: Promise<Estimate | undefined> | undefined;
  let last: string | undefined;

  function toggle(): void {
    show({ isShown: !getState().isShown });
    input.focus();
  }

  /** Its estimator is asked for when the shopper begins to type. */
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
    show({ score: last ? estimate(last) : undefined });
    if (!last) {
      if (wasMeasured) bus.emit('wc-password-strength-hide', {});
      return;
    }
    if (!wasMeasured) bus.emit('wc-password-strength-added', {});
    bus.emit('wc-password-strength-show', {});
  }

  function start(signal: AbortSignal): void {
    // Browsers keep passwords only of fields that are ones when the form is sent.
    input.form?.addEventListener('submit', () => getState().isShown && show({ isShown: false }), { signal });
    if (!isMeasured(input)) return;
    for (const type of ['input', 'keyup', 'change']) listenDom(input, type, () => void onInput(signal), signal);
  }

  return { ...store, toggle, start };
}
