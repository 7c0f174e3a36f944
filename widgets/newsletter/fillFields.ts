import { raiseDom } from '../../src/core/bus/dom';
import { fieldPath } from './fieldPath';
import { type Field, fieldsOf, isCheckable } from './fields';

const UNFILLABLE = /^(?:button|file|image|password|reset|submit)$/;

/**
 * Fills a form's fields from values that are nested by their names' brackets; fields without a value stay. What belongs to
 * the form itself (`_mc4wp_…`) is never touched. Each field that changes raises `change`, after all are filled.
 * @param keepsTyped fields that hold something else than the server printed stay as well
 */
export function fillFields(form: HTMLFormElement, data: object, keepsTyped = false): void {
  const places = new Map<string, number>();
  const changed = fieldsOf(form).filter(field => {
    const { name } = field;
    const place = places.get(name) ?? 0;
    places.set(name, place + 1);
    if (!name || name.startsWith('_mc4wp_') || UNFILLABLE.test(field.type)) return false;
    if (keepsTyped && isTyped(field)) return false;
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

function isTyped(field: Field): boolean {
  if (isCheckable(field)) return field.checked !== field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.type !== 'hidden' && field.value !== field.defaultValue;
  const options = [...field.options];
  const initial = options.filter(option => option.defaultSelected);
  if (initial.length === 0 && !field.multiple) return field.selectedIndex > 0;
  return options.some(option => option.selected !== option.defaultSelected);
}

function valuesAt(data: unknown, [step, ...rest]: readonly string[]): readonly string[] | undefined {
  if (step !== undefined && step !== '') {
    const isThere = typeof data === 'object' && data !== null && Object.hasOwn(data, step);
    return isThere ? valuesAt(Reflect.get(data, step), rest) : undefined;
  }
  if (data === undefined || data === null) return undefined;
  return (typeof data === 'object' ? Object.values(data) : [data]).map(String);
}
