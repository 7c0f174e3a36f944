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
  'product-table.from': 'od',
  'product-table.to': 'do',
  'product-table.drop': 'Odstrani izbiro: {choice}',
  'product-table.below': 'Podrejene možnosti: {term}',
  'product-table.none': 'Ni izdelkov, ki bi ustrezali izbiri.',
  'product-table.pages': 'Strani izdelkov',
  'product-table.first': 'Prva stran',
  'product-table.previous': 'Prejšnja stran',
  'product-table.next': 'Naslednja stran',
  'product-table.last': 'Zadnja stran',
  'product-table.region': 'Izdelki',
  'product-table.quantity': 'Količina',
  'product-table.more': 'Povečaj količino',
  'product-table.less': 'Zmanjšaj količino',
  'product-table.select': 'Izberi {product}',
  'product-table.select_all': 'Izberi vse izdelke',
  'product-table.clear_selection': 'Prekliči izbiro',
  'product-table.selected': {
    one: 'Izbran je {n} izdelek, skupaj {cost}.',
    two: 'Izbrana sta {n} izdelka, skupaj {cost}.',
    few: 'Izbrani so {n} izdelki, skupaj {cost}.',
    other: 'Izbranih je {n} izdelkov, skupaj {cost}.',
  },
  'product-table.unselected': 'Izbran ni noben izdelek.',
  'product-table.filter': 'Filter',
  'product-table.search': 'Išči',
  'product-table.clear_search': 'Počisti iskanje',
  'product-table.sort': 'Razvrsti po stolpcu {column}',
  'product-table.toggle': 'Več',
};

/** Texts of product tables. */
export const tTable = translator(sl, () => import('./en'));
