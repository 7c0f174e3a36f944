import { fieldPath } from './fieldPath';

/** Values of a form by name; names in brackets are nested, `NAME[]` is a list. */
export interface FormValues {
  [name: string]: string | string[] | FormValues;
}

/** The texts of a form's fields as they would be sent, empty ones included; files are left out. */
export const textsOf = (form: HTMLFormElement): [string, string][] =>
  [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));

/** Nests values by the brackets of their names. Source: contract add-ons 5.2. */
export function nestValues(texts: Iterable<readonly [string, string]>): FormValues {
  const all: FormValues = {};
  for (const [name, value] of texts) put(all, fieldPath(name), value);
  return all;
}

function put(values: FormValues, [step = '', ...rest]: readonly string[], value: string): void {
  if (step === '__proto__') return;
  const key = step || String(Object.keys(values).length);
  const present = Object.hasOwn(values, key) ? values[key] : undefined;
  if (rest.length === 0) values[key] = value;
  else if (rest.length === 1 && rest[0] === '') values[key] = Array.isArray(present) ? [...present, value] : [value];
  else {
    const inner = typeof present === 'object' && !Array.isArray(present) ? present : {};
    values[key] = inner;
    put(inner, rest, value);
  }
}
