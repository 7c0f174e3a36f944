import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { bus } from '../../../src/core/bus/bus';
import { useAttributes } from '../../../src/hydrate';
import { newId } from '../pressable';
import { showSingle, type Table } from '../table';
import { LIST_BOX, RADIO_BOX } from '../variations/selection';

const AROUND = `.wcpt-quantity, ${RADIO_BOX}, ${LIST_BOX}`;

/** Shows an alert below a control until another choice in the row, or another alert. @param row see `mainRow` */
export function sayBeside(table: Table, row: HTMLElement, control: HTMLElement, text: string): void {
  const mine = new AbortController();
  const end = () => mine.abort();
  showSingle(table, 'alert', end);
  const takeBack = table.additions.add(
    control,
    <RefusalAlert control={control} id={newId('sw-table-alert-')} text={text} />,
  );
  mine.signal.addEventListener('abort', takeBack);
  bus.on('select_variation', end, { target: row, signal: mine.signal });
  table.signal.addEventListener('abort', end, { signal: mine.signal });
}

/** @returns removes it */
export const saySetAside = (table: Table, control: Element, text: string): (() => void) =>
  table.additions.add(control, <Alert control={control} className="sw-set-aside sw-table-set-aside" text={text} />);

interface AlertProps {
  readonly control: Element;
  readonly id?: string;
  readonly className: string;
  readonly text: string;
}

function RefusalAlert({ control, id, text }: Omit<AlertProps, 'className'> & { readonly id: string }): ReactNode {
  useAttributes(control, { 'aria-describedby': id });
  return <Alert control={control} id={id} className="sw-table-alert" text={text} />;
}

/** The text comes into an alert that is there: screen readers say it then. */
function Alert({ control, id = '', className, text }: AlertProps): ReactNode {
  const [alert] = useState(() => document.createElement('div'));
  const [isThere, setIsThere] = useState(false);
  useLayoutEffect(() => {
    alert.setAttribute('role', 'alert');
    if (id) alert.id = id;
    alert.className = className;
    const place = control.closest('.wcpt-select-variation-dropdown-wrapper') ?? control.closest(AROUND) ?? control;
    if (place.matches(RADIO_BOX)) place.append(alert);
    else place.after(alert);
    setIsThere(true);
    return () => alert.remove();
  }, [alert, control, id, className]);
  return createPortal(isThere && text, alert);
}
