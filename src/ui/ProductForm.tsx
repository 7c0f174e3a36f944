import { createElement, type ReactNode } from 'react';
import type { CallFailure } from '../core/errors';
import type { SlotProps } from '../hydrate';
import { AddedAlert } from './AddedAlert';
import type { FormAdd } from './formAdd';
import { tUi } from './messages';
import { storeContext } from './storeContext';
import { useStore } from './useStore';

export const [FormAddProvider, useFormAdd] = storeContext<FormAdd>();

/** The button of a product form, and the message of the last add that failed. */
export function SubmitButton({ element, attributes, children }: SlotProps): ReactNode {
  const { kind } = useStore(useFormAdd().failure);
  return (
    <>
      {createElement(element.localName, attributes, children)}
      {kind && <AddedAlert after={element} className="sw-failure" text={describeFailure(kind)} />}
    </>
  );
}

export function describeFailure(kind: CallFailure): string {
  if (kind === 'network') return tUi(navigator.onLine ? 'network.failed' : 'network.offline');
  return tUi(kind === 'timeout' ? 'network.timeout' : 'cart.addFailed');
}
