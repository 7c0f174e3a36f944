import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { raiseDom } from '../../../src/core/bus/dom';
import { Adopted, type SlotProps } from '../../../src/hydrate';
import { isPlus, stepQuantity } from '../quantity/changeQuantity';
import { createHold } from '../quantity/hold';
import { productRows, rowOf } from './row';

/** Plus or minus of a quantity. Source: contract product-table 27.2. */
export function StepButton({ element }: SlotProps): ReactNode {
  const [hold] = useState(() => createHold(element, () => step(element)));
  useEffect(() => hold.end, [hold]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    element.click();
  };
  return <Adopted of={element} onPointerDown={hold.press} onClick={hold.click} onKeyDown={onKeyDown} />;
}

/** The field of a quantity: arrows step, Enter adds to the cart. Source: contract product-table 27.2, 27.5, 27.6. */
export function QuantityField({ element }: SlotProps<HTMLInputElement>): ReactNode {
  const isEntered = useRef(false);
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
  return <Adopted of={element} onPointerDown={onPointerDown} onClick={onClick} onKeyDown={onKeyDown} />;
}

function step(button: HTMLElement): void {
  const field = button.closest('.wcpt-quantity')?.querySelector<HTMLInputElement>('input.qty');
  if (field) stepQuantity(field, button, isPlus(button));
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
