import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Adopted, type SlotProps } from '../../src/hydrate';
import { clickWithKeys, runAfterListeners } from '../../src/ui/press';
import { isShown, slide } from '../../src/ui/slide';
import { useDomEvent } from '../../src/ui/useBus';
import { useProcessing } from '../../src/ui/useCover';
import { useStore } from '../../src/ui/useStore';
import { useSubmit } from './controls';
import { chosenRates, RATES, showRates } from './page';
import { useCart } from './store';

export function Totals({ element, children }: SlotProps): ReactNode {
  const cart = useCart();
  const { busy, rates } = useStore(cart);
  useProcessing(element, busy.includes('totals'));
  useDomEvent(element, 'change', target => {
    if (target.matches(RATES)) cart.choose(chosenRates(element));
  });
  // A choice is no attribute, and the fields are of every kind.
  useLayoutEffect(() => {
    if (!rates) return;
    showRates(element, rates);
    return () => showRates(element);
  }, [element, rates]);
  return <Adopted of={element}>{children}</Adopted>;
}

/** ms. See contract/cart.md#cart-page. */
const DURATION = 600;
const TOGGLE = '.shipping-calculator-button';

/** Its content is opaque: the address fields in it are a widget of their own. */
export function Calculator({ element }: SlotProps<HTMLFormElement>): ReactNode {
  const cart = useCart();
  const { isCalculatorOpen } = useStore(cart);
  useOpen(element, isCalculatorOpen);
  useSubmit(element, () => ({ kind: 'calculate-shipping', form: element }));
  const onClick = (event: MouseEvent) => {
    const toggle = toggleOf(event);
    if (!toggle) return;
    const opens = toggle.getAttribute('aria-expanded') !== 'true';
    runAfterListeners(event.nativeEvent, () => cart.toggleCalculator(element, opens));
  };
  return <Adopted of={element} onClick={onClick} onKeyDown={event => clickWithKeys(TOGGLE, event)} />;
}

const toggleOf = ({ target }: MouseEvent): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(TOGGLE) : null;

/** Slides the calculator when `isOpen` changes; one that was moved into other totals is open already. */
function useOpen(calculator: HTMLFormElement, isOpen: boolean): void {
  const shown = useRef(isOpen);
  useLayoutEffect(() => {
    if (shown.current === isOpen) return;
    shown.current = isOpen;
    calculator.querySelector(TOGGLE)?.setAttribute('aria-expanded', String(isOpen));
    const part = calculator.querySelector<HTMLElement>('.shipping-calculator-form');
    if (part && isShown(part) !== isOpen) slide(part, isOpen, DURATION);
  }, [calculator, isOpen]);
}
