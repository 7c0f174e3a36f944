import { inputOf } from './quantityInput';
import { buttonOf } from './stepOnClick';

/** How long a button is held before it repeats, ms; as the arrows of a number field. */
const DELAY = 500;
const INTERVAL = 80;
const ENDS = ['pointerup', 'pointercancel', 'blur'];

/** Clicks plus or minus again and again for as long as it is held, unless another script already does. */
export function repeatWhileHeld(wrapper: Element, signal: AbortSignal): void {
  let timer = 0;
  let hasRepeated = false;
  const end = () => clearTimeout(timer);

  const onPress = (event: Event) => {
    const button = buttonOf(event);
    end();
    hasRepeated = false;
    if (!button || !(event instanceof PointerEvent) || event.button !== 0) return;
    const before = inputOf(wrapper)?.value;
    const repeat = () => {
      if (!hasRepeated && inputOf(wrapper)?.value !== before) return;
      hasRepeated = true;
      timer = window.setTimeout(repeat, INTERVAL);
      button.click();
    };
    timer = window.setTimeout(repeat, DELAY);
  };
  // The click that ends a long press is no further step. One of the keyboard, or of a script, has no detail.
  const onClick = (event: Event) => {
    if (hasRepeated && buttonOf(event) && event instanceof MouseEvent && event.detail > 0) {
      event.stopImmediatePropagation();
      event.preventDefault();
    }
  };
  wrapper.addEventListener('pointerdown', onPress, { capture: true, signal });
  wrapper.addEventListener('pointerout', end, { signal });
  wrapper.addEventListener('click', onClick, { capture: true, signal });
  for (const type of ENDS) window.addEventListener(type, end, { signal });
  signal.addEventListener('abort', end, { once: true });
}
