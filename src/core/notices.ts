/** Notices that take the focus; the first in the page does. Source: contract 16. */
export const ALERT_NOTICES =
  ':is(.woocommerce-message, .woocommerce-error, .wc-block-components-notice-banner)[role="alert"]';
