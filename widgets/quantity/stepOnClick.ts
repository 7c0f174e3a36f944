import { raiseDom } from '../../src/core/bus/dom';
import { inputOf, isOpen, nextOf } from './quantityInput';

/** Plus and minus of the theme, and ours. */
export const BUTTON = '.plus, .minus';

/** The plus or minus button that an event is about. */
export function buttonOf({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(BUTTON) : null;
}

/**
 * Steps the quantity when plus or minus is clicked; links also when the space bar is pressed. `change` tells other scripts.
 * A click that another script answers is left to it. Source: spec storefront 5, contract 5.3.
 */
export function stepOnClick(wrapper: Element, signal: AbortSignal): void {
  const onClick = (event: Event) => {
    const button = buttonOf(event);
    const input = inputOf(wrapper);
    if (!button || !input) return;
    // Its address is no place to go to.
    if (button instanceof HTMLAnchorElement) event.preventDefault();
    const before = input.value;
    let isOver = false;
    const step = () => {
      if (isOver) return;
      isOver = true;
      window.removeEventListener('click', step);
      if (input.value !== before || !isOpen(input)) return;
      input.value = String(nextOf(input, button.matches('.plus')));
      if (input.value !== before) raiseDom(input, 'change');
    };
    // Every other listener of the click has run by then: who has stepped is the one whose job it is. Not later: the next
    // click may be the one that sends the form.
    window.addEventListener('click', step);
    // Where a listener stopped the click.
    setTimeout(step);
  };
  const onKey = (event: Event) => {
    const button = buttonOf(event);
    if (!(event instanceof KeyboardEvent) || event.key !== ' ' || !(button instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    button.click();
  };
  wrapper.addEventListener('click', onClick, { capture: true, signal });
  wrapper.addEventListener('keydown', onKey, { signal });
}
