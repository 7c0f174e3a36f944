import { flushSync } from 'react-dom';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { bus } from '../../src/core/bus/bus';
import { guardForm, isPaymentLocked, paymentLock } from '../../src/core/provider/paying/paymentLock';
import {
  type CustomButtonApi,
  offerCustomButtons,
  registeredButton,
  type ShownButton,
} from '../../src/ui/customButton';
import { isShown } from '../../src/ui/slide';
import { storeContext } from '../../src/ui/storeContext';
import { readCheckoutParams } from './calls';

/** The chosen payment method; another object whenever it is chosen, be it again. */
export interface Choice {
  readonly id: string;
  /** What it wants the button to say; empty: what the button says anyway. */
  readonly buttonText: string;
}

export interface PayingState {
  readonly choice: Choice | undefined;
  /** Whether there is nothing to choose: one method only. */
  readonly isOnly: boolean;
  /** The chosen method's own button, which is shown in place of the shop's. */
  readonly custom: ShownButton | undefined;
  /** Whether the shop's button is hidden: for such a button, or one whose script is still on its way. */
  readonly hidesButton: boolean;
  /** Whether the terms are open; undefined until the shopper has asked for them. */
  readonly areTermsOpen: boolean | undefined;
  /** How far the terms were read that the server has replaced, px. */
  readonly termsRead: number;
  /** Whether a fresh payment part is on its way. */
  readonly isCovered: boolean;
}

/** Payment methods, terms and the button of a form. */
export interface PayingStore extends StoreApi<PayingState> {
  /** What a method's own button may ask. */
  readonly api: CustomButtonApi;
  /** Looks at the form anew: the chosen method is chosen again, else the first. Source: contract 18.5. */
  renew(): void;
  /** Reads how many methods there are, when a script has brought or taken one. */
  sync(): void;
  /** Takes a method's own button away, before the payment part is replaced. Source: contract 18.7. */
  dropButton(): void;
  /** Shows the chosen method's own button, if it has one. */
  showButton(): void;
  /** @returns false where the page has no terms to show; their link is then followed. */
  toggleTerms(): boolean;
  /** Remembers how far the terms were read. */
  keepTerms(): void;
  cover(isCovered: boolean): void;
  start(signal: AbortSignal): void;
}

export const [PayingProvider, usePaying] = storeContext<PayingStore>();

export const METHOD = 'input[name="payment_method"]';
export const TERMS = '.woocommerce-terms-and-conditions';

const AT_START: PayingState = {
  choice: undefined,
  isOnly: false,
  custom: undefined,
  hidesButton: false,
  areTermsOpen: undefined,
  termsRead: 0,
  isCovered: false,
};

/**
 * What the forms of the checkout and of paying for an order have in common. Source: contract 18.5, 18.7, 19.
 * @param judgeAll checks all fields of the form, and says what is wrong
 */
export function createPayingStore(form: HTMLFormElement, judgeAll: () => void): PayingStore {
  const store = createStore<PayingState>()(() => AT_START);
  const { getState, setState } = store;
  const draw = (state: Partial<PayingState>) => flushSync(() => setState(state));
  const radios = () => [...form.querySelectorAll<HTMLInputElement>(METHOD)];
  const api: CustomButtonApi = {
    validate: async () => {
      judgeAll();
      const wrong = form.querySelector('.form-row.woocommerce-invalid');
      wrong?.querySelector<HTMLElement>('input, select, textarea')?.focus();
      return { hasError: wrong !== null };
    },
    submit: () => form.requestSubmit(),
  };
  const terms = () => form.querySelector<HTMLElement>(TERMS);

  function choose({ value: id, dataset }: HTMLInputElement): void {
    const isOther = getState().choice?.id !== id;
    draw({ choice: { id, buttonText: dataset.order_button_text ?? '' }, isOnly: radios().length < 2 });
    if (!isOther) return;
    showButton();
    bus.emit('payment_method_selected', {});
  }

  function renew(): void {
    const all = radios();
    const id = getState().choice?.id;
    const radio = all.find(one => one.value === id) ?? all.find(one => one.checked) ?? all[0];
    // Scripts of payment methods wait for the click.
    radio?.click();
  }

  function showButton(): void {
    if (isPaymentLocked()) {
      draw({ custom: undefined, hidesButton: true });
      return;
    }
    const id = getState().choice?.id;
    const custom = registeredButton(id);
    // Its script may still be on its way; until then there would be two buttons, one after the other.
    const isAwaited = id !== undefined && readCheckoutParams().customButtons.includes(id);
    draw({ custom, hidesButton: custom !== undefined || isAwaited });
  }

  function toggleTerms(): boolean {
    const box = terms();
    if (!box) return false;
    // First as they are, so that they slide from there.
    if (getState().areTermsOpen === undefined) draw({ areTermsOpen: isShown(box) });
    draw({ areTermsOpen: !getState().areTermsOpen, termsRead: 0 });
    return true;
  }

  function start(signal: AbortSignal): void {
    offerCustomButtons();
    form.addEventListener(
      'click',
      event => {
        const { target } = event;
        if (!(target instanceof HTMLInputElement) || !target.matches(METHOD)) return;
        // Here and not at the radio: as with the shop's own script, the form hears it and nothing above. Source: contract 18.5.
        event.stopPropagation();
        choose(target);
      },
      { signal },
    );
    guardForm(form, signal);
    const unsubscribe = paymentLock.subscribe(showButton);
    signal.addEventListener('abort', unsubscribe);
    if (isPaymentLocked()) showButton();
    bus.on('wc_custom_place_order_button_registered', showButton, { target: document.body, signal });
  }

  return {
    ...store,
    api,
    renew,
    sync: () => setState({ isOnly: radios().length < 2 }),
    dropButton: () => draw({ custom: undefined }),
    showButton,
    toggleTerms,
    keepTerms: () => setState({ termsRead: terms()?.scrollTop ?? 0 }),
    cover: isCovered => draw({ isCovered }),
    start,
  };
}
