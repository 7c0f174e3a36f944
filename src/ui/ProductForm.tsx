import { createElement, type ReactNode, useEffect } from 'react';
import type { SlotProps } from '../hydrate';
import { Failure } from './Failure';
import type { FormAdd } from './formAdd';
import { useStore } from './useStore';

/** What a product form does as long as it is mounted: it is sent in the background. */
export function ProductFormBehaviour({ formAdd }: { formAdd: FormAdd }): ReactNode {
  useEffect(() => {
    const ended = new AbortController();
    formAdd.start(ended.signal);
    return () => ended.abort();
  }, [formAdd]);
  return null;
}

/** Slot of a product form's button: the button, and beside it why the last add did not work. */
export function submitButtonOf(formAdd: FormAdd) {
  return function SubmitButton({ element, attributes, children }: SlotProps): ReactNode {
    const { kind } = useStore(formAdd.failure);
    return (
      <>
        {createElement(element.localName, attributes, children)}
        <Failure kind={kind} />
      </>
    );
  };
}
