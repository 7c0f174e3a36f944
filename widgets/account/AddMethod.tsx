import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { block, unblock } from '../../src/core/block';
import { Adopted, adopt, type SlotProps } from '../../src/hydrate';
import { slide } from '../../src/ui/slide';
import { useDomEvent } from '../../src/ui/useBus';
import { AddMethodProvider, type AddMethodStore, METHOD, useAddMethod } from './addMethodStore';

/** ms. Source: contract 22. */
const DURATION = 250;
const slots = { 'div.payment_box': PaymentBox };

/** The form that adds a payment method: the box of the chosen one is open, and it is covered while it is sent. */
export function AddMethod({ form, store }: { form: HTMLFormElement; store: AddMethodStore }): ReactNode {
  const isSent = useStore(store, state => state.isSent);
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
