/**
 * An exact decimal: how many 10⁻¹² it holds. Sums and differences are those of whole numbers. Source: spec product-table
 * 9.3, scale 1e12; contract 38, whose limit of precision it does not have.
 */
export type Units = bigint;

const PLACES = 12;

/** 1 in units. */
export const ONE: Units = 1_000_000_000_000n;

/**
 * Reads a number as fields, attributes and JSON have it: `12.5`, `"12.5"`, `"12,5"`, `"1e9"`. Digits beyond the twelfth
 * decimal are rounded away, binary noise with them.
 * @returns undefined for what is no finite number: `""`, `"abc"`, `null`
 */
export function unitsOf(value: unknown): Units | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? parseUnits(plainDigits(value)) : undefined;
  if (typeof value !== 'string') return undefined;
  const text = value.trim().replace(',', '.');
  return parseUnits(text) ?? (/^[+-]?\d*(?:\.\d*)?e[+-]?\d{1,3}$/i.test(text) ? unitsOf(Number(text)) : undefined);
}

/** `a × b`, rounded to units half away from zero. */
export const timesUnits = (a: Units, b: Units): Units => divideRounded(a * b, ONE);

/** Rounded to so many decimals, half away from zero: 1.005 → 1.01. */
export function roundUnits(value: Units, decimals: number): Units {
  const unit = 10n ** BigInt(PLACES - Math.min(Math.max(decimals, 0), PLACES));
  return divideRounded(value, unit) * unit;
}

/** All digits without trailing zeros: `0.3`, `-12.5`, `7`. */
export function digitsOf(value: Units): string {
  const digits = String(value < 0n ? -value : value).padStart(PLACES + 1, '0');
  const fraction = digits.slice(-PLACES).replace(/0+$/, '');
  return (value < 0n ? '-' : '') + digits.slice(0, -PLACES) + (fraction && `.${fraction}`);
}

/** The nearest number. */
export const numberOf = (value: Units): number => Number(digitsOf(value));

function parseUnits(text: string): Units | undefined {
  const [, sign, whole = '', fraction = ''] = /^([+-]?)(\d*)(?:\.(\d*))?$/.exec(text) ?? [];
  if (!whole && !fraction) return undefined;
  const units = BigInt(whole + fraction.slice(0, PLACES).padEnd(PLACES, '0'));
  const rounded = fraction.charAt(PLACES) >= '5' ? units + 1n : units;
  return sign === '-' ? -rounded : rounded;
}

/** Digits of a number without an exponent. */
function plainDigits(value: number): string {
  const text = String(value);
  if (!text.includes('e')) return text;
  return Math.abs(value) < 1 ? value.toFixed(PLACES) : String(BigInt(value));
}

function divideRounded(value: bigint, by: bigint): bigint {
  const half = value < 0n ? -by / 2n : by / 2n;
  return (value + half) / by;
}
