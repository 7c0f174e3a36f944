/** English texts of the form. */
export const en = {
  'variation.choose': 'Please choose product options before adding this product to your cart.',
  'variation.noMatch': 'No product matches your choice. Please choose a different combination.',
  'variation.unavailable': 'This product is unavailable. Please choose a different combination.',
  'variation.resetDone': 'Your choice has been cleared. Please choose product options.',
  'variation.lookupFailed': 'The variation could not be checked. Please try again.',
};
