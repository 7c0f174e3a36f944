import { useEffect } from 'react';
import { raiseDom } from '../core/bus/dom';
import { limitsOf, parseQuantity, stepDown, stepUp } from '../core/quantity';

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
    form.addEventListener('click', event => stepOnClick(form, event), { capture: true, signal: ended.signal });
    return () => ended.abort();
  }, [form]);
}

function raiseToMinimum(input: HTMLInputElement): void {
  const { min } = limitsOf(input);
  const value = parseQuantity(input.value);
  if (min !== undefined && min >= 0 && value !== undefined && value < min) input.value = String(min);
}

function stepOnClick(form: HTMLFormElement, event: Event): void {
  const button = event.target instanceof Element ? event.target.closest(BUTTON) : null;
  const input = button?.closest('.quantity')?.querySelector<HTMLInputElement>(INPUT);
  if (!button || !input || !form.contains(button) || input.disabled || input.readOnly) return;
  const before = input.value;
  const heard = new AbortController();
  // A listener that stops the click has it for itself.
  setTimeout(() => heard.abort());
  // After every other listener of the page: who has stepped by then is the one whose job it is.
  window.addEventListener(
    'click',
    () => {
      if (input.value !== before) return;
      const change = button.classList.contains('plus') ? stepUp : stepDown;
      input.value = String(change(parseQuantity(before), limitsOf(input)));
      if (input.value !== before) raiseDom(input, 'change');
    },
    { once: true, signal: heard.signal },
  );
}
