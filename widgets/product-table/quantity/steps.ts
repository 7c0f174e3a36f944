import { digitsOf, ONE, type Units, unitsOf } from '../price/units';
import type { QuantityLimits } from './quantityLimits';

/** Limits without a word of the page. Source: spec product-table 5.1, 9.3. */
const MAX_ERROR = 1_000_000_000n * ONE;
const MAX_CLAMP = 1_000_000_000_000n * ONE;

/** The quantity that one plus or minus gives. Source: spec product-table 5.1; contract 27.2. */
export function stepped(text: string, limits: QuantityLimits, isUp: boolean): Units {
  const { min = 0n, least = min, step = ONE } = limits;
  const value = text.trim() ? (unitsOf(text) ?? 0n) : min;
  if (isUp) {
    const next = value + step;
    return value < least && next >= min ? least : next;
  }
  const next = value - step;
  if (next < least) return min > 0n ? 0n : min;
  return next < min ? 0n : next;
}

/** Whether a plus or minus would leave the limits. Source: contract 27.2. */
export function isAtLimit(text: string, limits: QuantityLimits, isUp: boolean): boolean {
  const { min, max, step = ONE, mode } = limits;
  const value = text.trim() ? (unitsOf(text) ?? 0n) : (min ?? 0n);
  if (isUp) return max !== undefined && value + step > max;
  return value - step < (min ?? (mode === 'min' ? ONE : 0n));
}

/** The least of what is typed, but for 0: where the field starts without a quantity, its minimum is 0. */
const floorOf = ({ mode, min, least }: QuantityLimits): Units | undefined => (mode === 'min' ? min : least);

/**
 * A typed quantity put right: within the limits and a multiple of the step, counted from 0. Zero stays.
 * @returns undefined for what is no number: the field's first value stands for it. Source: spec product-table 5.1; contract 27.3
 */
export function settled(text: string, limits: QuantityLimits): string | undefined {
  const { max = MAX_CLAMP, step } = limits;
  const floor = floorOf(limits) ?? 0n;
  const typed = unitsOf(text);
  if (typed === undefined) return undefined;
  let value = typed !== 0n && typed < floor ? floor : typed;
  if (value > max) value = max;
  const rest = step && value % step;
  if (!rest) return digitsOf(value);
  const next = value - rest + (value > 0n ? step : 0n);
  return digitsOf(next > max ? max - (max % step) : next);
}

/** What is wrong with a quantity. */
export type QuantityError = 'min' | 'max' | 'step';

/** What is wrong with a quantity as it is typed; nothing with an empty one and 0. Source: spec product-table 5.1; contract 27.4. */
export function quantityError(text: string, limits: QuantityLimits): QuantityError | undefined {
  const { mode, max = MAX_ERROR, step } = limits;
  const floor = floorOf(limits) ?? (mode === 'min' ? ONE : 0n);
  const value = unitsOf(text);
  if (!value) return undefined;
  if (value > max) return 'max';
  if (value < floor) return 'min';
  return step && value % step ? 'step' : undefined;
}
