/** English names of the buttons. */
export const en = {
  'bundle.more': 'Increase quantity: {name}',
  'bundle.less': 'Decrease quantity: {name}',
};
