import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { raiseDom } from '../../../src/core/bus/dom';
import { Adopted, type SlotProps } from '../../../src/hydrate';
import { clickOnKeys } from '../../../src/ui/onPress';
import { useTable } from '../frame/tableContext';
import { refreshLimits, stepQuantity } from '../quantity/changeQuantity';
import { createHold } from '../quantity/hold';
import { type QuantityState, quantityStore } from '../quantity/quantityStore';
import { isPlus, showQuantity } from '../show/showQuantity';
import { useShown } from '../show/useShown';
import { refuse } from '../variations/refusal';
import { productRows, rowOf } from './row';

/** Plus or minus of a quantity; a plus that is off says why. Source: contract product-table 26.6, 27.2. */
export function StepButton({ element }: SlotProps): ReactNode {
  const table = useTable();
  const [hold] = useState(() => createHold(element, () => step(element)));
  useEffect(() => hold.end, [hold]);
  const onClick = (event: MouseEvent) => {
    hold.click(event);
    if (isPlus(element) && element.classList.contains('wcpt-disabled')) refuse(table, element, event);
  };
  // Two quick taps would zoom the page.
  const onDoubleClick = (event: MouseEvent) => event.preventDefault();
  const handlers = { onPointerDown: hold.press, onClick, onKeyDown: clickOnKeys, onDoubleClick };
  return <Adopted of={element} {...handlers} />;
}

/** The field of a quantity: arrows step, Enter adds to the cart. Source: contract product-table 27.2, 27.5, 27.6. */
export function QuantityField({ element }: SlotProps<HTMLInputElement>): ReactNode {
  const isEntered = useRef(false);
  useShown(element, quantityStore(element), whole, showQuantity);
  const onPointerDown = ({ pointerType }: PointerEvent) => {
    isEntered.current = pointerType === 'touch' && element !== document.activeElement;
  };
  const onClick = () => {
    if (isEntered.current) caretToEnd(element);
    isEntered.current = false;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (event.nativeEvent.isComposing) return;
    if (key === 'Enter') addWith(element, event);
    else if (key === 'ArrowUp' || key === 'ArrowDown') {
      event.preventDefault();
      const isUp = key === 'ArrowUp';
      stepQuantity(element, element.parentElement?.querySelector(isUp ? '.wcpt-plus' : '.wcpt-minus') ?? null, isUp);
    }
  };
  const onFocus = () => refreshLimits(element);
  // Made once: with each new props React would write `type` and `defaultValue` again, over what scripts changed.
  const [field] = useState(() => (
    <Adopted of={element} onFocus={onFocus} onPointerDown={onPointerDown} onClick={onClick} onKeyDown={onKeyDown} />
  ));
  return field;
}

const whole = (state: QuantityState) => state;

function step(button: HTMLElement): void {
  const field = button.closest('.wcpt-quantity')?.querySelector<HTMLInputElement>('input.qty');
  if (!field) return;
  // Other scripts may have written a value without a word.
  refreshLimits(field);
  stepQuantity(field, button, isPlus(button));
}

/** Fields of numbers have no selection that a script could set; a value that is put in has its caret at the end. */
function caretToEnd(field: HTMLInputElement): void {
  const { value } = field;
  field.value = '';
  field.value = value;
}

function addWith(field: HTMLInputElement, event: KeyboardEvent): void {
  const row = rowOf(field);
  if (!row) return;
  event.preventDefault();
  // What was typed is put right, and heard, before it is added.
  raiseDom(field, 'change');
  const button = productRows(row).map(one => one.querySelector<HTMLElement>('[data-wcpt-link-code^="cart"]'));
  button.find(Boolean)?.click();
}
