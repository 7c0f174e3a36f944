import { isRecord } from '../../../src/core/bus/wire';

/** A row of the file: texts as the shopper is to read them. */
export type CsvRow = readonly string[];

/**
 * The rows that an answer's rows become, one at a time: lists as they are, objects by the keys of the first one. Rows that
 * are shorter than the first are filled up. Source: contract product-table 24.
 */
export function createRowReader(): (row: unknown) => CsvRow {
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

/** Values by the keys that are known, each new key behind them: a key that a row lacks moves no column. */
function inOrder(row: Readonly<Record<string, unknown>>, keys: string[]): unknown[] {
  for (const key of Object.keys(row)) if (!keys.includes(key)) keys.push(key);
  return keys.map(key => (Object.hasOwn(row, key) ? row[key] : ''));
}

function textOfCell(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  return typeof cell === 'object' ? JSON.stringify(cell) : unquote(String(cell));
}

/** What is between the quotes of a cell that the server has quoted already; else the cell. */
function unquote(cell: string): string {
  const [, inside] = /^"((?:[^"]|"")*)"$/.exec(cell) ?? [];
  return inside === undefined ? cell : inside.replaceAll('""', '"');
}

/**
 * The rows of an answer: a list, or an object that PHP makes of one with gaps.
 * @throws Error when it is something else, such as an error of the server
 */
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
