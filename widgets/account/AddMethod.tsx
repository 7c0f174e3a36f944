import type { ReactNode } from 'react';
import { Adopted, AdoptedOnce, adopt, type SlotProps, useClasses, useDisplay } from '../../src/hydrate';
import { useCustomButton } from '../../src/ui/customButton';
import { useSlide } from '../../src/ui/slide';
import { useDomEvent } from '../../src/ui/useBus';
import { useCover } from '../../src/ui/useCover';
import { useStore } from '../../src/ui/useStore';
import { AddMethodProvider, type AddMethodStore, METHOD, useAddMethod } from './addMethodStore';

/** ms. Source: contract 22. */
const DURATION = 250;
const slots = { 'div.payment_box': PaymentBox, '#place_order': AddButton };

export function AddMethod({ form, store }: { form: HTMLFormElement; store: AddMethodStore }): ReactNode {
  const isSent = useStore(store, state => state.isSent);
  const hasButton = useStore(store, ({ custom }) => custom !== undefined);
  useClasses(form, hasButton ? { 'has-custom-place-order-button': true } : {});
  useCover(form, isSent);
  useDomEvent(form, 'change', target => {
    if (target instanceof HTMLInputElement && target.matches(METHOD)) store.choose(target.value);
  });
  return <AddMethodProvider value={store}>{adopt(form, slots)}</AddMethodProvider>;
}

function PaymentBox({ element }: SlotProps): ReactNode {
  const isOpen = useStore(useAddMethod(), ({ method }) =>
    method === undefined ? undefined : element.classList.contains(`payment_method_${method}`),
  );
  useSlide(element, isOpen, DURATION);
  return <Adopted of={element} />;
}

function AddButton({ element }: SlotProps): ReactNode {
  const store = useAddMethod();
  const custom = useStore(store, state => state.custom);
  useDisplay(element, custom ? false : undefined);
  useCustomButton(custom, element, store.api, 'account');
  return <AdoptedOnce of={element} />;
}
