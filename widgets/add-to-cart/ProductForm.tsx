import type { ReactNode } from 'react';
import { adopt } from '../../src/hydrate';
import type { FormAdd } from '../../src/ui/formAdd';
import { FormAddProvider, SubmitButton } from '../../src/ui/ProductForm';

const slots = { '.single_add_to_cart_button': SubmitButton };

/** A `form.cart` of a simple or grouped product. Source: contract 6.2. */
export function ProductForm({ formAdd }: { formAdd: FormAdd }): ReactNode {
  return <FormAddProvider value={formAdd}>{adopt(formAdd.form, slots)}</FormAddProvider>;
}
