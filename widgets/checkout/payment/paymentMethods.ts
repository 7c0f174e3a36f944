import { createStore, type StoreApi } from 'zustand/vanilla';
import { bus } from '../../../src/core/bus/bus';
import { slide } from '../../../src/ui/slide';

const RADIO = 'input[name="payment_method"]';
/** ms. Source: contract 28.3. */
const DURATION = 230;

/** The payment methods of a form. */
export interface PaymentMethods {
  /** Id of the chosen one; undefined while none is. */
  readonly chosen: StoreApi<{ readonly id: string | undefined }>;
  /** Looks at the form anew: after new markup, the chosen one is chosen again, else the first. Source: contract 18.5. */
  renew(): void;
}

const radiosOf = (form: Element) => [...form.querySelectorAll<HTMLInputElement>(RADIO)];

/**
 * Opens the box of the payment method that is chosen, closes the others, and names the button as the method wants it.
 * Source: contract 18.5.
 */
export function startPaymentMethods(form: HTMLFormElement, signal: AbortSignal): PaymentMethods {
  const chosen = createStore<{ readonly id: string | undefined }>()(() => ({ id: undefined }));

  const choose = (radio: HTMLInputElement, duration: number) => {
    showBoxes(form, radio, duration);
    nameButton(form, radio);
    const isOther = chosen.getState().id !== radio.value;
    chosen.setState({ id: radio.value });
    if (isOther) bus.emit('payment_method_selected', {});
  };
  let isRenewing = false;
  const renew = () => {
    const radios = radiosOf(form);
    const id = chosen.getState().id;
    const radio = radios.find(one => one.value === id) ?? radios.find(one => one.checked) ?? radios[0];
    if (!radio) return;
    const [only, another] = radios;
    if (only && !another) only.style.display = 'none';
    isRenewing = true;
    // Scripts of payment methods wait for the click.
    radio.click();
    isRenewing = false;
  };

  form.addEventListener(
    'click',
    event => {
      const { target } = event;
      if (!(target instanceof HTMLInputElement) || !target.matches(RADIO)) return;
      // As with the shop's own script. Source: contract 18.5.
      event.stopPropagation();
      choose(target, isRenewing ? 0 : DURATION);
    },
    { signal },
  );
  return { chosen, renew };
}

function showBoxes(form: HTMLFormElement, radio: HTMLInputElement, duration: number): void {
  const boxes = [...form.querySelectorAll<HTMLElement>('div.payment_box')];
  const own = [...form.querySelectorAll(`div.payment_box.${CSS.escape(`payment_method_${radio.value}`)}`)];
  const isOnly = radiosOf(form).length < 2;
  for (const box of boxes) {
    const open = isOnly || own.includes(box);
    if (duration) slide(box, open, duration);
    else box.style.display = open ? '' : 'none';
  }
}

/** Source: contract 18.5, `data-order_button_text`. */
function nameButton(form: HTMLFormElement, radio: HTMLInputElement): void {
  const button = form.querySelector<HTMLElement>('#place_order');
  const name = radio.dataset.order_button_text || button?.dataset.value;
  if (button && name && button.textContent !== name) button.textContent = name;
}
