import { type ReactNode, useLayoutEffect } from 'react';
import { Adopted, AdoptedOnce, adopt, type SlotProps, useAttributes, useClasses, useDisplay } from '../../src/hydrate';
import { useCustomButton } from '../../src/ui/customButton';
import { useSlide } from '../../src/ui/slide';
import { useCover } from '../../src/ui/useCover';
import { useStore } from '../../src/ui/useStore';
import { METHOD, PayingProvider, type PayingStore, TERMS, usePaying } from './paying';

/** ms. See contract/page.md#times. */
const BOX_DURATION = 230;
const TERMS_DURATION = 400;
const LINK = 'woocommerce-terms-and-conditions-link';
/** Fields that stay usable while fresh markup is loading: the terms, and a plugin's fields beside them. */
const SPARED = 'input:not([type="submit"], [type="button"], [type="image"]), select, textarea';

const paymentSlots = {
  [METHOD]: Method,
  'div.payment_box': PaymentBox,
  [`a.${LINK}`]: TermsLink,
  [TERMS]: Terms,
  '#place_order': PlaceOrder,
};

export const PAYMENT_SLOTS = Object.keys(paymentSlots).join(', ');

export function Payment({ part, store }: { part: HTMLElement; store: PayingStore }): ReactNode {
  const isCovered = useStore(store, state => state.isCovered);
  useCover(part, isCovered, SPARED);
  return <PayingProvider value={store}>{adopt(part, paymentSlots)}</PayingProvider>;
}

/** The radio button of a payment method, hidden where it is the only one. The form handles its clicks. */
function Method({ element }: SlotProps): ReactNode {
  const isOnly = useStore(usePaying(), state => state.isOnly);
  useDisplay(element, isOnly ? false : undefined);
  return <AdoptedOnce of={element} />;
}

function PaymentBox({ element }: SlotProps): ReactNode {
  const isOpen = useStore(
    usePaying(),
    ({ choice, isOnly }) => choice && (isOnly || element.classList.contains(`payment_method_${choice.id}`)),
  );
  useSlide(element, isOpen, BOX_DURATION);
  return <Adopted of={element} />;
}

/** Shows the terms in the page where the shop has printed them; without them the link is followed. */
function TermsLink({ element }: SlotProps): ReactNode {
  const store = usePaying();
  const isOpen = useStore(store, state => state.areTermsOpen);
  useClasses(element, isOpen === undefined ? {} : { [`${LINK}--open`]: isOpen, [`${LINK}--closed`]: !isOpen });
  useAttributes(element, isOpen === undefined ? {} : { 'aria-expanded': String(isOpen) });
  return <Adopted of={element} onClick={event => store.toggleTerms() && event.preventDefault()} />;
}

function Terms({ element }: SlotProps): ReactNode {
  const store = usePaying();
  const isOpen = useStore(store, state => state.areTermsOpen);
  useSlide(element, isOpen, TERMS_DURATION);
  // A long text scrolls in its box; keys can scroll it too.
  useAttributes(element, isOpen === undefined ? {} : { tabindex: '0' });
  useLayoutEffect(() => {
    if (isOpen) element.scrollTop = store.getState().termsRead;
  }, [element, isOpen, store]);
  return <Adopted of={element} />;
}

function PlaceOrder({ element }: SlotProps): ReactNode {
  const store = usePaying();
  const { choice, button } = useStore(store);
  useDisplay(element, button === 'shop' ? undefined : false);
  useLayoutEffect(() => {
    const text = choice && (choice.buttonText || element.dataset.value);
    if (text && element.textContent !== text) element.textContent = text;
  }, [element, choice]);
  useCustomButton(typeof button === 'string' ? undefined : button, element, store.api, 'checkout');
  return <AdoptedOnce of={element} />;
}
