/** English texts of the cart page. */
export const en = {
  'cartPage.updated': 'Your cart has been updated.',
  'cartPage.total': 'Total: {total}.',
  'cartPage.failed': 'Your cart could not be updated. Please check it and try again.',
  'cartPage.offline':
    'You are offline, so your cart has not been updated. What you entered is still here. Please try again when you are back online.',
  'cartPage.expired': 'This page was open for too long. Please reload it and try again.',
  'cartPage.reload': 'Reload the page',
  'cartPage.notSaved': 'The new quantities are not saved yet. Please try again.',
  'cartPage.couponFailed': 'The coupon could not be checked. Please try again.',
};
