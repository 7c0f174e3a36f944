import { formTexts } from '../fields';
import { encode } from '../url';

export const FORM_TYPE = 'application/x-www-form-urlencoded; charset=UTF-8';

/** A value of a form field as jQuery would take it; functions are called for their value. */
export type FormValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | (() => FormValue)
  | readonly FormValue[]
  | { readonly [key: string]: FormValue };

/** Names and values of a form body. */
export type FormFields = Readonly<Record<string, FormValue>>;

/**
 * Encodes fields as the shop's own scripts (jQuery) do: `a[b]=1`, `a[]=1`, `a[0][b]=1`; empty lists and objects send nothing, `null`
 * an empty value, lone surrogates become U+FFFD. An apostrophe becomes `%27`, as in newer shops: some firewalls refuse a plain one.
 * @param fields names with values, or pairs, among which a name may come again
 */
export function encodeForm(fields: FormFields | Iterable<readonly [name: string, text: string]>): string {
  const pairs: string[] = [];
  const entries = Symbol.iterator in fields ? fields : Object.entries(fields);
  for (const [name, value] of entries) collect(pairs, name, value);
  return pairs.join('&');
}

export const encodeApostrophes = (body: string): string => body.replaceAll("'", '%27');

/**
 * Encodes a form's texts as jQuery's `serialize()` does: no button, no files, CR LF.
 * @param extra fields beside or in place of the form's
 */
export function serializeForm(form: HTMLFormElement, extra: Readonly<Record<string, string>> = {}): string {
  const own = formTexts(form).flatMap(([name, text]): [string, string][] =>
    name in extra ? [] : [[name, text.replace(/\r?\n/g, '\r\n')]],
  );
  return encodeForm([...own, ...Object.entries(extra)]);
}

export function appendQuery(url: string, query: string): string {
  if (!query) return url;
  return `${url}${url.includes('?') ? '&' : '?'}${query}`;
}

function collect(pairs: string[], name: string, value: FormValue): void {
  if (typeof value === 'function') {
    pairs.push(pair(name, value()));
  } else if (isList(value)) {
    value.forEach((item, index) => {
      if (name.endsWith('[]')) collect(pairs, name, scalar(item));
      else collect(pairs, `${name}[${typeof item === 'object' && item ? index : ''}]`, item);
    });
  } else if (typeof value === 'object' && value) {
    for (const [key, item] of Object.entries(value)) collect(pairs, `${name}[${key}]`, item);
  } else {
    pairs.push(pair(name, value));
  }
}

/** Under a name that ends in `[]` already, jQuery sends every item as it prints. */
function scalar(item: FormValue): FormValue {
  return typeof item === 'object' && item ? String(item) : item;
}

// Array.isArray does not narrow away readonly arrays.
function isList(value: FormValue): value is readonly FormValue[] {
  return Array.isArray(value);
}

const pair = (name: string, value: FormValue): string =>
  encodeApostrophes(`${encode(name)}=${encode(String(value ?? ''))}`.replaceAll('%20', '+'));

const DEPTH = 8;

/** Elements, instances and levels below the eighth (so also circles) become an empty value under their name. */
export function toFormFields(data: Readonly<Record<string, unknown>>): FormFields {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, toFormValue(value, DEPTH)]));
}

function toFormValue(value: unknown, depth: number): FormValue {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value === 'function') return String(toFormValue(value(), depth - 1) ?? '');
  if (typeof value !== 'object' || value === null || depth === 0) return null;
  if (Array.isArray(value)) return value.map(item => toFormValue(item, depth - 1));
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return null;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, toFormValue(item, depth - 1)]));
}
