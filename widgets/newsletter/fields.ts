import { raiseDom } from '../../src/core/bus/dom';

/** A field of a form. */
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const FIELD = 'input, select, textarea';
const UNFILLABLE = /^(?:button|file|image|password|reset|submit)$/;

/** Fields of a form, hidden ones included. */
export const fieldsOf = (form: ParentNode): readonly Field[] => [...form.querySelectorAll<Field>(FIELD)];

/** A box or a radio button, which counts only while it is checked. */
const isCheckable = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type);

/**
 * What the fields of exactly this name hold; of a list of several choices the first one. Source: contract add-ons 5.2.
 * @returns nothing at all when no field has the name, or none is checked
 */
export const valuesOf = (fields: readonly Field[], name: string): readonly string[] =>
  fields.filter(field => field.name === name && (!isCheckable(field) || field.checked)).map(field => field.value);

/** The steps of a field's name: `GROUPINGS[5][]` → `GROUPINGS`, `5` and an empty one. A name in odd brackets is one step. */
export function fieldPath(name: string): readonly string[] {
  const [, head = name, brackets = ''] = /^([^[]+)((?:\[[^\]]*\])*)$/.exec(name) ?? [];
  return [head, ...[...brackets.matchAll(/\[([^\]]*)\]/g)].map(([, step = '']) => step)];
}

/** Whether a field holds something else than the server printed. */
export function isTyped(field: Field): boolean {
  if (isCheckable(field)) return field.checked !== field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.type !== 'hidden' && field.value !== field.defaultValue;
  const options = [...field.options];
  const initial = options.filter(option => option.defaultSelected);
  if (initial.length === 0 && !field.multiple) return field.selectedIndex > 0;
  return options.some(option => option.selected !== option.defaultSelected);
}

/**
 * Fills a form's fields from values that are nested by their names' brackets; fields without a value stay. What belongs to
 * the form itself (`_mc4wp_…`) is never touched. Each field that changes raises `change`, after all are filled.
 * @param except fields that stay as well
 */
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

/** @returns whether the field holds something else now */
function fill(field: Field, values: readonly string[], place: number): boolean {
  if (isCheckable(field)) {
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
