import { raiseDom } from '../../src/core/bus/dom';
import { type Field, isChoice, isTouched } from '../../src/core/fields';

export const FIELD = 'input, select, textarea';
const UNFILLABLE = /^(?:button|file|image|password|reset|submit)$/;

export const fieldsOf = (form: ParentNode): readonly Field[] => [...form.querySelectorAll<Field>(FIELD)];

/** The values of the fields with exactly this name; of a list of several choices the first one. */
export const valuesOf = (fields: readonly Field[], name: string): readonly string[] =>
  fields.filter(field => field.name === name && (!isChoice(field) || field.checked)).map(field => field.value);

/** Splits a field's name: `GROUPINGS[5][]` → `GROUPINGS`, `5` and an empty one. A name in odd brackets is one step. */
export function fieldPath(name: string): readonly string[] {
  const [, head = name, brackets = ''] = /^([^[]+)((?:\[[^\]]*\])*)$/.exec(name) ?? [];
  return [head, ...[...brackets.matchAll(/\[([^\]]*)\]/g)].map(([, step = '']) => step)];
}

export const isTyped = (field: Field): boolean => field.type !== 'hidden' && isTouched(field);

/** Fills fields from values that are nested by their names' brackets, but the form's own (`_mc4wp_…`); `change` follows when all are filled. */
export function fillFields(form: HTMLFormElement, data: object, except: ReadonlySet<Field> = new Set()): void {
  const places = new Map<string, number>();
  const changed = fieldsOf(form).filter(field => {
    const { name } = field;
    const place = places.get(name) ?? 0;
    places.set(name, place + 1);
    if (!name || name.startsWith('_mc4wp_') || UNFILLABLE.test(field.type) || except.has(field)) return false;
    const values = valuesAt(data, fieldPath(name));
    return values !== undefined && fill(field, values, name.endsWith('[]') ? place : 0);
  });
  for (const field of changed) raiseDom(field, 'change');
}

/** @returns whether the field has changed */
function fill(field: Field, values: readonly string[], place: number): boolean {
  if (isChoice(field)) {
    const before = field.checked;
    field.checked = values.includes(field.value);
    return field.checked !== before;
  }
  if (field instanceof HTMLSelectElement && field.multiple) {
    const changing = [...field.options].filter(option => option.selected !== values.includes(option.value));
    for (const option of changing) option.selected = !option.selected;
    return changing.length > 0;
  }
  const value = values[place];
  if (value === undefined || field.value === value) return false;
  field.value = value;
  return true;
}

function valuesAt(data: unknown, [step, ...rest]: readonly string[]): readonly string[] | undefined {
  if (step !== undefined && step !== '') {
    const isThere = typeof data === 'object' && data !== null && Object.hasOwn(data, step);
    return isThere ? valuesAt(Reflect.get(data, step), rest) : undefined;
  }
  if (data === undefined || data === null) return undefined;
  return (typeof data === 'object' ? Object.values(data) : [data]).map(String);
}
