/** English texts of calls that failed. */
export const en = {
  'cart.addFailed': 'The product could not be added to your cart. Please try again.',
  'network.offline': 'You are offline. Check your connection and try again.',
  'network.timeout': 'The shop did not answer in time. Please try again.',
  'network.failed': 'The connection to the shop failed. Please try again.',
  'action.retry': 'Try again',
};
