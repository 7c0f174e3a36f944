import { keepCaret } from './keepCaret';
import { toggleText } from './messages';

const WRAPPER = 'password-input';
const BUTTON = 'show-password-input';
const SHOWN = 'display-password';

/**
 * Puts the button behind a password field that shows and hides what was typed; one that is there stays the only one.
 * Source: contract 23.
 */
export function offerToggle(input: HTMLInputElement, signal: AbortSignal): void {
  const wrapper = wrapperOf(input, signal);
  if (!wrapper || wrapper.querySelector(`.${BUTTON}`)) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = BUTTON;
  if (input.id) button.setAttribute('aria-describedby', input.id);
  const show = (isShown: boolean) => {
    button.classList.toggle(SHOWN, isShown);
    button.setAttribute('aria-label', toggleText(isShown));
    keepCaret(input, () => {
      input.type = isShown ? 'text' : 'password';
    });
  };
  const hide = () => input.type === 'text' && show(false);
  show(false);
  wrapper.append(button);
  button.addEventListener('click', event => {
    event.preventDefault();
    show(!button.classList.contains(SHOWN));
    input.focus();
  });
  // Browsers keep passwords only of fields that are ones when the form is sent.
  input.form?.addEventListener('submit', hide, { signal });
  signal.addEventListener('abort', () => {
    hide();
    button.remove();
  });
}

/** The `span` around the field; the shop's own inputs get one, others have the one that the server printed. */
function wrapperOf(input: HTMLInputElement, signal: AbortSignal): HTMLElement | undefined {
  const parent = input.parentElement;
  if (parent?.classList.contains(WRAPPER)) return parent;
  if (input.classList.contains('woocommerce-Input')) {
    const wrapper = document.createElement('span');
    wrapper.className = WRAPPER;
    keepCaret(input, () => {
      input.before(wrapper);
      wrapper.append(input);
    });
    signal.addEventListener('abort', () =>
      keepCaret(input, () => wrapper.isConnected && wrapper.replaceWith(...wrapper.childNodes)),
    );
    return wrapper;
  }
  if (!(parent instanceof HTMLSpanElement)) return undefined;
  parent.classList.add(WRAPPER);
  signal.addEventListener('abort', () => parent.classList.remove(WRAPPER));
  return parent;
}
