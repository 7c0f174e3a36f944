import { translator } from '../../../src/core/messages';

const sl = {
  'product-table.added': {
    one: 'Naložen je še {n} izdelek.',
    two: 'Naložena sta še {n} izdelka.',
    few: 'Naloženi so še {n} izdelki.',
    other: 'Naloženih je še {n} izdelkov.',
  },
  'product-table.end': 'To so vsi izdelki.',
};

/** Texts of tables that load more rows on scrolling. */
export const tMore = translator(sl, () => import('./moreEn'));
