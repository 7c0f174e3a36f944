import { bus } from '../../../src/core/bus/bus';
import type { ShopEventName, ShopEvents } from '../../../src/core/bus/events';
import { reportError } from '../../../src/core/report';
import { type Contained, owns } from './own';
import { mainRow, rowOf } from './rows/row';

interface Living extends Contained {
  /** Ends with the widget. */
  readonly signal: AbortSignal;
}

/** Runs on a table's own event, not on events that bubble from tables in its cells. */
export function onTable<E extends ShopEventName>(
  { container, signal }: Living,
  name: E,
  run: (payload: ShopEvents[E]) => void,
): void {
  bus.on(name, (payload, { target }) => target === container && run(payload), { target: container, signal });
}

/** Why a table is laid out right after a load. */
export const AFTER_LOAD = 'after_every_load';

/** Hears an event of a table's own rows, given their `mainRow`; those of tables in its cells bubble through it. */
export function onRow<E extends ShopEventName>(
  table: Living,
  name: E,
  hear: (row: HTMLElement, payload: ShopEvents[E]) => void,
): void {
  const { container, signal } = table;
  bus.on(
    name,
    (payload, { target }) => {
      const row = target instanceof Element && owns(table, target) ? rowOf(target) : undefined;
      if (row) hear(mainRow(row), payload);
    },
    { target: container, signal },
  );
}

export function reportPart(
  { container }: Contained,
  found: string,
  consequence: string,
  cause: unknown,
  element: Element = container,
): void {
  reportError({
    where: 'product-table',
    element,
    found: `${found}: ${cause instanceof Error ? cause.message : String(cause)}`,
    consequence,
    cause,
  });
}
