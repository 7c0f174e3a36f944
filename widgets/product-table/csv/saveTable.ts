import { stringify } from 'csv-stringify/browser/esm/sync';
import { shopAjax } from '../../../src/core/calls/shopAjax';
import { loadMessages } from '../../../src/core/messages';
import { reportPart } from '../onTable';
import { readTableParams } from '../settings';
import { inSlices } from '../slices';
import type { Table } from '../table';
import type { CsvDownloadState } from './CsvDownload';
import { createRowReader, rowsOfAnswer } from './csvRows';
import { tCsv } from './messages';

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';
/** Rows that are written in one go: about a millisecond. */
const BATCH = 100;
/** How long the file's address stays good, ms: browsers ask where to save first. */
const KEPT = 60_000;

/**
 * Asks the server for the rows of a table, or of all products, and has the browser save them. Never rejects.
 * Source: spec product-table 2.14, 7.8; contract 24.
 * @param settings those of the button
 * @returns what the shopper is told
 */
export async function saveTable(table: Table, settings: DOMStringMap): Promise<CsvDownloadState> {
  try {
    const [rows] = await Promise.all([askRows(table, settings), loadMessages()]);
    if (!rows.length) return { said: tCsv('product-table.csv_nothing') };
    const file = `${(settings.wcptFileName?.trim() || 'products').replace(/\.csv$/i, '')}.csv`;
    const parts = await csvParts(rows, table.signal);
    if (!table.signal.aborted) save(new Blob([BYTE_ORDER_MARK, ...parts], { type: 'text/csv;charset=utf-8' }), file);
    return { said: tCsv('product-table.csv_saved', { file }) };
  } catch (cause) {
    reportPart(table, 'it could not be saved as a file', 'The shopper is told, and can try again.', cause);
    return { isFailed: true, said: tCsv(navigator.onLine ? 'product-table.csv_failed' : 'product-table.csv_offline') };
  }
}

async function askRows({ container, id, signal }: Table, settings: DOMStringMap): Promise<readonly unknown[]> {
  const fields = {
    wcpt_csv_include_all_products: settings.wcptCsvIncludeAllProducts ?? '',
    wcpt_csv_encrypted_query_vars: container.dataset.wcptEncryptedQueryVars ?? '',
    wcpt_csv_encrypted_user_filters: container.dataset.wcptEncryptedUserFilters ?? '',
    wcpt_csv_encrypted_columns: settings.wcptCsvEncryptedColumns ?? '',
    wcpt_csv_table_id: id,
  };
  return rowsOfAnswer(await shopAjax('wcpt_get_csv', fields, { template: readTableParams().ajaxTemplate, signal }));
}

/**
 * The text of a file, in pieces, made in slices so that the page goes on answering. Cells that a spreadsheet would take for
 * a formula begin with an apostrophe in it.
 */
export function csvParts(rows: readonly unknown[], signal: AbortSignal): Promise<string[]> {
  const read = createRowReader();
  const batches = Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, at) =>
    rows.slice(at * BATCH, (at + 1) * BATCH),
  );
  const parts: string[] = [];
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => resolve(parts), { once: true });
    const write = (batch: readonly unknown[]) => {
      try {
        parts.push(stringify(batch.map(read), { escape_formulas: true }));
      } catch (cause) {
        reject(cause);
      }
    };
    inSlices(batches, write, signal, { over: () => resolve(parts) });
  });
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT);
}
