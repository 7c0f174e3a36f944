import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { useState } from 'react';
import { AdoptedOnce, type SlotProps } from '../../../src/hydrate';
import { owns, type Table, useTable } from '../table';
import { Button } from './Button';
import { copyState } from './hierarchy';
import { navigationChange } from './navigationChange';

/** The first or the last day. Source: spec product-table 2.4, 5.5; contract 4.10. */
export function DateField({ element }: SlotProps<HTMLInputElement>): ReactNode {
  const table = useTable();
  const flag = () => flagDate(element);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !owns(table, element)) return;
    event.preventDefault();
    swapDates(element);
    send(table, element, event.nativeEvent);
  };
  return <AdoptedOnce of={element} onKeyDown={onKeyDown} onKeyUp={flag} onInput={flag} />;
}

/** Asks for the rows between the dates. */
export const DateSubmit = dateButton(swapDates);

/** Empties the dates, and asks for the rows. */
export const DateReset = dateButton(emptyDates);

/** @param settle changes the dates before they are sent */
function dateButton(settle: (part: Element) => void) {
  return function DateButton({ element, children }: SlotProps): ReactNode {
    const table = useTable();
    const [isNative] = useState(() => element.matches('button, a[href]'));
    const press = (event: MouseEvent) => {
      event.preventDefault();
      settle(element);
      send(table, element, event.nativeEvent);
    };
    return (
      <Button of={element} press={press} isNative={isNative}>
        {children}
      </Button>
    );
  };
}

function send(table: Table, part: Element, event: Event): void {
  copyState(table, part);
  navigationChange(table, { target: part, event });
}

const datesOf = (part: Element): readonly HTMLInputElement[] => [
  ...(part.closest('.wcpt-filter')?.querySelectorAll<HTMLInputElement>('.wcpt-filter-date-picker') ?? []),
];

export function emptyDates(part: Element): void {
  for (const field of datesOf(part)) {
    field.value = '';
    flagDate(field);
  }
}

/** Swaps a start that is later than the end. Source: spec product-table 5.5. */
export function swapDates(part: Element): void {
  const [start, end] = datesOf(part);
  if (start?.value && end?.value && start.value > end.value) [start.value, end.value] = [end.value, start.value];
  for (const field of [start, end]) if (field) flagDate(field);
}

/** Marks a typed date that can't be one; an empty field is none. Source: spec product-table 5.5; contract 4.10. */
function flagDate(field: HTMLInputElement): void {
  const isWrong = field.value !== '' && (field.value.length > 10 || !/^[12]/.test(field.value));
  field.style.borderColor = isWrong ? 'red' : '';
  if (isWrong) field.setAttribute('aria-invalid', 'true');
  else field.removeAttribute('aria-invalid');
}
