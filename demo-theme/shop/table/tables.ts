import { bulkTable } from './bulk';
import { columns } from './columns';
import type { Column, NavPart, TableDefinition } from './definition';
import {
  categoryFilter,
  dateFilter,
  perPageFilter,
  priceFilter,
  ratingFilter,
  searchBox,
  sortFilter,
  switchFilter,
  termFilter,
  weightFilter,
  yearFilter,
} from './filters';
import { applyReset, chips, resultCount } from './navigation';
import { manyProducts, tableProducts } from './products';

const SCROLLS = { laptop_auto_scroll: 'true', tablet_auto_scroll: 'true', phone_auto_scroll: 'true' };
const few: readonly Column[] = [
  columns.picture,
  columns.title,
  columns.category,
  columns.stock,
  columns.price,
  columns.quantity,
  columns.button,
];
const onPhone: readonly Column[] = [columns.title, columns.price, columns.button];

const search = searchBox();
const category = categoryFilter('Kategorija');
const price = priceFilter('Cena');
const simple: readonly (readonly [readonly NavPart[], readonly NavPart[]])[] = [
  [
    [search, category, price],
    [sortFilter(), perPageFilter()],
  ],
  [[resultCount], []],
];

const all = () => tableProducts;
const first = (count: number) => () => tableProducts.slice(0, count);

/** The demo's tables; how many rows the long ones have is the page's to say. */
export function tableDefinitions(rows: number | undefined): readonly TableDefinition[] {
  const many = (otherwise: number) => () => manyProducts(rows ?? otherwise);
  return [
    {
      id: '310',
      columns: [
        columns.picture,
        columns.title,
        columns.category,
        columns.colour,
        columns.year,
        columns.rating,
        columns.stock,
        columns.price,
        columns.quantity,
        columns.button,
      ],
      settings: SCROLLS,
      header: [
        [
          [
            search,
            category,
            termFilter('attribute', 'pa_barva', 'Barva'),
            termFilter('attribute', 'pa_velikost', 'Velikost', { search: 'Išči velikost' }),
            termFilter('attribute', 'pa_material', 'Material', { search: 'Išči material' }),
          ],
          [sortFilter(), perPageFilter()],
        ],
        [
          [
            priceFilter('Cena', { format: 'heading_and_selected' }),
            weightFilter('Teža'),
            yearFilter('Letnik'),
            ratingFilter('Ocena', { format: 'only_selected' }),
            dateFilter('Objavljeno'),
            termFilter('taxonomy', 'product_brand', 'Znamka'),
            termFilter('taxonomy', 'product_tag', 'Oznaka'),
          ],
          [switchFilter('on_sale', 'Akcija', 'Le znižano'), switchFilter('availability', 'Zaloga', 'Le na zalogi')],
        ],
        [[chips, applyReset(false)], [resultCount]],
      ],
      products: all,
    },
    {
      id: '320',
      columns: few,
      phoneColumns: onPhone,
      settings: SCROLLS,
      header: simple,
      responsive: true,
      products: first(120),
    },
    { id: '331', columns: few, header: simple, perPage: 5, products: first(60) },
    { id: '332', columns: few, header: simple, perPage: 5, products: () => tableProducts.slice(60, 120) },
    {
      id: '340',
      columns: few,
      settings: { laptop_infinite_scroll: 'true', tablet_infinite_scroll: 'true', phone_infinite_scroll: 'true' },
      header: simple,
      infinite: true,
      perPage: 50,
      products: many(1200),
    },
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
    {
      id: '360',
      columns: few,
      settings: { dynamic_recount: 'true', dynamic_hide_filters: 'true', dynamic_filters_lazy_load: 'true' },
      header: [[[searchBox(true)], [sortFilter()]]],
      sidebar: [
        applyReset(true),
        categoryFilter('Kategorija', { as: 'row' }),
        termFilter('attribute', 'pa_barva', 'Barva', { as: 'row' }),
        priceFilter('Cena', { as: 'row' }),
        switchFilter('on_sale', 'Akcija', 'Le znižano', { as: 'row' }),
      ],
      products: all,
    },
    { id: '370', columns: few, header: simple, perPage: 5, products: first(30) },
    { id: '371', columns: few, perPage: 5, products: () => tableProducts.slice(30, 60) },
    {
      id: '380',
      columns: [columns.title, columns.colour, columns.stock, columns.price],
      settings: {
        laptop_group_by_category: 'true',
        tablet_group_by_category: 'true',
        phone_group_by_category: 'true',
      },
      header: [[[search], [sortFilter()]]],
      childRows: true,
      perPage: 40,
      products: first(200),
    },
    {
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
      perPage: 50,
      products: first(150),
    },
    {
      id: '395',
      columns: few,
      settings: { form_mode: 'true', hide_form_on_submit: 'true' },
      header: [
        [[search, category], []],
        [[applyReset(true)], []],
      ],
      products: first(20),
    },
    { id: '396', columns: few, header: simple, products: all },
    { id: '397', columns: few, settings: { disable_ajax: 'true' }, header: simple, products: first(100) },
    { id: '398', columns: few, header: simple, products: first(40) },
    { id: '399', columns: few, header: [[[search], []]], perPage: -1, products: many(500) },
    { id: '400', columns: few, header: [[[category], []]], required: 'product_cat', products: first(200) },
    { id: '401', columns: few, linkRows: true, perPage: 10, products: first(20) },
    bulkTable(rows),
  ];
}
