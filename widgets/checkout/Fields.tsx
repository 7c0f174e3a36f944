import { memo, type ReactNode, useLayoutEffect, useState } from 'react';
import type { Field } from '../../src/core/fields';
import { useAttributes } from '../../src/hydrate';
import { describeBy, keyOf, useDescription } from '../../src/ui/elements';
import { useSlide } from '../../src/ui/slide';
import { useStore } from '../../src/ui/useStore';
import { type FieldsStore, NONE, type Validation } from './validation';

/** ms. See contract/page.md#times. */
const DURATION = 250;
const PROBLEMS = ['required-field', 'email', 'phone'] as const;

/** The validation of a form's fields. These stay opaque: their rows are the address fields', plugins' and the server's. */
export function Fields({ store }: { store: FieldsStore }): ReactNode {
  const { validations, descriptions } = useStore(store);
  return (
    <>
      {[...validations].map(([field, validation]) => (
        <FieldValidation key={keyOf(field)} field={field} validation={validation} />
      ))}
      {descriptions.map(description => (
        <Description key={keyOf(description)} element={description} store={store} />
      ))}
    </>
  );
}

const idOf = (field: Field): string => `${field.id || field.name}_description`;

const FieldValidation = memo(function FieldValidation(props: { field: Field; validation: Validation }): ReactNode {
  const { field, validation } = props;
  useLayoutEffect(() => showValidation(field, validation), [field, validation]);
  useLayoutEffect(() => () => showValidation(field, NONE), [field]);
  return null;
});

/** Writes on the live row: React can't remove an error that another script has removed or replaced. */
function showValidation(field: Field, { problem, text, isValid, isFromServer }: Validation): void {
  const row = field.closest('.form-row');
  if (!row) return;
  row.classList.toggle('woocommerce-invalid', Boolean(problem || (isFromServer && !isValid)));
  row.classList.toggle('woocommerce-validated', Boolean(isValid));
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

function Description({ element, store }: { element: HTMLElement; store: FieldsStore }): ReactNode {
  const isShown = useStore(store, ({ description }) => description === element);
  const [field] = useState(() =>
    element.parentElement?.closest('.woocommerce-input-wrapper')?.querySelector('input, select, textarea'),
  );
  useSlide(element, isShown, DURATION);
  useAttributes(element, { 'aria-hidden': String(!isShown) });
  useDescription(field, element.id);
  return null;
}
