import { createElement, type ReactNode } from 'react';
import type { SlotProps } from '../hydrate';
import { Failure } from './Failure';
import type { FormAdd } from './formAdd';
import { storeContext } from './storeContext';
import { useStore } from './useStore';

export const [FormAddProvider, useFormAdd] = storeContext<FormAdd>();

/** Slot of a product form's button: the button, and beside it why the last add did not work. */
export function SubmitButton({ element, attributes, children }: SlotProps): ReactNode {
  const { kind } = useStore(useFormAdd().failure);
  return (
    <>
      {createElement(element.localName, attributes, children)}
      <Failure kind={kind} />
    </>
  );
}
