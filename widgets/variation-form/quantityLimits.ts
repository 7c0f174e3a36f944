import { raiseDom } from '../../src/core/bus/dom';
import type { DomPatch } from '../../src/core/domPatch';
import { clampQuantity, parseQuantity } from '../../src/core/quantity';
import type { Variation } from './variation';

const INPUT = '.quantity input.qty[name="quantity"]';

function inputsOf(form: HTMLElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>(`.single_variation_wrap ${INPUT}`)];
}

/** One sold individually is fixed at 1 with its field hidden, else the value is clamped. Source: spec storefront 5, contract 5.4. */
export function limitQuantity(form: HTMLElement, variation: Variation, { attributes, styles }: DomPatch): void {
  const { isSoldIndividually } = variation;
  const { min, max } = isSoldIndividually ? { min: 1, max: undefined } : variation;
  for (const input of inputsOf(form)) {
    const value = isSoldIndividually ? 1 : clampQuantity(parseQuantity(input.value), { min, max });
    attributes.set(input, 'min', String(min ?? ''));
    attributes.set(input, 'max', String(max ?? ''));
    input.value = String(value);
    raiseDom(input, 'change');
    const block = input.closest('.quantity');
    if (block && isSoldIndividually) styles.set(block, 'display', 'none');
    else if (block) styles.undo(block, 'display');
  }
}

/** Restores the product's own limits of the quantity; the value stays. Source: spec storefront 4, contract 3.11. */
export function resetQuantity(form: HTMLElement, { attributes, styles }: DomPatch): void {
  for (const input of inputsOf(form)) {
    attributes.undo(input, 'min');
    attributes.undo(input, 'max');
    const block = input.closest('.quantity');
    if (block) styles.undo(block, 'display');
  }
}
