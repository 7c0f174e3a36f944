import type { FormFields, FormValue } from './form';

const DEPTH = 8;

/** Elements, instances and levels below the eighth (so also circles) become an empty value under their name. */
export function toFormFields(data: Readonly<Record<string, unknown>>): FormFields {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, toFormValue(value, DEPTH)]));
}

function toFormValue(value: unknown, depth: number): FormValue {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value === 'function') return () => toFormValue(value(), depth - 1);
  if (typeof value !== 'object' || value === null || depth === 0) return null;
  if (Array.isArray(value)) return value.map(item => toFormValue(item, depth - 1));
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return null;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, toFormValue(item, depth - 1)]));
}
