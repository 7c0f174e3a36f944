import { ajaxJson, ajaxText } from '../answers';
import { attributes } from '../html';
import type { Visit } from '../visit';
import type { NavPart, TableDefinition } from './definition';
import { search } from './definitions/shared';
import { icons } from './icons';
import { manyProducts, type TableProduct, tablePrice, tableProducts } from './products';
import { readState, sealState } from './sealedState';
import { TableQuery } from './tableQuery';
import { tableDefinitions } from './tables';
import { guessDevice, viewOf } from './tableView';

/** What an answer is like. */
type CsvKind = 'lists' | 'objects' | 'quoted' | 'unequal' | 'many' | 'nothing' | 'error';

const COLUMNS = 'columns';
/** Rows of an answer that is to be long. */
const MANY = 20_000;
const HEADINGS = ['Naziv', 'Šifra', 'Kategorija', 'Cena', 'Zaloga', 'Opomba'];
/** What spreadsheets would take for formulas, and what has to be quoted. */
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

interface CsvButton {
  readonly label: string;
  readonly file: string;
  readonly kind?: CsvKind;
  readonly all?: boolean;
}

/** A button that saves the table as a file. Source: the contract, 24. */
const csvButton =
  ({ label, file, kind = 'lists', all = false }: CsvButton): NavPart =>
  ({ definition: { id }, rows }) => {
    const button = attributes({
      class: 'wcpt-csv-download',
      'data-wcpt-file-name': file,
      'data-wcpt-csv-include-all-products': all ? '1' : '',
      'data-wcpt-csv-encrypted-columns': sealState({ id, purpose: COLUMNS, query: kind, rows }),
    });
    return `<div${button}><div class="wcpt-item-row">${icons.download}<span class="wcpt-text">${label}</span></div></div>`;
  };

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

/** Rows of a table, or of all its products, as the server sends them for a file. Source: the contract, 24. */
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

/** A table that can be saved, with answers of all kinds. */
export const csvTable: TableDefinition = {
  id: '480',
  columns: [
    { name: 'naziv', label: 'Izdelek', cell: ({ title }) => title },
    { name: 'sifra', label: 'Šifra', cell: ({ sku }) => sku },
    { name: 'kategorija', label: 'Kategorija', cell: ({ category }) => category.name },
  ],
  header: [
    [
      [
        search,
        csvButton({ label: 'Prenesi tabelo', file: 'tabela' }),
        csvButton({ label: 'Prenesi vse izdelke', file: 'vsi-izdelki', all: true }),
      ],
      [],
    ],
    [
      [
        csvButton({ label: 'Vrstice kot predmeti', file: 'predmeti', kind: 'objects' }),
        csvButton({ label: 'Celice v narekovajih', file: 'narekovaji', kind: 'quoted' }),
        csvButton({ label: 'Neenake vrstice', file: 'neenake', kind: 'unequal' }),
        csvButton({ label: '20.000 vrstic', file: 'veliko', kind: 'many' }),
        csvButton({ label: 'Brez vrstic', file: '', kind: 'nothing' }),
        csvButton({ label: 'Zavrnjeno', file: '', kind: 'error' }),
      ],
      [],
    ],
  ],
  perPage: 10,
  products: () => tableProducts.slice(0, 40),
};
