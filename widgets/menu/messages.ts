import { type English, translator } from '../../src/core/messages';

const sl = {
  'menu.submenu': 'Podmeni: {name}',
  'menu.close': 'Zapri meni',
  'menu.label': 'Meni',
};

export const en: English<typeof sl> = {
  'menu.submenu': 'Submenu: {name}',
  'menu.close': 'Close the menu',
  'menu.label': 'Menu',
};

export const tMenu = translator(sl);
