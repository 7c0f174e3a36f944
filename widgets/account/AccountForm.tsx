import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Field } from '../../src/core/fields';
import { isField } from '../../src/core/fields';
import { textWithout } from '../../src/core/html/text';
import { adopt, useAttributes, useClasses } from '../../src/hydrate';
import { useDescription } from '../../src/ui/elements';
import { sendOnce } from '../../src/ui/sendOnce';
import { createDrawnStore } from '../../src/ui/storeContext';
import { useStore } from '../../src/ui/useStore';
import { tAccount } from './messages';

interface AccountFormState {
  readonly missing: ReadonlyMap<Field, string>;
  readonly isSent: boolean;
}

type AccountFormStore = ReturnType<typeof createAccountFormStore>;

const REQUIRED = ':is(input, select, textarea):is([required], [aria-required="true"]):not([type="hidden"], :disabled)';

/** Returns the form's store. A form with empty required fields is not sent; the shop validates all else. */
export function createAccountFormStore(form: HTMLFormElement) {
  const store = createDrawnStore<AccountFormState>(() => ({ missing: new Map(), isSent: false }));
  const { getState, draw } = store;

  function check(event: Event): void {
    const empty = [...form.querySelectorAll(REQUIRED)].filter(isField).filter(field => isEmpty(field) && isSeen(field));
    const [first] = empty;
    if (!first) return;
    event.preventDefault();
    draw({ missing: new Map(empty.map(field => [field, messageOf(field)])) });
    first.focus();
  }

  function clearMissing({ target }: Event): void {
    const { missing } = getState();
    if (isField(target) && missing.has(target))
      draw({ missing: new Map([...missing].filter(([one]) => one !== target)) });
  }

  function start(signal: AbortSignal): void {
    form.addEventListener('submit', check, { signal });
    form.addEventListener('input', clearMissing, { signal });
    sendOnce(form, isSent => draw({ isSent }), signal);
  }

  return { ...store, start };
}

const isSeen = (field: Field): boolean => field.getClientRects().length > 0;

const isEmpty = (field: Field): boolean =>
  field instanceof HTMLInputElement && field.type === 'checkbox' ? !field.checked : field.value === '';

function messageOf(field: Field): string {
  const label = textWithout(field.closest('.form-row')?.querySelector('label'), '.required, .screen-reader-text');
  return label ? tAccount('account.required', { label }) : tAccount('account.requiredField');
}

export function AccountForm({ form, store }: { form: HTMLFormElement; store: AccountFormStore }): ReactNode {
  const { missing, isSent } = useStore(store);
  // Buttons of the other forms carry a value that the shop needs, which a disabled one would keep back.
  const button = form.matches('.lost_reset_password') ? form.querySelector('[type="submit"]') : null;
  useAttributes(button, isSent ? { disabled: '' } : {});
  return (
    <>
      {adopt(form, {})}
      {[...missing].map(([field, text]) => (
        <FieldError key={idOf(field)} field={field} text={text} />
      ))}
    </>
  );
}

const idOf = (field: Field): string => `${field.id || field.name}_error`;

function FieldError({ field, text }: { field: Field; text: string }): ReactNode {
  const [row] = useState(() => field.closest('.form-row'));
  const id = idOf(field);
  useClasses(row, { 'woocommerce-invalid': true, 'woocommerce-invalid-required-field': true });
  useAttributes(field, { 'aria-invalid': 'true' });
  useDescription(field, id);
  const place = row ?? field.parentElement;
  const error = (
    <span id={id} className="sw-field-error">
      {text}
    </span>
  );
  return place && createPortal(error, place);
}
