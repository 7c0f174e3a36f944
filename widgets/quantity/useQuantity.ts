import { useEffect } from 'react';
import { stepQuantity } from './stepQuantity';

const INPUT = 'input.qty';
const BUTTON = '.plus, .minus';

/**
 * Makes the quantities of a form keep their limits: a value below `min` is raised when the form is taken over, and the
 * theme's own plus and minus buttons step by `step`. Buttons that another script already steps are left to it. Cart rows
 * are left out. Source: spec storefront 5, contract 5.2, 5.3.
 */
export function useQuantity(form: HTMLFormElement): void {
  useEffect(() => {
    const ended = new AbortController();
    for (const input of form.querySelectorAll<HTMLInputElement>(INPUT)) {
      if (!input.closest('.product-quantity')) raiseToMinimum(input);
    }
    form.addEventListener('click', stepOnClick, { capture: true, signal: ended.signal });
    return () => ended.abort();
  }, [form]);
}

function raiseToMinimum(input: HTMLInputElement): void {
  const min = Number.parseFloat(input.min);
  if (min >= 0 && Number.parseFloat(input.value) < min) input.value = input.min;
}

function stepOnClick({ target }: Event): void {
  const button = target instanceof Element ? target.closest(BUTTON) : null;
  const input = button?.closest('.quantity')?.querySelector<HTMLInputElement>(INPUT);
  if (!button || !input || input.disabled || input.readOnly) return;
  const before = input.value;
  const isUp = button.classList.contains('plus');
  let isOver = false;
  const step = () => {
    if (isOver) return;
    isOver = true;
    window.removeEventListener('click', step);
    if (input.value === before) stepQuantity(input, isUp);
  };
  // Every other listener of the click has run by then: who has stepped is the one whose job it is. Not later: the next
  // click may be the one that sends the form.
  window.addEventListener('click', step);
  // Where a listener stopped the click.
  setTimeout(step);
}
