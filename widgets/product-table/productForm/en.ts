/** English texts about a product's form over the page. */
export const en = {
  'product-table.form': 'Choose the product’s options',
  'product-table.form_loading': 'Loading…',
  'product-table.form_failed': 'The product’s form could not be opened. Please try again.',
  'product-table.close': 'Close',
};
