import { stringify } from 'csv-stringify/browser/esm/sync';
import { shopAjax } from '../../../../src/core/calls/shopAjax';
import { isRecord } from '../../../../src/core/guards';
import { tTable } from '../../table/messages';
import { reportPart } from '../../table/onTable';
import { readTableParams } from '../../table/settings';
import type { Table } from '../../table/table';

/** Marks the file as UTF-8 for spreadsheets. */
const BYTE_ORDER_MARK = '\ufeff';
/** Rows that are written in one go: a few milliseconds. */
const BATCH = 500;
/** Lifetime of the file's address, ms: browsers may ask where to save first. */
const KEPT = 60_000;

/**
 * Saves a table as a file. See contract/product-table.md#audio-csv-wishlist.
 * @param settings data attributes of the button
 * @returns a text for the shopper; undefined after a failure, which is reported
 */
export async function saveTable(table: Table, settings: DOMStringMap): Promise<string | undefined> {
  try {
    const rows = await askRows(table, settings);
    if (!rows.length) return tTable('product-table.csv_nothing');
    const file = `${(settings.wcptFileName?.trim() || 'products').replace(/\.csv$/i, '')}.csv`;
    const parts = await csvParts(rows, table.signal);
    if (!table.signal.aborted) save(new Blob([BYTE_ORDER_MARK, ...parts], { type: 'text/csv;charset=utf-8' }), file);
    return tTable('product-table.csv_saved', { file });
  } catch (cause) {
    reportPart(table, 'it could not be saved as a file', 'The shopper is told, and can try again.', cause);
    return undefined;
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

/** Returns the parts of the file, each made in a task of its own. Cells that a spreadsheet would take for a formula begin with an apostrophe. */
export async function csvParts(rows: readonly unknown[], signal: AbortSignal): Promise<string[]> {
  const read = createRowReader();
  const parts: string[] = [];
  for (let at = 0; at < rows.length && !signal.aborted; at += BATCH) {
    parts.push(stringify(rows.slice(at, at + BATCH).map(read), { escape_formulas: true }));
    await new Promise(resolve => setTimeout(resolve));
  }
  return parts;
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT);
}

/** Reads lists as they are, objects by the keys of the first, and fills up shorter rows. */
export function createRowReader(): (row: unknown) => readonly string[] {
  const keys: string[] = [];
  let width = 0;
  return row => {
    const cells = isRecord(row) ? inOrder(row, keys) : Array.isArray(row) ? row : [row];
    const texts = cells.map(textOfCell);
    // The first row has the headings.
    width ||= texts.length;
    while (texts.length < width) texts.push('');
    return texts;
  };
}

/** Returns the values by known keys, then by new ones: a key that a row lacks moves no column. */
function inOrder(row: Readonly<Record<string, unknown>>, keys: string[]): unknown[] {
  for (const key of Object.keys(row)) if (!keys.includes(key)) keys.push(key);
  return keys.map(key => (Object.hasOwn(row, key) ? row[key] : ''));
}

function textOfCell(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  return typeof cell === 'object' ? JSON.stringify(cell) : unquote(String(cell));
}

/** Removes the quotes of a cell that the server has quoted already. */
function unquote(cell: string): string {
  const [, inside] = /^"((?:[^"]|"")*)"$/.exec(cell) ?? [];
  return inside === undefined ? cell : inside.replaceAll('""', '"');
}

/** Reads a list, of which PHP makes an object when it has gaps. @throws Error for anything else */
export function rowsOfAnswer(answer: unknown): readonly unknown[] {
  const rows = Array.isArray(answer)
    ? answer
    : isRecord(answer) && /^\d/.test(Object.keys(answer)[0] ?? '')
      ? Object.values(answer)
      : undefined;
  const [first] = rows ?? [];
  if (!rows || (rows.length && !Array.isArray(first) && !isRecord(first)))
    throw new Error('the answer is no list of rows');
  return rows;
}
