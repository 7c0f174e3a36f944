import { reportError } from '../../core/report';

/** Elements that are never recorded: passwords, cards, people and their addresses. */
const ALWAYS = [
  'input[type="password"], input[type="email"], input[type="tel"], address, #wcpay-express-checkout-element',
  '[autocomplete*="cc-"], [autocomplete*="password"], [autocomplete*="address"], [autocomplete*="postal"]',
  '[autocomplete*="name"], [autocomplete*="tel"], [autocomplete*="email"]',
  '[name^="billing_"], [name^="shipping_"]:not([name^="shipping_method"]), [name^="calc_shipping_"], [name^="account_"]',
  '[name*="card" i], [name*="cvc" i], [name*="phone" i], [name*="email" i], [name="username"], .wc-payment-form',
  '[name="user_login"], [name="order_comments"], .woocommerce-input-wrapper .select2-selection',
].join(', ');

/** Elements that print the same as text: destinations, orders, accounts, saved cards, the name of the user, and notices. */
const PRINTED = [
  '.woocommerce-shipping-destination, .woocommerce-order-overview, .woocommerce-customer-details',
  '.woocommerce-table--order-details tfoot, .woocommerce-MyAccount-content, .logged-in-as, #wpadminbar',
  '.woocommerce-SavedPaymentMethods, .wc-saved-payment-methods, .payment-method-method, .payment-method-expires',
  '.woocommerce-error, .woocommerce-info, .woocommerce-message, .wc-block-components-notice-banner',
  '.wc-block-components-address-card, .wc-block-components-shipping-address, .wc-block-order-confirmation-summary',
  '.wc-block-order-confirmation-billing-address, .wc-block-order-confirmation-shipping-address',
].join(', ');

const DEFAULT_ATTRIBUTE = 'data-recording-mask';

/** Returns all selectors; undefined when one of the page's own is invalid: its elements would be recorded. */
function selectorOf(mask: unknown): string | undefined {
  const own = Array.isArray(mask) ? mask.filter(one => typeof one === 'string') : [];
  const selector = [ALWAYS, PRINTED, ...own].join(', ');
  try {
    document.querySelector(selector);
    return selector;
  } catch (cause) {
    reportError({
      where: 'services',
      found: 'sessionRecording.mask has what is not a selector',
      consequence: 'Nothing is recorded.',
      advice: 'Give a list of CSS selectors.',
      cause,
    });
    return undefined;
  }
}

/** Masks elements, also after the behaviour has ended, as the recorder goes on. @returns false when the elements can't be marked */
export function maskElements(settings: Readonly<Record<string, unknown>>): boolean {
  const selector = selectorOf(settings.mask);
  if (selector === undefined) return false;
  const wanted = String(settings.maskAttribute ?? '');
  const attribute = /^data-[a-z0-9-]+$/.test(wanted) ? wanted : DEFAULT_ATTRIBUTE;
  const mark = (root: ParentNode) => {
    for (const found of root.querySelectorAll(selector)) found.setAttribute(attribute, '');
  };
  mark(document);
  new MutationObserver(records => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node.matches(selector)) node.setAttribute(attribute, '');
        mark(node);
      }
  }).observe(document.documentElement, { childList: true, subtree: true });
  return true;
}
