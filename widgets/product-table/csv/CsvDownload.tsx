import { type ReactNode, useState } from 'react';
import { Adopted, added, type SlotProps, useAttributes, useClasses } from '../../../src/hydrate';
import { onPress } from '../../../src/ui/onPress';
import { useStore } from '../../../src/ui/useStore';
import { announce } from '../announce';
import { useTable } from '../frame/tableContext';
import { tTable } from '../messages';
import { reportPart } from '../onTable';

/** What a download of the table is doing, and what is said about it beside its button. */
export interface CsvDownloadState {
  readonly isBusy?: boolean;
  readonly isFailed?: boolean;
  readonly said: string;
}

const IDLE: CsvDownloadState = { said: '' };

/**
 * The button that saves a table as a file; its code comes with the first press. Source: spec product-table 2.14; contract 24.
 */
export function CsvDownload({ element }: SlotProps): ReactNode {
  const table = useTable();
  // Its successor in an answer of the server goes on with it.
  const [key] = useState(() => JSON.stringify(element.dataset));
  const { isBusy, isFailed, said } = useStore(table.store, ({ downloads }) => downloads[key]) ?? IDLE;
  useClasses(element, isBusy ? { 'wcpt-disabled': true, 'wcpt-loading': true } : {});
  useAttributes(element, {
    role: 'button',
    tabindex: '0',
    ...(!element.textContent?.trim() && { 'aria-label': tTable('product-table.csv') }),
    ...(isBusy && { 'aria-disabled': 'true', 'aria-busy': 'true' }),
  });

  const tell = (state: CsvDownloadState) => {
    table.store.setState(({ downloads }) => ({ downloads: { ...downloads, [key]: state } }));
    announce(state.said);
  };
  const download = () => {
    if (element.matches('.wcpt-disabled')) return;
    tell({ isBusy: true, said: tTable('product-table.csv_busy') });
    import('./saveTable').then(
      async ({ saveTable }) => tell(await saveTable(table, element.dataset)),
      cause => {
        tell({ isFailed: true, said: tTable(navigator.onLine ? 'product-table.failed' : 'product-table.offline') });
        reportPart(table, 'the code that saves it did not come', 'The shopper can try again.', cause);
      },
    );
  };
  return (
    <>
      <Adopted of={element} {...onPress(download)} />
      {said && (
        <span ref={added} className={`sw-table-csv${isFailed ? ' sw-table-csv--failed' : ''}`}>
          {said}
        </span>
      )}
    </>
  );
}
