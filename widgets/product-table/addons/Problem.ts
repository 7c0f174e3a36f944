import { createDomPatch } from '../../../src/core/domPatch';
import { type Field, isChoice } from '../../../src/core/fields';
import { describeBy } from '../../../src/ui/elements';
import { newId } from '../pressable';
import { memoryOf } from '../rows/elementMemory';
import type { FieldProblem } from './fieldProblem';

/** The message at each field that has one. */
export type FieldMessages = Map<Field, { readonly message: Element; readonly remove: () => void }>;

/** The messages of a form, or of a field without one. */
function messagesOf(owner: Element): FieldMessages {
  const memory = memoryOf(owner);
  memory.messages ??= new Map();
  return memory.messages;
}

/** Shows a message at each field, and focuses the first one. */
export function showProblems(problems: readonly FieldProblem[]): void {
  for (const { field, text } of problems) {
    const { message } = messagesOf(field.form ?? field).get(field) ?? addMessage(field);
    message.textContent = text;
  }
  problems[0]?.field.focus();
}

/** Removes the messages of a form's solved problems; new problems are shown when the form is sent. */
export function settleProblems(form: HTMLFormElement, problems: readonly FieldProblem[]): void {
  for (const [field, { remove }] of messagesOf(form)) {
    if (!problems.some(problem => problem.field === field)) remove();
  }
}

function addMessage(field: Field) {
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
  const added = { message, remove };
  shown.set(field, added);
  return added;
}
