import { translator } from '../../src/core/messages';

const sl = {
  'menu.submenu': 'Podmeni: {name}',
  'menu.close': 'Zapri meni',
  'menu.label': 'Meni',
};

/** Texts of the menu. */
export const tMenu = translator(sl, () => import('./en'));
