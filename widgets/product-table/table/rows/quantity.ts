import { digitsOf, ONE, type Units, unitsOf } from '../../../../src/core/decimal';
import { firstInRow, inParts, inRow } from './row';

export type QuantityControl = HTMLInputElement | HTMLSelectElement;

/** Fields and lists of the table's own; those of a product's form in the row are not. */
export const QUANTITY = '.wcpt-quantity input.qty, select.wcpt-qty-select';

export const isQuantity = (element: Element): element is QuantityControl => element.matches(QUANTITY);

export const quantityControls = (part: Element): QuantityControl[] => inRow(part, QUANTITY);

export const rowQuantities = (row: HTMLElement): QuantityControl[] => inParts(row, QUANTITY);

/** The row's, else its child row's: no other row is looked at, so that 500 rows stay cheap. */
export function quantityOf(row: Element): QuantityControl | undefined {
  const below = row.nextElementSibling;
  const own = firstInRow<QuantityControl>(row, QUANTITY);
  return own ?? (below?.classList.contains('wcpt-child-row') ? firstInRow(below, QUANTITY) : undefined);
}

/** The least that can be bought, as printed; may be empty. */
export const leastOf = (control: Element): string =>
  control.getAttribute('data-wcpt-min') || control.getAttribute('min') || '';

type InitialMode = 'min' | '0' | 'empty';

type QuantityLimits = Readonly<ReturnType<typeof limitsOf>>;

/** See contract/product-table.md#quantities. */
export function limitsOf(control: QuantityControl) {
  const read = (name: string) => unitsOf(control.getAttribute(name));
  const mode = initialMode(control);
  const min = read('min');
  const step = read('step');
  return {
    mode,
    /** The least that the field takes: the server prints the least that can be bought where the field starts empty. */
    min: mode === 'min' ? min : 0n,
    /** The least that can be bought. */
    least: read('data-wcpt-min') ?? min,
    max: read('max'),
    /** Default 1, also for a senseless one; undefined takes anything (`any`). */
    step: control.getAttribute('step') === 'any' ? undefined : step && step > 0n ? step : ONE,
  };
}

export function initialMode(control: Element): InitialMode {
  const mode = control.getAttribute('data-wcpt-initial-value');
  return mode === '0' || mode === 'empty' ? mode : 'min';
}

/** See contract/product-table.md#cart. */
export const untouched = (control: QuantityControl): string =>
  control instanceof HTMLSelectElement ? (control.options[0]?.value ?? '') : initialText(control);

/** The maximum where that is below the minimum. */
export function initialText(control: QuantityControl): string {
  const mode = initialMode(control);
  if (mode !== 'min') return mode === '0' ? '0' : '';
  const least = leastOf(control) || '1';
  const max = unitsOf(control.getAttribute('max'));
  return max !== undefined && max < (unitsOf(least) ?? ONE) ? (control.getAttribute('max') ?? '') : least;
}

const MAX_ERROR = 1_000_000_000n * ONE;
const MAX_CLAMP = 1_000_000_000_000n * ONE;

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

export function isAtLimit(text: string, limits: QuantityLimits, isUp: boolean): boolean {
  const { min, max, step = ONE, mode } = limits;
  const value = text.trim() ? (unitsOf(text) ?? 0n) : (min ?? 0n);
  if (isUp) return max !== undefined && value + step > max;
  return value - step < (min ?? (mode === 'min' ? ONE : 0n));
}

/** Returns the least quantity: 0 where the field starts without one. */
const floorOf = ({ mode, min, least }: QuantityLimits): Units | undefined => (mode === 'min' ? min : least);

/**
 * Puts a typed quantity within the limits, and to a multiple of the step, counted from 0. Zero stays.
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

export type QuantityError = 'min' | 'max' | 'step';

/** Returns the error of a quantity; an empty one and 0 are valid. */
export function quantityError(text: string, limits: QuantityLimits): QuantityError | undefined {
  const { mode, max = MAX_ERROR, step } = limits;
  const floor = floorOf(limits) ?? (mode === 'min' ? ONE : 0n);
  const value = unitsOf(text);
  if (!value) return undefined;
  if (value > max) return 'max';
  if (value < floor) return 'min';
  return step && value % step ? 'step' : undefined;
}

export function positive(value: unknown): Units | undefined {
  const units = unitsOf(value);
  return units !== undefined && units > 0n ? units : undefined;
}
