import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Field } from '../../src/core/fields';
import { Adopted, adopt, type SlotProps, useAttributes, useClasses } from '../../src/hydrate';
import { describeBy } from '../../src/ui/elements';
import { useStore } from '../../src/ui/useStore';
import { AccountFormProvider, type AccountFormStore, useAccountForm } from './accountFormStore';

const slots = { '[type="submit"]': SendButton };

export function AccountForm({ form, store }: { form: HTMLFormElement; store: AccountFormStore }): ReactNode {
  const missing = useStore(store, state => state.missing);
  // Buttons of the other forms carry a value that the shop needs, which a disabled one would keep back.
  const isBusied = () => form.matches('.lost_reset_password');
  return (
    <AccountFormProvider value={store}>
      {adopt(form, slots, isBusied)}
      {[...missing].map(([field, text]) => (
        <FieldError key={idOf(field)} field={field} text={text} />
      ))}
    </AccountFormProvider>
  );
}

const idOf = (field: Field): string => `${field.id || field.name}_error`;

function SendButton({ element }: SlotProps): ReactNode {
  const isSent = useStore(useAccountForm(), state => state.isSent);
  useAttributes(element, isSent ? { disabled: '' } : {});
  return <Adopted of={element} />;
}

function FieldError({ field, text }: { field: Field; text: string }): ReactNode {
  const [row] = useState(() => field.closest('.form-row'));
  const id = idOf(field);
  useClasses(row, { 'woocommerce-invalid': true, 'woocommerce-invalid-required-field': true });
  useAttributes(field, { 'aria-invalid': 'true' });
  useLayoutEffect(() => {
    describeBy(field, id, true);
    return () => describeBy(field, id, false);
  }, [field, id]);
  const place = row ?? field.parentElement;
  const error = (
    <span id={id} className="sw-field-error">
      {text}
    </span>
  );
  return place && createPortal(error, place);
}
