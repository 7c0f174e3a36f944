import { pageGlobal } from '../config/pageGlobal';

/** What has such panels. */
const CHECKOUT = '.woocommerce-shipping-fields, .woocommerce-account-fields';

/** Panels of the checkout that the server prints open, and the shop's own script closes at once. */
const RULES = `
.woocommerce-shipping-fields:has(#ship-to-different-address input:not(:checked)) .shipping_address,
.woocommerce-account-fields:has(#createaccount:not(:checked)) div.create-account { display: none }`;

const SHEET = Symbol.for('shop-widgets.first-states');

/** Closes what is about to be closed before the first paint, so that nothing jumps; while it holds, the boxes open and close their parts by themselves. */
export function closeAtFirst(): void {
  if (pageGlobal(SHEET) || !('adoptedStyleSheets' in document)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(RULES);
  Reflect.set(window, SHEET, sheet);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  // Other pages keep nothing of it.
  document.addEventListener('DOMContentLoaded', () => {
    if (!document.querySelector(CHECKOUT)) endFirstStates();
  });
}

/** Ends it: from now on the checkout closes and opens the parts itself. */
export function endFirstStates(): void {
  const sheet = pageGlobal(SHEET);
  if (sheet) document.adoptedStyleSheets = document.adoptedStyleSheets.filter(one => one !== sheet);
}
