import { bus } from '../../src/core/bus/bus';
import { type DomEvent, listenDom } from '../../src/core/bus/dom';
import { offerCustomButtons } from '../../src/core/early/customButtons';
import { guardForm, isPaymentLocked, orderStore } from '../../src/core/provider/paying/orderStore';
import { type CustomButtonApi, registeredButton, type ShownButton } from '../../src/ui/customButton';
import { isShown } from '../../src/ui/slide';
import { createDrawnStore, storeContext } from '../../src/ui/storeContext';
import { readCheckoutParams } from './calls';
import { isHidden } from './validation';

/** The chosen payment method; a new object for each choice, also of the same one. */
interface Choice {
  readonly id: string;
  /** Id of its radio button. */
  readonly radio: string;
  /** Its text for the button; empty: the button's own. */
  readonly buttonText: string;
}

export interface PayingState {
  readonly choice: Choice | undefined;
  readonly isOnly: boolean;
  /** The method's own button in place of the shop's; none when nothing can be paid, or while its script is on its way. */
  readonly button: 'shop' | 'none' | ShownButton;
  /** Whether the terms are open; undefined until the shopper has asked for them. */
  readonly areTermsOpen: boolean | undefined;
  /** The scroll position of the terms that the server has replaced, px. */
  readonly termsRead: number;
  readonly isCovered: boolean;
}

export type PayingStore = ReturnType<typeof createPayingStore>;

export const [PayingProvider, usePaying] = storeContext<PayingStore>();

export const METHOD = 'input[name="payment_method"]';
export const TERMS = '.woocommerce-terms-and-conditions';

/** Id of the payment method that is chosen at this moment, also by a script that dispatched no event. */
export const chosenMethod = (form: HTMLFormElement): string | undefined =>
  form.querySelector<HTMLInputElement>(`${METHOD}:checked`)?.value;

const AT_START: PayingState = {
  choice: undefined,
  isOnly: false,
  button: 'shop',
  areTermsOpen: undefined,
  termsRead: 0,
  isCovered: false,
};

/** Returns the store for the checkout's form and the form that pays for an order. */
export function createPayingStore(form: HTMLFormElement, validateAll: () => void) {
  const store = createDrawnStore<PayingState>(() => AT_START);
  const { getState, setState, draw } = store;
  const radios = () => [...form.querySelectorAll<HTMLInputElement>(METHOD)];
  const api: CustomButtonApi = {
    validate: async () => {
      validateAll();
      const wrong = [...form.querySelectorAll('.form-row.woocommerce-invalid')].find(row => !isHidden(row));
      wrong?.querySelector<HTMLElement>('input, select, textarea')?.focus();
      return { hasError: wrong !== undefined };
    },
    submit: () => form.requestSubmit(),
  };
  const terms = () => form.querySelector<HTMLElement>(TERMS);

  function choose({ value: id, id: radio, dataset }: HTMLInputElement): void {
    const isOther = getState().choice?.id !== id;
    draw({ choice: { id, radio, buttonText: dataset.order_button_text ?? '' }, isOnly: radios().length < 2 });
    // Styles of themes look at the attribute.
    for (const one of radios()) one.toggleAttribute('checked', one.value === id);
    if (!isOther) return;
    showButton();
    bus.emit('payment_method_selected', {});
  }

  /** Chooses the chosen method again in a replaced payment part, else the first. */
  function renew(): void {
    const all = radios();
    const id = getState().choice?.id;
    const radio = all.find(one => one.value === id) ?? all.find(one => one.checked) ?? all[0];
    // Scripts of payment methods wait for the click.
    radio?.click();
  }

  function showButton(): void {
    const id = getState().choice?.id;
    // Its script may still load; until then there would be one button after the other.
    const isAwaited = id !== undefined && readCheckoutParams().customButtons.includes(id);
    const button = isPaymentLocked() ? 'none' : (registeredButton(id) ?? (isAwaited ? 'none' : 'shop'));
    draw({ button });
  }

  /** @returns false where the page has no terms to show; their link is then followed */
  function toggleTerms(): boolean {
    const box = terms();
    if (!box) return false;
    // First the present state, so that they slide from there.
    if (getState().areTermsOpen === undefined) draw({ areTermsOpen: isShown(box) });
    draw({ areTermsOpen: !getState().areTermsOpen, termsRead: 0 });
    return true;
  }

  function start(signal: AbortSignal): void {
    offerCustomButtons();
    const onClick = (target: Element, event: DomEvent) => {
      if (!(target instanceof HTMLInputElement) || !target.matches(METHOD)) return;
      // Here and not at the radio: as with the shop's own script, the form receives it and no element above.
      event.stopPropagation();
      choose(target);
    };
    listenDom(form, 'click', onClick, signal);
    guardForm(form, signal);
    signal.addEventListener('abort', orderStore.subscribe(showButton));
    if (isPaymentLocked()) showButton();
    bus.on('wc_custom_place_order_button_registered', showButton, { target: document.body, signal });
  }

  return {
    ...store,
    api,
    renew,
    sync: () => setState({ isOnly: radios().length < 2 }),
    showButton,
    toggleTerms,
    keepTerms: () => setState({ termsRead: terms()?.scrollTop ?? 0 }),
    start,
  };
}
