import { type ReactNode, useState } from 'react';
import { announceNow } from '../../../../src/core/cart/liveRegion';
import { Adopted, markInjected, type SlotProps, useAttributes, useClasses } from '../../../../src/hydrate';
import { usePress } from '../../../../src/ui/press';
import { useStore } from '../../../../src/ui/useStore';
import { tableSlice } from '../../table/feature';
import { lazyPart } from '../../table/lazyPart';
import { tTable } from '../../table/messages';
import { type Feature, useTable } from '../../table/table';

interface CsvDownloadState {
  readonly isBusy?: boolean;
  readonly isFailed?: boolean;
  readonly said: string;
}

/** Downloads of a table as a file, by the data attributes of their buttons. */
const downloads = tableSlice((): Readonly<Record<string, CsvDownloadState>> => ({}));

const IDLE: CsvDownloadState = { said: '' };

const files = lazyPart({
  async load() {
    const { saveTable } = await import('./saveTable');
    return () => saveTable;
  },
  found: 'the code that saves it did not come',
  consequence: 'The shopper can try again.',
});

/** Loads its code with the first press. See contract/product-table.md#audio-csv-wishlist. */
function CsvDownload({ element }: SlotProps): ReactNode {
  const table = useTable();
  // The same button of an answer shows the same state.
  const [key] = useState(() => JSON.stringify(element.dataset));
  const { isBusy, isFailed, said } = useStore(downloads(table), states => states[key]) ?? IDLE;
  useClasses(element, isBusy ? { 'wcpt-disabled': true, 'wcpt-loading': true } : {});
  useAttributes(element, {
    role: 'button',
    tabindex: '0',
    ...(!element.textContent?.trim() && { 'aria-label': tTable('product-table.csv') }),
    ...(isBusy && { 'aria-disabled': 'true', 'aria-busy': 'true' }),
  });

  const tell = (state: CsvDownloadState) => {
    downloads(table).setState({ [key]: state });
    announceNow(state.said);
  };
  const fail = () => {
    const said = tTable(navigator.onLine ? 'product-table.csv_failed' : 'product-table.csv_offline');
    tell({ isFailed: true, said });
  };
  const download = () => {
    if (element.matches('.wcpt-disabled')) return;
    tell({ isBusy: true, said: tTable('product-table.csv_busy') });
    files.run(
      table,
      async saveTable => {
        const result = await saveTable(table, element.dataset);
        if (result === undefined) fail();
        else tell({ said: result });
      },
      fail,
    );
  };
  return (
    <>
      <Adopted of={element} {...usePress(download)} />
      {said && (
        <span ref={markInjected} className={`sw-table-csv${isFailed ? ' sw-table-csv--failed' : ''}`}>
          {said}
        </span>
      )}
    </>
  );
}

export const csv: Feature = { slots: { '.wcpt-csv-download': CsvDownload } };
