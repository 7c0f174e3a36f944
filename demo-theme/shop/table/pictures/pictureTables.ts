import { columns } from '../columns';
import type { Column, TableDefinition } from '../definition';
import { tableProducts } from '../products';
import { variationColumns } from '../variations/cells';
import { variationProducts } from '../variations/variationProducts';
import { asTableProducts } from '../variations/variationTables';
import { galleryStrip, KINDS, openingPicture } from './pictureCells';

/** Returns the kind of a row's pictures, by its place. */
const kindOf = (id: number) => KINDS[(id - (tableProducts[0]?.id ?? 0)) % KINDS.length] ?? 'more';

const pictureColumns: readonly Column[] = [
  { name: 'slika', label: 'Slika', cell: product => openingPicture(product, kindOf(product.id)) },
  columns.title,
  { name: 'galerija', label: 'Galerija', cell: product => galleryStrip(product, kindOf(product.id)) },
  columns.price,
  columns.quantity,
  columns.button,
];

/** Rows with the picture of their chosen variation. */
const withVariations: readonly Column[] = [
  { name: 'slika', label: 'Slika', cell: product => openingPicture(product, 'more') },
  ...variationColumns.filter(({ name }) => ['naziv', 'razlicica', 'cena', 'kosarica'].includes(name)),
];

/** Rows with pictures that open and are enlarged. See contract/product-table.md#pictures. */
export const pictureTables = (rows: number | undefined): readonly TableDefinition[] => [
  {
    id: '470',
    columns: pictureColumns,
    perPage: rows ?? KINDS.length,
    products: () => tableProducts.slice(0, rows ?? 2 * KINDS.length),
  },
  {
    id: '471',
    columns: withVariations,
    perPage: -1,
    products: () =>
      variationProducts
        .filter(({ control }) => control === 'list')
        .slice(0, 1)
        .flatMap(product => asTableProducts(product)),
  },
];
