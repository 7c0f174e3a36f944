import type { Setting } from '../../table/feature';

export const settings: readonly Setting[] = [
  {
    keys: ['auto_select_products', 'checked_row_background_color'],
    otherwise: 'off, none',
    what: 'all rows are checked when they come; colour of checked rows',
  },
];
