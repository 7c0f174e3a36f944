import { ONE, type Units, unitsOf } from '../price/units';
import type { QuantityControl } from './quantityControls';

/** What an untouched quantity holds: its minimum, 0 or nothing. Source: spec product-table 3.5, 9.5. */
export type InitialMode = 'min' | '0' | 'empty';

/** Limits of a quantity as its markup has them now; undefined where it has none. */
export interface QuantityLimits {
  readonly mode: InitialMode;
  /** The least that the field takes; 0 in modes that start without a quantity. */
  readonly min: Units | undefined;
  /** The least that can be bought. */
  readonly least: Units | undefined;
  readonly max: Units | undefined;
  /** Default 1, also for a senseless one; undefined takes anything (`any`). */
  readonly step: Units | undefined;
}

/** Reads the limits of a quantity. Source: spec product-table 5.1; contract 27.1. */
export function limitsOf(control: QuantityControl): QuantityLimits {
  const read = (name: string) => unitsOf(control.getAttribute(name));
  const mode = initialMode(control);
  const min = read('min');
  const step = read('step');
  return {
    mode,
    // The server prints the least that can be bought where the field starts empty.
    min: mode === 'min' ? min : 0n,
    least: read('data-wcpt-min') ?? min,
    max: read('max'),
    step: control.getAttribute('step') === 'any' ? undefined : step && step > 0n ? step : ONE,
  };
}

export function initialMode(control: Element): InitialMode {
  const mode = control.getAttribute('data-wcpt-initial-value');
  return mode === '0' || mode === 'empty' ? mode : 'min';
}

/** The value of an untouched quantity: of a list its first number. Source: spec product-table 4.3; contract 17.4. */
export const untouched = (control: QuantityControl): string =>
  control instanceof HTMLSelectElement ? (control.options[0]?.value ?? '') : initialText(control);

/** The text of an untouched quantity; its maximum where that is below the minimum. Source: contract 27.1, 27.3. */
export function initialText(control: QuantityControl): string {
  const mode = initialMode(control);
  if (mode !== 'min') return mode === '0' ? '0' : '';
  const least = control.getAttribute('data-wcpt-min') || control.getAttribute('min') || '1';
  const max = unitsOf(control.getAttribute('max'));
  return max !== undefined && max < (unitsOf(least) ?? ONE) ? (control.getAttribute('max') ?? '') : least;
}
