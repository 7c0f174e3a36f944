import type { Setting } from '../../table/feature';

export const settings: readonly Setting[] = [
  {
    keys: ['instant_search', 'instant_sort'],
    otherwise: 'off',
    what: 'search and sort in place, 10,000 rows and more',
  },
];
