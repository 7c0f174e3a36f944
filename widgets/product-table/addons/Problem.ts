import { createDomPatch } from '../../../src/core/domPatch';
import { type Field, isChoice } from '../../../src/core/fields';
import { describeBy } from '../../../src/ui/elements';
import { newId } from '../pressable';
import type { FieldProblem } from './fieldProblem';

/** The message at each field that has one. */
const shown = new Map<Field, { readonly message: Element; readonly remove: () => void }>();

/** Shows a message at each field, and focuses the first one. */
export function showProblems(problems: readonly FieldProblem[]): void {
  for (const { field, text } of problems) {
    const { message } = shown.get(field) ?? addMessage(field);
    message.textContent = text;
  }
  problems[0]?.field.focus();
}

/** Removes the messages of a form's solved problems; new problems are shown when the form is sent. */
export function settleProblems(form: HTMLFormElement, problems: readonly FieldProblem[]): void {
  for (const [field, { remove }] of shown) {
    const isSolved = field.form === form && !problems.some(problem => problem.field === field);
    if (isSolved || !field.isConnected) remove();
  }
}

function addMessage(field: Field) {
  const message = document.createElement('span');
  message.className = 'sw-table-problem';
  message.id = newId('sw-table-problem');
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
