import { memo, type ReactNode, useLayoutEffect, useState } from 'react';
import type { Field } from '../../src/core/fields';
import { useAttributes } from '../../src/hydrate';
import { describeBy } from '../../src/ui/describeBy';
import { useSlide } from '../../src/ui/useSlide';
import { useStore } from '../../src/ui/useStore';
import type { FieldsStore, Verdict } from './verdicts';

/** ms. Source: contract 28.3. */
const DURATION = 250;
const PROBLEMS = ['required-field', 'email', 'phone'] as const;
const UNSAID: Verdict = {};

/** What a form says at its fields. Those stay opaque: rows are the address fields', plugins' and the server's. */
export function Fields({ store }: { store: FieldsStore }): ReactNode {
  const { verdicts, descriptions } = useStore(store);
  return (
    <>
      {[...verdicts].map(([field, verdict]) => (
        <FieldVerdict key={keyOf(field)} field={field} verdict={verdict} />
      ))}
      {descriptions.map(description => (
        <Description key={keyOf(description)} element={description} store={store} />
      ))}
    </>
  );
}

const keys = new WeakMap<Element, number>();
let lastKey = 0;

/** Ids are no keys: markup that takes an element's place has another with the same id. */
function keyOf(element: Element): number {
  const key = keys.get(element) ?? ++lastKey;
  keys.set(element, key);
  return key;
}

const idOf = (field: Field): string => `${field.id || field.name}_description`;

/** What is wrong with a field, or that nothing is. */
const FieldVerdict = memo(function FieldVerdict(props: { field: Field; verdict: Verdict }): ReactNode {
  const { field, verdict } = props;
  useLayoutEffect(() => showVerdict(field, verdict), [field, verdict]);
  useLayoutEffect(() => () => showVerdict(field, UNSAID), [field]);
  return null;
});

/**
 * Draws on the live row: another script may write a row anew, or take an error out of it, and React can't remove what is
 * gone. Screen readers hear an error with its field. Source: contract 17.5, 18.4.
 */
function showVerdict(field: Field, { problem, text, isRight, isServers }: Verdict): void {
  const row = field.closest('.form-row');
  if (!row) return;
  row.classList.toggle('woocommerce-invalid', Boolean(problem || (isServers && !isRight)));
  row.classList.toggle('woocommerce-validated', Boolean(isRight));
  for (const one of PROBLEMS) row.classList.toggle(`woocommerce-invalid-${one}`, one === problem);
  const id = idOf(field);
  const there = row.querySelector(`#${CSS.escape(id)}`);
  describeBy(field, id, text !== undefined);
  if (text === undefined) {
    there?.remove();
    field.removeAttribute('aria-invalid');
    return;
  }
  field.setAttribute('aria-invalid', 'true');
  const error = there ?? document.createElement('p');
  error.id = id;
  error.className = 'checkout-inline-error-message';
  if (error.textContent !== text) error.textContent = text;
  if (!there) row.append(error);
}

/** What helps to fill in a field: shown while the shopper is in it. */
function Description({ element, store }: { element: HTMLElement; store: FieldsStore }): ReactNode {
  const isShown = useStore(store, ({ description }) => description === element);
  const [field] = useState(() =>
    element.parentElement?.closest('.woocommerce-input-wrapper')?.querySelector('input, select, textarea'),
  );
  useSlide(element, isShown, DURATION);
  useAttributes(element, { 'aria-hidden': String(!isShown) });
  useLayoutEffect(() => {
    if (!field || !element.id) return;
    describeBy(field, element.id, true);
    return () => describeBy(field, element.id, false);
  }, [element, field]);
  return null;
}
