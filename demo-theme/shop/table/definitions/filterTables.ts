import { columns } from '../columns';
import type { TableDefinition } from '../definition';
import { categoryFilter } from '../filters/categoryFilter';
import { switchFilter, yearFilter } from '../filters/checkFilters';
import { dateFilter } from '../filters/dateFilter';
import { perPageFilter, ratingFilter, sortFilter } from '../filters/radioFilters';
import { priceFilter, weightFilter } from '../filters/rangeFilters';
import { searchBox } from '../filters/searchBox';
import { termFilter } from '../filters/termFilter';
import { applyReset } from '../navigation/applyReset';
import { chips } from '../navigation/chips';
import { pagination } from '../navigation/pagination';
import { resultCount } from '../navigation/resultCount';
import { all, category, FEW, SCROLLS, SIMPLE, search, some } from './shared';

const onPhone = [columns.title, columns.price, columns.button];

const allFilters: TableDefinition = {
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
    [[chips, applyReset({ apply: false })], [resultCount]],
  ],
  products: all,
};

/** Filters at the side; brands can be chosen in two places, and what is gone is hidden unless it is asked for. */
const sidebar: TableDefinition = {
  id: '360',
  columns: FEW,
  settings: { dynamic_recount: 'true', dynamic_hide_filters: 'true', dynamic_filters_lazy_load: 'true' },
  header: [
    [
      [searchBox({ resetsOthers: true }), termFilter('taxonomy', 'product_brand', 'Znamka', { single: '58213' })],
      [sortFilter()],
    ],
    [[chips], [resultCount]],
  ],
  sidebar: [
    applyReset({ apply: true }),
    categoryFilter('Kategorija', { as: 'row' }),
    termFilter('attribute', 'pa_barva', 'Barva', { as: 'row' }),
    termFilter('attribute', 'pa_material', 'Material', { open: true }),
    termFilter('taxonomy', 'product_brand', 'Znamka', { as: 'row', single: '90417' }),
    priceFilter('Cena', { as: 'row' }),
    switchFilter('on_sale', 'Akcija', 'Le znižano', { as: 'row' }),
    switchFilter('availability', 'Zaloga', 'Skrij razprodano', { as: 'row' }),
  ],
  defaults: { availability: 'true' },
  products: all,
};

/** Tables whose navigation is of interest. */
export const filterTables: readonly TableDefinition[] = [
  allFilters,
  {
    id: '320',
    columns: FEW,
    phoneColumns: onPhone,
    settings: SCROLLS,
    header: SIMPLE,
    responsive: true,
    products: some(0, 120),
  },
  {
    id: '331',
    columns: FEW,
    header: [...SIMPLE, [[searchBox({ box: 2, placeholder: 'Šifra' })], [pagination]]],
    perPage: 5,
    products: some(0, 60),
  },
  {
    id: '332',
    columns: FEW,
    header: [...SIMPLE, [[termFilter('attribute', 'pa_barva', 'Barva'), yearFilter('Letnik')], [], 'filter_grid']],
    sortsByPlace: true,
    perPage: 5,
    products: some(60, 120),
  },
  sidebar,
  {
    id: '395',
    columns: FEW,
    settings: { form_mode: 'true', hide_form_on_submit: 'true', dynamic_recount: 'true' },
    header: [
      [[search, category, termFilter('attribute', 'pa_barva', 'Barva')], []],
      [[applyReset({ apply: true })], []],
    ],
    products: all,
  },
  {
    id: '396',
    columns: FEW,
    settings: { dynamic_recount: 'true' },
    header: [
      ...SIMPLE,
      [
        [
          termFilter('attribute', 'pa_barva', 'Barva'),
          termFilter('taxonomy', 'product_brand', 'Znamke', {
            leadsTo: ({ id }) => `/tables/sidebar/?360_tax_product_brand[]=${id}`,
          }),
          chips,
        ],
        [applyReset({ apply: false })],
        'flex_justified',
      ],
    ],
    products: all,
  },
  {
    id: '397',
    columns: [columns.title, columns.colour, columns.stock, columns.price, columns.button],
    settings: { disable_ajax: 'true' },
    header: SIMPLE,
    sortsByPlace: true,
    products: some(0, 100),
  },
  { id: '400', columns: FEW, header: [[[category], []]], required: 'product_cat', products: some(0, 200) },
];
