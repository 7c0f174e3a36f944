import { useEffect } from 'react';

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

/** Steps taken here so far: a value that changes with them was not changed by the theme. */
let taken = 0;

function stepOnClick({ target }: Event): void {
  const button = target instanceof Element ? target.closest(BUTTON) : null;
  const input = button?.closest('.quantity')?.querySelector<HTMLInputElement>(INPUT);
  if (!button || !input || input.disabled || input.readOnly) return;
  const before = { value: input.value, taken };
  const isUp = button.classList.contains('plus');
  // Every other listener of the click has run by then: who has stepped is the one whose job it is.
  setTimeout(async () => {
    if (input.value !== before.value && taken === before.taken) return;
    const { stepQuantity } = await import('./stepQuantity');
    taken++;
    stepQuantity(input, isUp);
  });
}
