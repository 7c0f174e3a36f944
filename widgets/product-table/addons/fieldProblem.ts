import { unitsOf } from '../../../src/core/decimal';
import { type Field, isChoice, isField } from '../../../src/core/fields';
import { measuresOf } from './formFields';
import { tAddons } from './messages';

export interface FieldProblem {
  readonly field: Field;
  readonly text: string;
  /** Whether a problem that the form's own check does not know is still there. */
  readonly stays?: () => boolean;
}

/** The add-on marks the group and not its boxes. */
const REQUIRED_GROUP = '.wc-pao-required-addon, [aria-required="true"]';

/**
 * Returns the problems of a form's shown fields in its order: the browser's own, groups of boxes without a tick, measures of 0
 * or less.
 */
export function fieldProblems(form: HTMLFormElement, isAsked = (_: Field) => true): FieldProblem[] {
  const measures = new Set<Field>(measuresOf(form).filter(({ type }) => type !== 'hidden'));
  const groups = new Set<Element>();
  return [...form.elements].flatMap(field => {
    if (!isField(field) || !field.willValidate || !isAsked(field) || isHidden(field, form)) return [];
    if (field instanceof HTMLInputElement && field.type === 'radio') {
      // One of a group speaks for all.
      const group = field.closest('fieldset, [role="radiogroup"], .wc-pao-addon-container') ?? form;
      if (field.validity.valueMissing && groups.has(group)) return [];
      if (field.validity.valueMissing) groups.add(group);
    }
    const text = invalid(field) ?? missingTick(field, groups) ?? (measures.has(field) ? noMeasure(field) : undefined);
    return text ? [{ field, text }] : [];
  });
}

function isHidden(field: Element, form: Element): boolean {
  for (let part: Element | null = field; part && part !== form; part = part.parentElement) {
    if (getComputedStyle(part).display === 'none') return true;
  }
  return false;
}

/** Replaces the browser's own messages, which are in the browser's language. */
function invalid(field: Field): string | undefined {
  const { validity: is } = field;
  const limit = (name: string) => field.getAttribute(name) ?? '';
  if (is.badInput) return tAddons('product-table.field_number');
  if (is.valueMissing) return missing(field);
  if (is.typeMismatch) return tAddons(`product-table.field_${field.type === 'email' ? 'email' : 'form'}`);
  if (is.rangeUnderflow) return tAddons('product-table.field_min', { limit: limit('min') });
  if (is.rangeOverflow) return tAddons('product-table.field_max', { limit: limit('max') });
  if (is.stepMismatch) return tAddons('product-table.field_step', { limit: limit('step') || '1' });
  if (is.tooShort) return tAddons('product-table.field_short', { n: Number(limit('minlength')) });
  if (is.tooLong) return tAddons('product-table.field_long', { n: Number(limit('maxlength')) });
  if (is.customError) return field.validationMessage;
  return is.patternMismatch ? field.title || tAddons('product-table.field_form') : undefined;
}

function missing(field: Field): string {
  const isFile = field instanceof HTMLInputElement && field.type === 'file';
  const kind = isFile ? 'file' : isChoice(field) || field instanceof HTMLSelectElement ? 'choice' : 'field';
  return tAddons(`product-table.${kind}_missing`, { field: nameOf(field) });
}

function missingTick(field: Field, groups: Set<Element>): string | undefined {
  const group = isChoice(field) ? field.closest(REQUIRED_GROUP) : null;
  if (!group || groups.has(group) || group === field) return undefined;
  groups.add(group);
  const hasTick = group.querySelector(':is([type="checkbox"], [type="radio"]):checked') !== null;
  return hasTick ? undefined : tAddons('product-table.choice_missing', { field: nameOf(field) });
}

function noMeasure(field: Field): string | undefined {
  return (unitsOf(field.value) ?? 0n) > 0n
    ? undefined
    : tAddons('product-table.measure_missing', { field: nameOf(field) });
}

const GROUP_NAME = 'legend, .wc-pao-addon-name';

function nameOf(field: Field): string {
  const group = field.closest('fieldset, [role="group"], [role="radiogroup"], .wc-pao-addon-container');
  const ofGroup = isChoice(field) ? group?.querySelector(GROUP_NAME)?.textContent : undefined;
  const name = ofGroup || field.labels?.[0]?.textContent || field.getAttribute('aria-label') || field.name;
  // A star says that it is required, as this does.
  return name
    .replace(/\s+/g, ' ')
    .replace(/[\s*:]+$/, '')
    .trim();
}
