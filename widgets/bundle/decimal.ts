/** An exact decimal number: `units` / 10^`places`. */
export interface Decimal {
  readonly units: bigint;
  readonly places: number;
}

export const ZERO: Decimal = { units: 0n, places: 0 };

/**
 * Reads a plain decimal as attributes have it: `"19.9"`; a comma is taken for the point.
 * @returns undefined for anything else: `""`, `"abc"`, `"1.234,5"`
 */
export function parseDecimal(text: string | null | undefined): Decimal | undefined {
  const [, whole, fraction = ''] = /^(-?\d{1,15})(?:[.,](\d{0,15})\d*)?$/.exec(text?.trim() ?? '') ?? [];
  return whole === undefined ? undefined : { units: BigInt(whole + fraction), places: fraction.length };
}

export function plus(a: Decimal, b: Decimal): Decimal {
  const places = Math.max(a.places, b.places);
  return { units: unitsAt(a, places) + unitsAt(b, places), places };
}

export const minus = (a: Decimal, { units, places }: Decimal): Decimal => plus(a, { units: -units, places });

export const times = (a: Decimal, b: Decimal): Decimal => ({ units: a.units * b.units, places: a.places + b.places });

export const isLess = (a: Decimal, b: Decimal): boolean => minus(a, b).units < 0n;

/** Rounds half away from zero, on the digits: 1.005 → 1.01. Source: add-on contract 1.8. */
export function roundTo(value: Decimal, places: number): Decimal {
  if (value.places <= places) return { units: unitsAt(value, places), places };
  const unit = 10n ** BigInt(value.places - places);
  const half = value.units < 0n ? -unit / 2n : unit / 2n;
  return { units: (value.units + half) / unit, places };
}

/** How many times `b` goes into `a`, in whole numbers; neither is below zero, `b` is above it. */
export function wholesOf(a: Decimal, b: Decimal): number {
  const places = Math.max(a.places, b.places);
  return Number(unitsAt(a, places) / unitsAt(b, places));
}

/** All digits: 2 units of 2 places are `0.02`. */
export function digitsOf({ units, places }: Decimal): string {
  const digits = String(units < 0n ? -units : units).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  return (units < 0n ? '-' : '') + whole + (places ? `.${digits.slice(-places)}` : '');
}

/** The nearest number, for whoever takes numbers only; it prints without trailing zeros. */
export const numberOf = (value: Decimal): number => Number(digitsOf(value));

function unitsAt({ units, places }: Decimal, wanted: number): bigint {
  return units * 10n ** BigInt(wanted - places);
}
