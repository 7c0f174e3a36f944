import { listenDom } from '../../src/core/bus/dom';
import { tQuantity } from './messages';
import { productOf } from './productOf';
import { inputOf, isAtEnd, isOpen } from './quantityInput';

/** What shows that the theme has buttons of its own, also under other names than plus and minus. */
const THEIRS =
  ':is(button, a, [type="button"], [role="button"], [class*="plus"], [class*="minus"], [class*="crease"]):not(.sw-step)';
/** Where quantities have no plus and minus: the cart page. Source: spec storefront 2, contract 5.2, 13.1. */
const CART = '.woocommerce-cart-form, .product-quantity';
/** Class of a quantity with buttons of ours. */
const STEPPER = 'sw-stepper';
const WATCHED = ['type', 'min', 'max', 'step', 'disabled', 'readonly'];

/**
 * Adds plus and minus around a product's field whose theme has none, for as long as a shopper can change it; at a limit the
 * button says so and keeps its focus. Follows limits and types that scripts change. Source: spec storefront 2, contract 5.
 */
export function offerButtons(wrapper: Element, signal: AbortSignal): void {
  if (wrapper.closest(CART)) return;
  const minus = makeButton('minus', '−');
  const plus = makeButton('plus', '+');

  const remove = () => {
    minus.remove();
    plus.remove();
    wrapper.classList.remove(STEPPER);
  };
  const follow = () => {
    const input = inputOf(wrapper);
    if (!input || !isOpen(input) || wrapper.querySelector(THEIRS)) return remove();
    if (!wrapper.contains(minus)) {
      wrapper.classList.add(STEPPER);
      const place = input.closest('label') ?? input;
      name(minus, 'quantity.less', input);
      name(plus, 'quantity.more', input);
      place.before(minus);
      place.after(plus);
    }
    // Not the attribute that disables: it would take the focus away.
    minus.setAttribute('aria-disabled', String(isAtEnd(input, false)));
    plus.setAttribute('aria-disabled', String(isAtEnd(input, true)));
  };

  follow();
  const observer = new MutationObserver(follow);
  observer.observe(wrapper, { attributeFilter: WATCHED, childList: true, subtree: true });
  for (const type of ['input', 'focusin', 'pointerover']) wrapper.addEventListener(type, follow, { signal });
  listenDom(wrapper, 'change', follow, signal);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    remove();
  });
}

function makeButton(kind: 'plus' | 'minus', text: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  // Themes style, and their scripts look for, plus and minus.
  button.className = `${kind} sw-step`;
  const sign = document.createElement('span');
  sign.className = 'sw-step__sign';
  sign.textContent = text;
  button.append(sign);
  return button;
}

function name(button: HTMLButtonElement, key: 'quantity.more' | 'quantity.less', input: HTMLInputElement): void {
  const product = productOf(input);
  button.setAttribute('aria-label', tQuantity(key) + (product && `: ${product}`));
  if (input.id) button.setAttribute('aria-controls', input.id);
}
