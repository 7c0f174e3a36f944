import { translator } from '../../src/core/messages';

const sl = {
  'product-table.failed': 'Izdelkov ni bilo mogoče naložiti.',
  'product-table.more_failed': 'Naslednjih izdelkov ni bilo mogoče naložiti.',
  'product-table.offline': 'Niste povezani z internetom, zato izdelkov ni bilo mogoče naložiti.',
  'product-table.again': 'Poskusi znova',
  'product-table.shown': {
    one: 'Prikazan je {n} izdelek.',
    two: 'Prikazana sta {n} izdelka.',
    few: 'Prikazani so {n} izdelki.',
    other: 'Prikazanih je {n} izdelkov.',
  },
  'product-table.none': 'Ni izdelkov, ki bi ustrezali izbiri.',
};

/** Texts of product tables. */
export const tTable = translator(sl, () => import('./en'));
