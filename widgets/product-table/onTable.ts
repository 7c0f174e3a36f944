import { bus } from '../../src/core/bus/bus';
import { reportError } from '../../src/core/report';
import type { Table } from './table';

/** Runs on a table's own event, not on events that bubble from tables in its cells. */
export function onTable(
  { container, signal }: Table,
  name: 'wcpt_before_every_load' | 'wcpt_after_every_load' | 'wcpt_layout',
  run: () => void,
): void {
  bus.on(name, (_, { target }) => target === container && run(), { target: container, signal });
}

/** Reports that a part of a table does not work, and the consequence. */
export function reportPart({ container }: Table, found: string, consequence: string, cause: unknown): void {
  reportError({
    where: 'product-table',
    element: container,
    found: `${found}: ${cause instanceof Error ? cause.message : String(cause)}`,
    consequence,
    cause,
  });
}
