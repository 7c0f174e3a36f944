import { attributes } from '../html';
import type { NavPart, TableDefinition } from './definition';
import { search } from './definitions/shared';
import { icons } from './icons';
import { tableProducts } from './products';
import { sealState } from './sealedState';

/** Kind of an answer. */
type CsvKind = 'lists' | 'objects' | 'quoted' | 'unequal' | 'many' | 'nothing' | 'error';

/** Purpose of the sealed state that a button carries. */
export const COLUMNS = 'columns';
interface CsvButton {
  readonly label: string;
  readonly file: string;
  readonly kind?: CsvKind;
  readonly all?: boolean;
}

/** A button that saves the table as a file. See contract/product-table.md#audio-csv-wishlist. */
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
