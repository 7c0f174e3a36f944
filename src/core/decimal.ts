/** A decimal as a number of 10⁻¹², so that sums are exact. */
export type Units = bigint;

const PLACES = 12;

export const ONE: Units = 1_000_000_000_000n;

/** Reads `12.5`, `"12.5"`, `"12,5"`, `"1e9"`; rounds beyond the twelfth decimal. Undefined for `""`, `"abc"`, `"1.234,5"`, `null`. */
export function unitsOf(value: unknown): Units | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? parseUnits(plainDigits(value)) : undefined;
  if (typeof value !== 'string') return undefined;
  const text = value.trim().replace(',', '.');
  return parseUnits(text) ?? (/^[+-]?\d*(?:\.\d*)?e[+-]?\d{1,3}$/i.test(text) ? unitsOf(Number(text)) : undefined);
}

/** The exact value of an amount in minor units. @param decimals digits of the minor unit, at most 12 */
export const fromMinor = (minor: number, decimals: number): Units => BigInt(minor) * unitAt(decimals);

/** The nearest amount in minor units, half away from zero. @param decimals digits of the minor unit, at most 12 */
export const toMinor = (value: Units, decimals: number): number => Number(divideRounded(value, unitAt(decimals)));

/** `a × b`, rounded to units half away from zero. */
export const timesUnits = (a: Units, b: Units): Units => divideRounded(a * b, ONE);

/** Rounds to a number of decimals, half away from zero, on the digits: 1.005 → 1.01. */
export const roundUnits = (value: Units, decimals: number): Units =>
  divideRounded(value, unitAt(decimals)) * unitAt(decimals);

/** All digits without trailing zeros: `0.3`, `-12.5`, `7`. */
export const digitsOf = (value: Units): string => fixedDigits(value, PLACES).replace(/\.?0+$/, '');

/** Returns rounded digits with exactly that many decimals: `12.50`. @param decimals 1 to 12; with 0 there is no point */
export function fixedDigits(value: Units, decimals: number): string {
  const places = Math.min(Math.max(decimals, 0), PLACES);
  const rounded = divideRounded(value, unitAt(places));
  const digits = String(rounded < 0n ? -rounded : rounded).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  return (rounded < 0n ? '-' : '') + whole + (places ? `.${digits.slice(-places)}` : '');
}

export const numberDigits = (value: number): string => digitsOf(unitsOf(value) ?? 0n);

export const numberOf = (value: Units): number => Number(digitsOf(value));

/** The sum of two finite numbers without binary noise: 0.1 + 0.2 is 0.3. */
export const addExactly = (a: number, b: number): number => numberOf((unitsOf(a) ?? 0n) + (unitsOf(b) ?? 0n));

/** Units of texts that were read: hundreds of rows have the same few limits, steps and prices. */
const known = new Map<string, Units | undefined>();
const KNOWN_AT_MOST = 1000;

function parseUnits(text: string): Units | undefined {
  if (known.has(text)) return known.get(text);
  if (known.size === KNOWN_AT_MOST) known.clear();
  const units = readUnits(text);
  known.set(text, units);
  return units;
}

function readUnits(text: string): Units | undefined {
  const [, sign, whole = '', fraction = ''] = /^([+-]?)(\d*)(?:\.(\d*))?$/.exec(text) ?? [];
  if (!whole && !fraction) return undefined;
  const units = BigInt(whole + fraction.slice(0, PLACES).padEnd(PLACES, '0'));
  const rounded = fraction.charAt(PLACES) >= '5' ? units + 1n : units;
  return sign === '-' ? -rounded : rounded;
}

function plainDigits(value: number): string {
  const text = String(value);
  if (!text.includes('e')) return text;
  return Math.abs(value) < 1 ? value.toFixed(PLACES) : String(BigInt(value));
}

/** Returns the value of the last decimal place, in units. */
const unitAt = (decimals: number): Units => 10n ** BigInt(PLACES - Math.trunc(Math.min(Math.max(decimals, 0), PLACES)));

function divideRounded(value: bigint, by: bigint): bigint {
  const half = value < 0n ? -by / 2n : by / 2n;
  return (value + half) / by;
}
