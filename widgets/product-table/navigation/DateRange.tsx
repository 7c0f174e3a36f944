import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { useState } from 'react';
import { Adopted, type SlotProps } from '../../../src/hydrate';
import { useTable } from '../frame/tableContext';
import { owns, type Table } from '../table';
import { emptyDates, flagDate, swapDates } from './dates';
import { copyState } from './keepNavigation';
import { navigationChange } from './navigationChange';
import { useButton } from './useButton';

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
  // Made once: with other props React would write its value again.
  const [field] = useState(() => <Adopted of={element} onKeyDown={onKeyDown} onKeyUp={flag} onInput={flag} />);
  return field;
}

/** Asks for the rows between the dates. */
export function DateSubmit(props: SlotProps): ReactNode {
  return <DateButton {...props} settle={swapDates} />;
}

/** Takes the dates back. */
export function DateReset(props: SlotProps): ReactNode {
  return <DateButton {...props} settle={emptyDates} />;
}

function DateButton(props: SlotProps & { readonly settle: (part: Element) => void }): ReactNode {
  const { element, children, settle } = props;
  const table = useTable();
  const [isNative] = useState(() => element.matches('button, a[href]'));
  const keys = useButton(isNative ? null : element);
  const onClick = (event: MouseEvent) => {
    if (!owns(table, element)) return;
    event.preventDefault();
    settle(element);
    send(table, element, event.nativeEvent);
  };
  return (
    <Adopted of={element} onClick={onClick} {...keys}>
      {children}
    </Adopted>
  );
}

function send(table: Table, part: Element, event: Event): void {
  copyState(table, part);
  navigationChange(table, { target: part, event });
}
