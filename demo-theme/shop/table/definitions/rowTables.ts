import { columns } from '../columns';
import type { TableDefinition } from '../definition';
import { sortFilter } from '../filters/radioFilters';
import { termFilter } from '../filters/termFilter';
import { resultCount } from '../navigation/resultCount';
import { manyProducts } from '../products';
import { all, category, FEW, SIMPLE, search, some } from './shared';

const GROUPS = {
  laptop_group_by_category: 'true',
  tablet_group_by_category: 'true',
  phone_group_by_category: 'true',
};
const ENDLESS = { laptop_infinite_scroll: 'true', tablet_infinite_scroll: 'true', phone_infinite_scroll: 'true' };
const grouped = [columns.title, columns.colour, columns.stock, columns.price];

const frozen: TableDefinition = {
  id: '390',
  columns: [
    columns.title,
    columns.picture,
    columns.category,
    columns.colour,
    columns.size,
    columns.material,
    columns.brand,
    columns.year,
    columns.weight,
    columns.nothing,
    columns.date,
    columns.stock,
    columns.quantity,
    columns.price,
  ],
  settings: {
    laptop_freeze_left: '1',
    laptop_freeze_right: '1',
    laptop_freeze_heading: 'true',
    tablet_freeze_left: '1',
    tablet_freeze_heading: 'true',
    phone_freeze_left: '1',
    laptop_table_width: '1800',
    tablet_table_width: '1600',
    phone_table_width: '1400',
    grab_and_scroll: 'true',
    hide_empty_columns: 'true',
  },
  header: [[[search], []]],
  sticky: true,
  perPage: 50,
  products: some(0, 150),
};

/** Tables whose rows are of interest; `rows` is how many the long ones have, if the page says it. */
export function rowTables(rows: number | undefined): readonly TableDefinition[] {
  const many = (otherwise: number) => () => manyProducts(rows ?? otherwise);
  return [
    { id: '340', columns: FEW, settings: ENDLESS, header: SIMPLE, perPage: 50, products: many(all().length) },
    {
      id: '350',
      columns: [
        columns.title,
        columns.category,
        columns.colour,
        columns.year,
        columns.brand,
        columns.price,
        columns.date,
      ],
      settings: { instant_search: 'true', instant_sort: 'true' },
      header: [[[search], [sortFilter()]]],
      perPage: -1,
      products: many(1000),
    },
    { id: '370', columns: FEW, header: SIMPLE, perPage: 5, products: some(0, 30) },
    { id: '371', columns: FEW, perPage: 5, products: some(30, 60) },
    {
      id: '380',
      columns: grouped,
      settings: GROUPS,
      header: [[[search], [sortFilter()]]],
      childRows: 'anywhere',
      perPage: 40,
      products: some(0, 200),
    },
    {
      id: '381',
      columns: grouped,
      settings: { ...GROUPS, ...ENDLESS },
      header: [[[search], [sortFilter()]]],
      childRows: true,
      perPage: 40,
      products: some(0, 400),
    },
    frozen,
    { id: '398', columns: FEW, header: SIMPLE, products: some(0, 40) },
    { id: '399', columns: FEW, header: [[[search], []]], perPage: -1, products: many(500) },
    { id: '401', columns: FEW, linkRows: true, perPage: 10, products: some(0, 20) },
    {
      id: '402',
      columns: [
        columns.title,
        columns.text,
        columns.details,
        columns.colour,
        columns.archive,
        columns.download,
        columns.quantity,
        columns.button,
      ],
      header: [
        [[search, category, termFilter('attribute', 'pa_barva', 'Barva')], [sortFilter()]],
        [[resultCount], []],
      ],
      linkRows: true,
      perPage: 10,
      products: some(200, 260),
    },
  ];
}
