import type { ReactNode } from 'react';
import type { MountOptions } from '../../src/core/mountOptions';
import { adopt } from '../../src/hydrate';
import { createFormAdd } from '../../src/ui/formAdd';
import { ProductFormBehaviour, submitButtonOf } from '../../src/ui/ProductForm';

/** A `form.cart` of a simple or grouped product. Source: contract 6.2. */
export function productForm(form: HTMLFormElement, { ajaxForm }: MountOptions): ReactNode {
  const formAdd = createFormAdd(form, ajaxForm);
  return (
    <>
      <ProductFormBehaviour formAdd={formAdd} />
      {adopt(form, { '.single_add_to_cart_button': submitButtonOf(formAdd) })}
    </>
  );
}
