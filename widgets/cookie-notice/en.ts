/** English texts about consent. */
export const en = {
  'cookie-notice.missing': 'Your cookie choice can’t be changed on this page. Please try another page of the shop.',
};
