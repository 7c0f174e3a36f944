import { bus } from '../../src/core/bus/bus';
import {
  type CustomButtonApi,
  offerCustomButtons,
  registeredButton,
  type ShownButton,
} from '../../src/ui/customButton';
import { createDrawnStore, storeContext } from '../../src/ui/storeContext';
import { whenSent } from './whenSent';

export const METHOD = 'input[name="payment_method"]';

interface AddMethodState {
  /** Id of the chosen payment method; undefined until the widget starts. */
  readonly method: string | undefined;
  readonly isSent: boolean;
  /** The chosen method's own button, which is shown in place of the shop's. Source: contract 18.7. */
  readonly custom: ShownButton | undefined;
}

export type AddMethodStore = ReturnType<typeof createAddMethodStore>;

export const [AddMethodProvider, useAddMethod] = storeContext<AddMethodStore>();

export function createAddMethodStore(form: HTMLFormElement) {
  const store = createDrawnStore<AddMethodState>(() => ({ method: undefined, isSent: false, custom: undefined }));
  const { getState, draw } = store;
  const showButton = (method = getState().method) => draw({ method, custom: registeredButton(method) });
  const api: CustomButtonApi = {
    validate: async () => ({ hasError: !form.reportValidity() }),
    submit: () => form.requestSubmit(),
  };

  function choose(method: string): void {
    if (method !== getState().method) showButton(method);
  }

  function open(): void {
    const radios = [...form.querySelectorAll<HTMLInputElement>(METHOD)];
    const chosen = radios.find(radio => radio.checked) ?? radios[0];
    if (!chosen) return;
    chosen.checked = true;
    choose(chosen.value);
  }

  function start(signal: AbortSignal): void {
    offerCustomButtons();
    bus.on('init_add_payment_method', open, { signal });
    bus.on('wc_custom_place_order_button_registered', () => showButton(), { signal });
    whenSent(form, isSent => draw({ isSent }), signal);
    bus.emit('init_add_payment_method', {});
  }

  return { ...store, api, choose, start };
}
