import { type ReactNode, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Field, isChoice } from '../../../src/core/fields';
import { hydrateWidget, type Mounted, useAttributes } from '../../../src/hydrate';
import { describeBy } from '../../../src/ui/describeBy';
import { useStore } from '../../../src/ui/useStore';
import type { FieldProblem } from './fieldProblem';

type Said = Pick<FieldProblem, 'text'>;

/** What is said, by field. */
const said = new Map<Field, { readonly store: StoreApi<Said>; readonly widget: Mounted }>();
let count = 0;

interface ProblemProps {
  readonly field: Field;
  readonly message: Element;
  readonly store: StoreApi<Said>;
}

/** What is wrong with a field, below it. */
function Problem({ field, message, store }: ProblemProps): ReactNode {
  useAttributes(field, { 'aria-invalid': 'true' });
  useLayoutEffect(() => {
    describeBy(field, message.id, true);
    return () => describeBy(field, message.id, false);
  }, [field, message]);
  return useStore(store, ({ text }) => text);
}

/** Says at each field what is wrong with it, and leads the shopper to the first one. */
export function showProblems(problems: readonly FieldProblem[]): void {
  for (const { field, text } of problems) {
    const known = said.get(field);
    if (known) flushSync(() => known.store.setState({ text }));
    else say(field, text);
  }
  problems[0]?.field.focus();
}

/** The form is the shop's and other scripts', which React is kept out of: a message in it is a root of its own. */
function say(field: Field, text: string): void {
  const message = document.createElement('span');
  message.className = 'sw-table-problem';
  message.id = `sw-table-problem-${++count}`;
  message.textContent = text;
  const group = isChoice(field) ? field.closest('fieldset, [role="group"], [role="radiogroup"]') : null;
  // A text in a label would become part of the field's name.
  if (group) group.append(message);
  else (field.closest('label') ?? field).after(message);
  const store = createStore<Said>(() => ({ text }));
  const draw = () => <Problem field={field} message={message} store={store} />;
  said.set(field, { store, widget: hydrateWidget('product-table', message, draw, { atOnce: true }) });
}

/** Takes back what was said at a field. */
export function takeProblemBack(field: Field): void {
  const widget = said.get(field)?.widget;
  said.delete(field);
  widget?.unmount();
  widget?.marker.remove();
}

/** Fields of which something is said; those that have left the page are forgotten. */
export function problemFields(): Field[] {
  for (const field of said.keys()) if (!field.isConnected) takeProblemBack(field);
  return [...said.keys()];
}
