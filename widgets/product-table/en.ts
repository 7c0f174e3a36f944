/** English texts of product tables. */
export const en = {
  'product-table.failed': 'The products could not be loaded.',
  'product-table.more_failed': 'The next products could not be loaded.',
  'product-table.offline': 'You are not connected to the internet, so the products could not be loaded.',
  'product-table.again': 'Try again',
  'product-table.shown': { one: '{n} product is shown.', other: '{n} products are shown.' },
  'product-table.none': 'No products match your choice.',
};
