import type { ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { bus } from '../../../src/core/bus/bus';
import { added, useAttributes, useHydrated } from '../../../src/hydrate';
import type { Table } from '../table';
import { LIST_BOX, RADIO_BOX } from '../variations/selection';
import { mainRow, rowOf } from './row';
import { rowStore, wakeRow } from './rowState';

/** What a control may be a part of, below which it is said. */
const AROUND = `.wcpt-quantity, ${RADIO_BOX}, ${LIST_BOX}`;

let current: AbortController | undefined;
let count = 0;

/**
 * Says something beside the control that was clicked, until something else is chosen in the row or something else is said.
 * It is an alert for screen readers, and no dialog: nothing has to be confirmed.
 * @param row the row that the table has for the product, see `mainRow`
 */
export function sayBeside(table: Table, row: HTMLElement, control: HTMLElement, text: string): void {
  current?.abort();
  const mine = new AbortController();
  current = mine;
  const id = `sw-table-alert-${++count}`;
  const takeBack = putBelow(table, control, <RefusalAlert key={id} id={id} control={control} text={text} />);
  mine.signal.addEventListener('abort', takeBack);
  const end = () => mine.abort();
  bus.on('select_variation', end, { target: row, signal: mine.signal });
  table.signal.addEventListener('abort', end, { signal: mine.signal });
}

/** Says at a control that what was chosen with it can't be had. */
export const saySetAside = (table: Table, control: Element, text: string): (() => void) =>
  putBelow(table, control, <Alert className="sw-set-aside sw-table-set-aside" text={text} />);

/**
 * Has the row of a control draw something below it: at once, as other scripts look at the row when they hear of a choice.
 * @returns takes it away
 */
function putBelow(table: Table, control: Element, alert: ReactNode): () => void {
  const shown = rowOf(control);
  const place = control.closest('.wcpt-select-variation-dropdown-wrapper') ?? control.closest(AROUND) ?? control;
  if (!shown) return () => {};
  const store = rowStore(mainRow(shown));
  const put = (node: ReactNode) =>
    flushSync(() => store.setState(({ said }) => ({ said: new Map(said).set(place, node) })));
  put(place.matches(RADIO_BOX) ? createPortal(alert, place) : alert);
  wakeRow(table, shown);
  return () => put(undefined);
}

interface AlertProps {
  readonly id?: string;
  readonly className: string;
  readonly text: string;
}

interface RefusalProps {
  readonly control: Element;
  readonly id: string;
  readonly text: string;
}

function RefusalAlert({ control, id, text }: RefusalProps): ReactNode {
  useAttributes(control, { 'aria-describedby': id });
  return <Alert id={id} className="sw-table-alert" text={text} />;
}

function Alert({ text, ...attributes }: AlertProps): ReactNode {
  // Screen readers hear what comes into an alert that is there.
  const isThere = useHydrated();
  return (
    <div ref={keep} role="alert" {...attributes}>
      {isThere && text}
    </div>
  );
}

/** React takes out what it has put in, and another script may have taken that away: it is put back before. */
function keep(alert: HTMLElement | null): (() => void) | undefined {
  if (!alert) return undefined;
  const { parentNode } = alert;
  added(alert);
  return () => {
    if (alert.parentNode !== parentNode) parentNode?.appendChild(alert);
  };
}
