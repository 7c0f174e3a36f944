import { rowHtml, type TableParts, tableHtml } from '../../markup';
import { filterHtml, searchHtml } from '../filters/markup';
import { type HeadingParts, headingHtml } from '../sorting/markup';

/** A product of a table that searches and sorts by itself. */
export interface Item {
  readonly id: number;
  readonly cells?: readonly string[];
  /** Properties for sorting; a text is printed as it stands. */
  readonly props?: Readonly<Record<string, unknown>> | string;
  readonly group?: string;
  readonly classes?: string;
  /** Text of its child row. */
  readonly child?: string;
}

export interface InstantParts extends TableParts {
  readonly headingParts?: readonly HeadingParts[];
  /** `data-wcpt-instant-sort-params`; a text as it stands. */
  readonly params?: unknown;
  readonly applied?: string;
  /** Names of groups, by slug. */
  readonly groups?: readonly string[];
}

export function itemHtml({ id, cells = [], props, group, classes = '', child }: Item): string {
  const attributes = {
    ...(props !== undefined && {
      'data-wcpt-instant-sort-props': typeof props === 'string' ? props : JSON.stringify(props),
    }),
    ...(group !== undefined && { 'data-wcpt-group-by-category-slug': group }),
  };
  const parent = rowHtml({ id, cells, classes, attributes });
  if (child === undefined) return parent;
  return parent + rowHtml({ id, cells: [child], classes: `${classes} wcpt-child-row`, attributes });
}

export const groupHtml = (slug: string): string =>
  `<tr class="wcpt-row wcpt-row--category-heading" data-wcpt-group-by-category-slug="${slug}"><th class="wcpt-heading" colspan="3">${slug}</th></tr>`;

export const OPTIONS = ['Priporočeno', 'Cena navzgor', 'Cena navzdol', 'Ime'];
const DROPDOWN = [
  { orderby: 'menu_order', order: 'ASC' },
  { orderby: 'price', order: 'asc' },
  { orderby: 'price-desc', order: '' },
  { orderby: 'title', order: 'ASC', meta_key: '' },
];
export const HEADINGS: readonly HeadingParts[] = [
  { name: 'Ime', sortId: 'column_0', element: 'ime1' },
  { name: 'Cena', sortId: 'column_1', element: 'cena1' },
  {
    name: 'Letnik',
    sortId: 'column_2',
    element: 'drugo',
    criteria: { orderby: 'meta_value_num', 'meta-key': 'letnik' },
  },
  { name: 'Ocena', sortId: 'column_3', element: 'ocena1' },
  { name: 'Zaloga', sortId: 'column_4', element: 'zaloga' },
];
const PARAMS = {
  column_heading: {
    ime1: { orderby: 'title', order: 'asc' },
    cena1: { orderby: 'price', order: 'asc', meta_key: '' },
    letnik1: { orderby: 'meta_value_num', order: 'asc', meta_key: 'letnik' },
    ocena1: { orderby: 'rating', order: 'asc' },
  },
  dropdown: DROPDOWN,
};

/** The sort-by filter, the first option chosen. */
export const sortFilterHtml = (values: readonly string[] = OPTIONS.map((_, at) => `option_${at}`)): string =>
  filterHtml({
    kind: 'sort_by',
    taxonomy: '',
    heading: 'Razvrsti',
    type: 'radio',
    name: '12_orderby',
    options: values.map((value, at) => ({ value, label: OPTIONS[at] ?? value, checked: at === 0 })),
  });

/** A table that searches and sorts by itself, with a search box and a sort-by filter. */
export function instantHtml(items: readonly (Item | string)[], parts: InstantParts = {}): string {
  const { headingParts = HEADINGS, params = PARAMS, applied = '', before = sortFilterHtml(), attributes } = parts;
  return tableHtml(
    items.map(item => (typeof item === 'string' ? item : itemHtml(item))),
    {
      settings: { instant_search: 'true', instant_sort: 'true' },
      ...parts,
      headings: headingParts.map(headingHtml).join(''),
      before: `<div class="wcpt-navigation wcpt-header">${searchHtml(applied)}${before}</div>`,
      attributes: {
        'data-wcpt-instant-sort-params': typeof params === 'string' ? params : JSON.stringify(params),
        ...attributes,
      },
    },
  );
}
