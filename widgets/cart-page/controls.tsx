import type { MouseEvent, ReactNode } from 'react';
import { isStopped } from '../../src/core/bus/dom';
import { Adopted, type SlotProps } from '../../src/hydrate';
import { clickWithKeys, runAfterListeners } from '../../src/ui/press';
import { useDomEvent } from '../../src/ui/useBus';
import { isProcessing } from '../../src/ui/useCover';
import type { CartAction } from './queue';
import { useCart } from './store';

/** A link that changes the cart in the background, as long as that works. */
export const actionLink = (actionOf: (link: HTMLAnchorElement) => CartAction) =>
  function ActionLink({ element }: SlotProps): ReactNode {
    const cart = useCart();
    const onClick = (event: MouseEvent) => {
      const action = element instanceof HTMLAnchorElement && actionOf(element);
      if (!action || cart.isPlain(action.kind)) return;
      runAfterListeners(event.nativeEvent, () => isProcessing(element) || cart.perform(action));
    };
    return <Adopted of={element} onClick={onClick} onKeyDown={event => clickWithKeys(element, event)} />;
  };

/** Listens on the document: another script may have asked the shopper first, and prevented it. Without an action the form is posted as ever. */
export function useSubmit(
  form: HTMLFormElement,
  actionOf: (submitter: Element | null) => CartAction | undefined,
): void {
  const cart = useCart();
  useDomEvent(document, 'submit', (target, event) => {
    if (target !== form || isStopped(event)) return;
    const action = actionOf(event instanceof SubmitEvent ? event.submitter : null);
    if (!action || cart.isPlain(action.kind)) return;
    event.preventDefault();
    if (!isProcessing(form)) cart.perform(action);
  });
}
