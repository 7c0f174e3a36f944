import { raiseDom } from '../../src/core/bus/dom';
import { clampQuantity, parseQuantity } from '../../src/core/quantity';
import type { Variation } from './variation';

const INPUT = '.quantity input.qty[name="quantity"]';

interface Kept {
  readonly min: string | null;
  readonly max: string | null;
  readonly display: string;
}
const kept = new WeakMap<HTMLInputElement, Kept>();

function inputsOf(form: HTMLElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>(`.single_variation_wrap ${INPUT}`)];
}

/**
 * Gives the quantity a variation's limits: one sold individually is fixed at 1 and its field hidden, else the value is
 * clamped. `change` tells other scripts. Source: spec storefront 5, contract 5.4.
 */
export function limitQuantity(form: HTMLElement, variation: Variation): void {
  for (const input of inputsOf(form)) {
    const block = input.closest<HTMLElement>('.quantity');
    if (!kept.has(input)) {
      const display = block?.style.display ?? '';
      kept.set(input, { min: input.getAttribute('min'), max: input.getAttribute('max'), display });
    }
    const min = variation.isSoldIndividually ? 1 : variation.min;
    const max = variation.isSoldIndividually ? undefined : variation.max;
    const value = variation.isSoldIndividually ? 1 : clampQuantity(parseQuantity(input.value), { min, max });
    input.setAttribute('min', String(min ?? ''));
    input.setAttribute('max', String(max ?? ''));
    input.value = String(value);
    raiseDom(input, 'change');
    if (block) block.style.display = variation.isSoldIndividually ? 'none' : (kept.get(input)?.display ?? '');
  }
}

/** Gives the quantity the product's own limits back; the value stays. Source: spec storefront 4, contract 3.11. */
export function resetQuantity(form: HTMLElement): void {
  for (const input of inputsOf(form)) {
    const own = kept.get(input);
    if (!own) continue;
    kept.delete(input);
    giveBack(input, 'min', own.min);
    giveBack(input, 'max', own.max);
    const block = input.closest<HTMLElement>('.quantity');
    if (block) block.style.display = own.display;
  }
}

function giveBack(input: HTMLInputElement, name: string, value: string | null): void {
  if (value === null) input.removeAttribute(name);
  else input.setAttribute(name, value);
}
