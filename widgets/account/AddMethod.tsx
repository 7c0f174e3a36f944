import type { ReactNode } from 'react';
import { bus } from '../../src/core/bus/bus';
import { offerCustomButtons } from '../../src/core/early/customButtons';
import { Adopted, AdoptedOnce, adopt, type SlotProps, useClasses, useDisplay } from '../../src/hydrate';
import { type CustomButtonApi, registeredButton, type ShownButton, useCustomButton } from '../../src/ui/customButton';
import { sendOnce } from '../../src/ui/sendOnce';
import { useSlide } from '../../src/ui/slide';
import { createDrawnStore, storeContext } from '../../src/ui/storeContext';
import { useDomEvent } from '../../src/ui/useBus';
import { useCover } from '../../src/ui/useCover';
import { useStore } from '../../src/ui/useStore';

const METHOD = 'input[name="payment_method"]';

interface AddMethodState {
  /** Id of the chosen payment method; undefined until the widget starts. */
  readonly method: string | undefined;
  readonly isSent: boolean;
  /** The chosen method's own button, which is shown in place of the shop's. */
  readonly custom: ShownButton | undefined;
}

type AddMethodStore = ReturnType<typeof createAddMethodStore>;

const [AddMethodProvider, useAddMethod] = storeContext<AddMethodStore>();

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
    sendOnce(form, isSent => draw({ isSent }), signal);
    bus.emit('init_add_payment_method', {});
  }

  return { ...store, api, choose, start };
}

/** ms. See contract/account.md#account. */
const DURATION = 250;
const slots = { 'div.payment_box': PaymentBox, '#place_order': AddButton };

export function AddMethod({ form, store }: { form: HTMLFormElement; store: AddMethodStore }): ReactNode {
  const isSent = useStore(store, state => state.isSent);
  const hasButton = useStore(store, ({ custom }) => custom !== undefined);
  useClasses(form, hasButton ? { 'has-custom-place-order-button': true } : {});
  useCover(form, isSent);
  const choose = (target: Element) => {
    if (target instanceof HTMLInputElement && target.matches(METHOD)) store.choose(target.value);
  };
  // A radio button that a script has turned on before it clicks it does not change.
  useDomEvent(form, 'click', choose);
  useDomEvent(form, 'change', choose);
  return <AddMethodProvider value={store}>{adopt(form, slots)}</AddMethodProvider>;
}

function PaymentBox({ element }: SlotProps): ReactNode {
  const isOpen = useStore(useAddMethod(), ({ method }) =>
    method === undefined ? undefined : element.classList.contains(`payment_method_${method}`),
  );
  useSlide(element, isOpen, DURATION);
  return <Adopted of={element} />;
}

function AddButton({ element }: SlotProps): ReactNode {
  const store = useAddMethod();
  const custom = useStore(store, state => state.custom);
  useDisplay(element, custom ? false : undefined);
  useCustomButton(custom, element, store.api, 'account');
  return <AdoptedOnce of={element} />;
}
