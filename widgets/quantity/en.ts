/** English names of the buttons. */
export const en = {
  'quantity.more': 'Increase quantity',
  'quantity.less': 'Decrease quantity',
};
