import { limitsOf, parseQuantity, stepDown, stepUp } from '../../src/core/quantity';

/** The present field of a quantity: scripts may have replaced it. */
export function inputOf(wrapper: Element): HTMLInputElement | undefined {
  return wrapper.querySelector<HTMLInputElement>('input.qty') ?? undefined;
}

export function isOpen(input: HTMLInputElement): boolean {
  return input.type !== 'hidden' && !input.readOnly && !input.matches(':disabled');
}

/** Returns the number after one step; a row of a grouped product, which began empty, goes back to 0. */
export function nextOf(input: HTMLInputElement, isUp: boolean): number {
  const value = parseQuantity(input.value);
  const limits = limitsOf(input);
  if (isUp) return stepUp(value, limits);
  const beganAtNothing = limits.min === 0 && !parseQuantity(input.defaultValue);
  return beganAtNothing && value === 1 ? 0 : stepDown(value, limits);
}

export function isAtEnd(input: HTMLInputElement, isUp: boolean): boolean {
  return nextOf(input, isUp) === parseQuantity(input.value);
}

const WORDS = /^(količina( izdelka| za)?|(product )?quantity)(?![^\s:])[\s:]*|\s(količina|quantity)$/gi;

export function productOf(input: HTMLInputElement): string {
  const label = input.labels?.[0];
  // The text of a label around the field holds nothing else: buttons stand beside it.
  const text = label?.textContent || input.getAttribute('aria-label') || '';
  return text.replace(/\s+/g, ' ').trim().replace(WORDS, '').trim();
}
