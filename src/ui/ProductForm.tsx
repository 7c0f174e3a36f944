import { createElement, type ReactNode } from 'react';
import type { CallFailure } from '../core/errors';
import { markInjected, type SlotProps } from '../hydrate';
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
      <Failure kind={kind} />
    </>
  );
}

export function describeFailure(kind: CallFailure): string {
  if (kind === 'network') return tUi(navigator.onLine ? 'network.failed' : 'network.offline');
  return tUi(kind === 'timeout' ? 'network.timeout' : 'cart.addFailed');
}

export function Failure({ kind }: { kind: CallFailure | undefined }): ReactNode {
  return kind ? (
    <span ref={markInjected} className="sw-failure" role="alert">
      {describeFailure(kind)}
    </span>
  ) : null;
}
