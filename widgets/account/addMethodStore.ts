import { flushSync } from 'react-dom';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { bus } from '../../src/core/bus/bus';
import { storeContext } from '../../src/ui/storeContext';
import { whenSent } from './whenSent';

export const METHOD = 'input[name="payment_method"]';

export interface AddMethodState {
  /** Id of the chosen payment method; undefined until the widget starts. */
  readonly method: string | undefined;
  /** Whether the form is on its way to the shop. */
  readonly isSent: boolean;
}

export interface AddMethodStore extends StoreApi<AddMethodState> {
  choose(method: string): void;
  start(signal: AbortSignal): void;
}

export const [AddMethodProvider, useAddMethod] = storeContext<AddMethodStore>();

/** The form that adds a payment method; it is sent once. Source: contract 22. */
export function createAddMethodStore(form: HTMLFormElement): AddMethodStore {
  const store = createStore<AddMethodState>()(() => ({ method: undefined, isSent: false }));
  const { setState } = store;
  const mark = (isSent: boolean) => flushSync(() => setState({ isSent }));
  const choose = (method: string) => flushSync(() => setState({ method }));

  function open(): void {
    const radios = [...form.querySelectorAll<HTMLInputElement>(METHOD)];
    const chosen = radios.find(radio => radio.checked) ?? radios[0];
    if (!chosen) return;
    chosen.checked = true;
    choose(chosen.value);
  }

  function start(signal: AbortSignal): void {
    bus.on('init_add_payment_method', open, { signal });
    whenSent(
      form,
      () => mark(true),
      () => mark(false),
      signal,
    );
    bus.emit('init_add_payment_method', {});
  }

  return { ...store, choose, start };
}
