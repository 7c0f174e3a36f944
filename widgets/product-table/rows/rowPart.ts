import { bus } from '../../../src/core/bus/bus';
import type { ShopEventName, ShopEvents } from '../../../src/core/bus/events';
import { owns, type Table } from '../table';
import { mainRow, rowOf } from './row';

/** What answers the events of one kind of element in a table. */
export interface RowPart {
  readonly selector: string;
  readonly on: {
    readonly [Type in keyof HTMLElementEventMap]?: (element: HTMLElement, event: HTMLElementEventMap[Type]) => void;
  };
}

/**
 * Hears an event of a table's own rows; those of tables in its cells bubble through it.
 * @param hear gets the row that the table has for the product, see `mainRow`
 */
export function onRow<E extends ShopEventName>(
  table: Table,
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
