import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { Adopted, AdoptedOnce, type SlotProps, useAttributes } from '../../src/hydrate';
import { useDomEvent } from '../../src/ui/useBus';
import { useProcessing } from '../../src/ui/useCover';
import { useStore } from '../../src/ui/useStore';
import { useSubmit } from './controls';
import { useCart } from './store';

export function CartForm({ element, children }: SlotProps<HTMLFormElement>): ReactNode {
  const cart = useCart();
  const isBusy = useStore(cart, ({ busy }) => busy.includes('form'));
  useProcessing(element, isBusy);
  useSubmit(element, submitter => {
    const kind = submitKind(element, submitter);
    return kind && { kind };
  });
  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element && target.closest('[type="submit"], button:not([type])');
    if (button) rememberClicked(button);
  };
  // A quantity is a widget of its own, which dispatches events for its changes.
  const onEdit = (target: Element) => target.closest('.cart_item') && cart.edit();
  useDomEvent(element, 'input', onEdit);
  useDomEvent(element, 'change', onEdit);
  /** Enter would press the form's first button. */
  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key, nativeEvent } = event;
    if (key !== 'Enter' || nativeEvent.isComposing || event.defaultPrevented) return;
    if (!(target instanceof HTMLInputElement) || !target.matches('.cart_item .qty')) return;
    event.preventDefault();
    if (element.reportValidity()) cart.submit(element);
  };
  return (
    <Adopted of={element} onClick={onClick} onKeyDown={onKeyDown}>
      {children}
    </Adopted>
  );
}

/** Sends the quantities, once there is something to send. See contract/cart.md#cart-page. */
export function UpdateButton({ element }: SlotProps): ReactNode {
  const hasEdits = useStore(useCart(), state => state.hasEdits);
  useAttributes(element, hasEdits ? {} : { disabled: '' });
  return <AdoptedOnce of={element} />;
}

type SubmitKind = 'update' | 'apply-coupon';

const KINDS: Readonly<Record<string, SubmitKind>> = { update_cart: 'update', apply_coupon: 'apply-coupon' };

/** Remembers which button of the form was clicked, as scripts around it expect. */
export function rememberClicked(button: Element): void {
  for (const other of button.closest('form')?.querySelectorAll('[clicked]') ?? []) other.removeAttribute('clicked');
  button.setAttribute('clicked', 'true');
}

/** Returns the kind of a submit by its button, else by the focused field; undefined: the form is posted as ever. */
export function submitKind(form: HTMLFormElement, submitter: Element | null): SubmitKind | undefined {
  const button = submitter ?? form.querySelector('[clicked="true"]');
  for (const clicked of form.querySelectorAll('[clicked]')) clicked.removeAttribute('clicked');
  if (button) return KINDS[button.getAttribute('name') ?? ''];
  const { activeElement } = document;
  if (!activeElement || !form.contains(activeElement)) return undefined;
  if (activeElement.matches('input.qty')) return 'update';
  return activeElement.matches('#coupon_code') ? 'apply-coupon' : undefined;
}
