import { createDomPatch } from '../../../src/core/domPatch';
import { type Field, isChoice } from '../../../src/core/fields';
import { describeBy } from '../../../src/ui/elements';
import { newId } from '../pressable';
import { memoryOf } from '../rows/elementMemory';
import type { FieldProblem } from './fieldProblem';

interface FieldMessage {
  readonly message: Element;
  readonly stays?: FieldProblem['stays'];
  readonly remove: () => void;
}

export type FieldMessages = Map<Field, FieldMessage>;

function messagesOf(owner: Element): FieldMessages {
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
