import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { bus } from '../../../src/core/bus/bus';
import { useAttributes } from '../../../src/hydrate';
import { newId } from '../pressable';
import { showSingle, type Table } from '../table';
import { LIST_BOX, RADIO_BOX } from '../variations/selection';

/** What a control may be a part of, below which it is said. */
const AROUND = `.wcpt-quantity, ${RADIO_BOX}, ${LIST_BOX}`;

/**
 * Says something beside the control that was clicked, until something else is chosen in the row or something else is said.
 * It is an alert for screen readers, and no dialog: nothing has to be confirmed.
 * @param row the row that the table has for the product, see `mainRow`
 */
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

/** Says at a control that what was chosen with it can't be had. @returns takes it away */
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

/** An alert below a control. The text comes into an alert that is there: screen readers say it then. */
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
