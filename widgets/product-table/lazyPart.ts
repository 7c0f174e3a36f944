import { loadMessages } from '../../src/core/messages';
import { onTable, reportPart } from './onTable';
import type { Table } from './table';

/** What a part of a table is, and what is said when its code does not come. */
interface LazyPart<P> {
  /** Whether there is something in the rows that have just come for it to do. */
  readonly isWanted: () => boolean;
  readonly load: () => Promise<(table: Table) => P>;
  readonly found: string;
  readonly consequence: string;
}

/**
 * Brings a part of a table with the first rows that need it, and has it ready those that come later.
 * @returns the part, once it is there
 */
export function lazyPart<P extends { readonly ready: () => void }>(
  table: Table,
  { isWanted, load, found, consequence }: LazyPart<P>,
): () => P | undefined {
  let part: P | undefined;
  let isLoading = false;
  const bring = async () => {
    isLoading = true;
    try {
      const run = await load();
      await loadMessages();
      if (!table.signal.aborted) part = run(table);
    } catch (cause) {
      reportPart(table, found, consequence, cause);
    }
  };
  onTable(table, 'wcpt_after_every_load', () => {
    if (part) part.ready();
    else if (!isLoading && isWanted()) void bring();
  });
  return () => part;
}
