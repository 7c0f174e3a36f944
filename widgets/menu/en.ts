/** English texts of the menu. */
export const en = {
  'menu.submenu': 'Submenu: {name}',
  'menu.close': 'Close the menu',
  'menu.label': 'Menu',
};
