import { type English, translator } from '../../../src/core/messages';

const sl = {
  'product-table.select': 'Izberi: {product}',
  'product-table.select_all': 'Izberi vse izdelke',
  'product-table.clear_selection': 'Prekliči izbiro',
  'product-table.selected': {
    one: 'Izbran je {n} izdelek, skupaj {cost}.',
    two: 'Izbrana sta {n} izdelka, skupaj {cost}.',
    few: 'Izbrani so {n} izdelki, skupaj {cost}.',
    other: 'Izbranih je {n} izdelkov, skupaj {cost}.',
  },
  'product-table.unselected': 'Izbran ni noben izdelek.',
};

export const en: English<typeof sl> = {
  'product-table.select': 'Select {product}',
  'product-table.select_all': 'Select all products',
  'product-table.clear_selection': 'Clear the selection',
  'product-table.selected': {
    one: '{n} product is selected, {cost} in all.',
    other: '{n} products are selected, {cost} in all.',
  },
  'product-table.unselected': 'No product is selected.',
};

export const tSelection = translator(sl);
