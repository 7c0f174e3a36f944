import { createDomPatch } from '../../../../src/core/domPatch';
import { type Field, isChoice, isField } from '../../../../src/core/fields';
import { describeBy } from '../../../../src/ui/elements';
import { newId } from '../pressable';
import { tRow } from '../rows/messages';
import { positive, quantityOf } from '../rows/quantity';
import { isVariableRow, mainRowOf } from '../rows/row';
import { type FieldMessage, memoryOf } from '../rows/rowState';
import { formsOf, measuresOf } from './formFields';

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
  if (is.badInput) return tRow('product-table.field_number');
  if (is.valueMissing) return missing(field);
  if (is.typeMismatch) return tRow(`product-table.field_${field.type === 'email' ? 'email' : 'form'}`);
  if (is.rangeUnderflow) return tRow('product-table.field_min', { limit: limit('min') });
  if (is.rangeOverflow) return tRow('product-table.field_max', { limit: limit('max') });
  if (is.stepMismatch) return tRow('product-table.field_step', { limit: limit('step') || '1' });
  if (is.tooShort) return tRow('product-table.field_short', { n: Number(limit('minlength')) });
  if (is.tooLong) return tRow('product-table.field_long', { n: Number(limit('maxlength')) });
  if (is.customError) return field.validationMessage;
  return is.patternMismatch ? field.title || tRow('product-table.field_form') : undefined;
}

function missing(field: Field): string {
  const isFile = field instanceof HTMLInputElement && field.type === 'file';
  const kind = isFile ? 'file' : isChoice(field) || field instanceof HTMLSelectElement ? 'choice' : 'field';
  return tRow(`product-table.${kind}_missing`, { field: nameOf(field) });
}

function missingTick(field: Field, groups: Set<Element>): string | undefined {
  const group = isChoice(field) ? field.closest(REQUIRED_GROUP) : null;
  if (!group || groups.has(group) || group === field) return undefined;
  groups.add(group);
  const hasTick = group.querySelector(':is([type="checkbox"], [type="radio"]):checked') !== null;
  return hasTick ? undefined : tRow('product-table.choice_missing', { field: nameOf(field) });
}

const noMeasure = (field: Field): string | undefined =>
  positive(field.value) ? undefined : tRow('product-table.measure_missing', { field: nameOf(field) });

const GROUP_NAME = 'legend, .wc-pao-addon-name';

function nameOf(field: Field): string {
  const group = field.closest('fieldset, [role="group"], [role="radiogroup"], .wc-pao-addon-container');
  const ofGroup = isChoice(field) ? group?.querySelector(GROUP_NAME)?.textContent : undefined;
  const name = ofGroup || field.labels?.[0]?.textContent || field.getAttribute('aria-label') || field.name;
  // A star means that the field is required, as this text does.
  return name
    .replace(/\s+/g, ' ')
    .replace(/[\s*:]+$/, '')
    .trim();
}

function messagesOf(owner: Element): Map<Element, FieldMessage> {
  const memory = memoryOf(owner);
  memory.messages ??= new Map();
  return memory.messages;
}

export function showProblems(problems: readonly FieldProblem[]): void {
  for (const { field, text, stays } of problems) {
    const shown = messagesOf(field.form ?? field);
    const present = shown.get(field) ?? addMessage(field);
    present.message.textContent = text;
    shown.set(field, { ...present, stays });
  }
  problems[0]?.field.focus();
}

/** Leaves new problems alone: they are shown when the form is sent. */
export function settleProblems(form: HTMLFormElement, problems: readonly FieldProblem[]): void {
  for (const [field, { stays, remove }] of messagesOf(form)) {
    if (!problems.some(problem => problem.field === field) && !stays?.()) remove();
  }
}

function addMessage(field: Field): FieldMessage {
  const shown = messagesOf(field.form ?? field);
  const message = document.createElement('span');
  message.className = 'sw-table-problem';
  message.id = newId('sw-table-problem-');
  const group = isChoice(field) ? field.closest('fieldset, [role="group"], [role="radiogroup"]') : null;
  // A text in a label would become part of the field's name.
  if (group) group.append(message);
  else (field.closest('label') ?? field).after(message);
  const patch = createDomPatch();
  patch.attributes.set(field, 'aria-invalid', 'true');
  describeBy(field, message.id, true);
  const remove = () => {
    shown.delete(field);
    message.remove();
    patch.restore();
    describeBy(field, message.id, false);
  };
  return { message, remove };
}

/** Returns the problems of a form; where the table has the quantity, that of the form does not count. */
export function rowProblems(form: HTMLFormElement): FieldProblem[] {
  const row = mainRowOf(form);
  const hasQuantity = row && quantityOf(row);
  const isVariable = row && isVariableRow(row);
  return fieldProblems(
    form,
    ({ name }) => !(hasQuantity && name === 'quantity') && !(isVariable && name.startsWith('attribute_')),
  );
}

export const problemsOfRow = (row: HTMLElement): FieldProblem[] => formsOf(row).flatMap(rowProblems);
