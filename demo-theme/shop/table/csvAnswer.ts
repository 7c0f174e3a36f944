import { ajaxJson, ajaxText } from '../answers';
import type { Visit } from '../visit';
import { COLUMNS } from './csvTable';
import { manyProducts, type TableProduct, tablePrice } from './products';
import { readState } from './sealedState';
import { TableQuery } from './tableQuery';
import { tableDefinitions } from './tables';
import { guessDevice, viewOf } from './tableView';

/** Rows of an answer that is to be long. */
const MANY = 20_000;
const HEADINGS = ['Naziv', 'Šifra', 'Kategorija', 'Cena', 'Zaloga', 'Opomba'];
/** Texts that spreadsheets would take for formulas, and texts that need quotes. */
const NOTES = [
  '=1+1',
  '+386 1 234 56 78',
  '-10 % do petka',
  '@lipa',
  'rdeča, modra',
  'velikost "XL"',
  'dve\nvrstici',
  '',
];

const cellsOf = (product: TableProduct, at: number): string[] => [
  product.title,
  product.sku,
  product.category.name,
  (tablePrice(product) / 100).toFixed(2),
  String(product.stock ?? ''),
  NOTES[at % NOTES.length] ?? '',
];

const quoted = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const asObject = (cells: readonly string[]) => Object.fromEntries(cells.map((cell, at) => [HEADINGS[at] ?? '', cell]));

/** Rows of a table, or of all its products, as the server sends them for a file. */
export function tableCsv(visit: Visit): Response {
  const { fields } = visit;
  const columns = readState(fields.wcpt_csv_encrypted_columns, COLUMNS);
  const state = readState(fields.wcpt_csv_encrypted_query_vars, 'query-vars');
  const user = readState(fields.wcpt_csv_encrypted_user_filters, 'user-filters');
  const definition = tableDefinitions(columns?.rows).find(one => one.id === fields.wcpt_csv_table_id);
  if (!columns || !state || !user || !definition || columns.id !== definition.id) return ajaxText('');
  const query = new TableQuery(definition.id, new URLSearchParams(state.query), definition.defaults);
  const view = viewOf(definition, query, { path: '', guess: guessDevice(visit.request), rows: state.rows });
  return answerOf(columns.query, fields.wcpt_csv_include_all_products ? definition.products() : view.shown);
}

function answerOf(kind: string, products: readonly TableProduct[]): Response {
  const rows = [HEADINGS, ...products.map(cellsOf)];
  switch (kind) {
    case 'objects':
      return ajaxJson(rows.map(asObject));
    case 'quoted':
      return ajaxJson(rows.map(cells => cells.map(quoted)));
    case 'unequal':
      return ajaxJson(rows.map((cells, at) => (at % 2 ? cells.slice(0, 2) : cells)));
    case 'many':
      return ajaxJson([HEADINGS, ...manyRows()]);
    case 'nothing':
      return ajaxJson([]);
    case 'error':
      return ajaxJson({ success: false, data: 'Izvoz ni dovoljen.' });
    default:
      return ajaxJson(rows);
  }
}

function manyRows(): string[][] {
  const products = manyProducts(MANY / 2);
  return [...products, ...products].map(cellsOf);
}
