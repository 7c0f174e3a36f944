import { block, unblock } from '../../src/core/block';
import { bus } from '../../src/core/bus/bus';
import { slide } from '../../src/ui/slide';
import { whenSent } from './whenSent';

const RADIO = 'input[name="payment_method"]';
/** ms. Source: contract 22. */
const DURATION = 250;

/** The form that adds a payment method: the box of the chosen one is open, and the form is sent once. Source: contract 22. */
export function startAddMethod(form: HTMLFormElement, signal: AbortSignal): void {
  const radios = () => [...form.querySelectorAll<HTMLInputElement>(RADIO)];
  const choose = (radio: HTMLInputElement, duration: number) => {
    const own = `payment_method_${radio.value}`;
    for (const box of form.querySelectorAll<HTMLElement>('div.payment_box')) {
      const isOpen = box.classList.contains(own);
      if (duration) slide(box, isOpen, duration);
      else box.style.display = isOpen ? 'block' : 'none';
    }
  };
  const open = () => {
    const chosen = radios().find(radio => radio.checked) ?? radios()[0];
    if (!chosen) return;
    chosen.checked = true;
    choose(chosen, 0);
  };

  form.addEventListener(
    'change',
    ({ target }) => target instanceof HTMLInputElement && target.matches(RADIO) && choose(target, DURATION),
    { signal },
  );
  bus.on('init_add_payment_method', open, { signal });
  whenSent(
    form,
    () => block(form, { background: '#fff' }),
    () => unblock(form),
    signal,
  );
  bus.emit('init_add_payment_method', {});
}
