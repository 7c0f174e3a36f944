import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { block, unblock } from '../../src/core/block';
import { Adopted, adopt, type SlotProps, useClasses, useDisplay } from '../../src/hydrate';
import { useCustomButton } from '../../src/ui/customButton';
import { slide } from '../../src/ui/slide';
import { useDomEvent } from '../../src/ui/useBus';
import { useStore } from '../../src/ui/useStore';
import { AddMethodProvider, type AddMethodStore, METHOD, useAddMethod } from './addMethodStore';

/** ms. Source: contract 22. */
const DURATION = 250;
const slots = { 'div.payment_box': PaymentBox, '#place_order': AddButton };

/** The form that adds a payment method: the box of the chosen one is open, and it is covered while it is sent. */
export function AddMethod({ form, store }: { form: HTMLFormElement; store: AddMethodStore }): ReactNode {
  const isSent = useStore(store, state => state.isSent);
  const hasButton = useStore(store, ({ custom }) => custom !== undefined);
  useClasses(form, hasButton ? { 'has-custom-place-order-button': true } : {});
  useLayoutEffect(() => {
    if (!isSent) return;
    block(form, { background: '#fff' });
    return () => unblock(form);
  }, [form, isSent]);
  useDomEvent(form, 'change', target => {
    if (target instanceof HTMLInputElement && target.matches(METHOD)) store.choose(target.value);
  });
  return <AddMethodProvider value={store}>{adopt(form, slots)}</AddMethodProvider>;
}

/** What a payment method asks; gateways draw in it. */
function PaymentBox({ element }: SlotProps): ReactNode {
  const isOpen = useStore(useAddMethod(), ({ method }) =>
    method === undefined ? undefined : element.classList.contains(`payment_method_${method}`),
  );
  const before = useRef<boolean>(undefined);
  useLayoutEffect(() => {
    if (isOpen === undefined || isOpen === before.current) return;
    if (before.current === undefined) element.style.display = isOpen ? 'block' : 'none';
    else slide(element, isOpen, DURATION);
    before.current = isOpen;
  }, [element, isOpen]);
  return <Adopted of={element} />;
}

/** The button that adds the method; it gives its place to the method's own button. */
function AddButton({ element }: SlotProps): ReactNode {
  const store = useAddMethod();
  const custom = useStore(store, state => state.custom);
  const [button] = useState(() => <Adopted of={element} />);
  useDisplay(element, custom ? false : undefined);
  useCustomButton(custom, element, store.api, 'account');
  return button;
}
