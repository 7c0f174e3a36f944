import type { Flow } from './flow';

/** Flows and pages that were once red in one engine alone, where the others were green. */
const ONCE_RED = [
  'tooltip: a button in it is that of its row',
  'table: the lower thumb of a range takes the pointer, though the upper one lies over it',
  'stars: arrow keys choose',
  'stars: a review without any says what is missing',
  'account: a new password is weighed',
  'menu: on a phone it opens level by level, Escape closes it',
  'product: a form adds its quantity in the background',
  'back: a bundle counts the quantities that it shows',
  'leaving while a list adds',
  '/tables/instant/',
] as const;

/** One flow for each widget, the one that most of its code takes part in. */
const ONE_OF_EACH = [
  'variations: the right one goes into the cart, jquery=3',
  'swatches: a variation is chosen and goes to the cart',
  'bundle: a picker puts its variation in',
  'tabs: arrow keys move, Enter opens',
  'quantity: plus and minus step',
  'gallery: the magnifier opens the lightbox, arrows go on, Escape closes it',
  'gallery: a variation brings its picture',
  'mini-cart: a line is removed in place, jquery=none',
  'cart: a quantity is changed without a page load',
  'checkout: a guest orders, jquery=3',
  'order: one whose answer is lost says that it was placed',
  'coupon: at the checkout one is taken',
  'order: one that waits is paid',
  'card: the bank asks, and the payment is confirmed',
  'wallet: a product pays',
  'wallet: beside a variation the pay-later amount is shown',
  'payments: where the plugin keeps the wallets, who pays comes to the order, once',
  'payments: icons, looks and test number are as with the plugin’s own forms, each made once',
  'account: a card is deleted once that is confirmed',
  'account: a country is looked for by its name, and its states follow',
  'table: a search of the server',
  'table: endless rows come when the end does',
  'table: a product with variations opens its form, and is added',
  'table: rows are checked, counted and added together',
  'table: a heart adds to the wishlist, and the counter counts',
  'table: a search box leads to its category',
  'phone: filters are chosen in a dialog and applied together',
  'consent: a no is taken back',
  'notice: that of the shop goes, and stays away',
  'notice: the banner goes with a key',
  'live search: results come, arrow keys go through them',
  'newsletter: a refused form keeps its values',
  'themes: drawer: a shopper chooses, adds, removes and goes to the checkout',
  'classic tag: the lightbox opens',
  'early: a list’s button that is pressed before its code has come adds once',
  '/tables/audio/',
] as const;

/**
 * Returns the flows that CI runs in Firefox and WebKit.
 * @throws Error where the list names a flow that there is not
 */
export function shortListOf(flows: readonly Flow[]): readonly Flow[] {
  const names = new Set<string>([...ONCE_RED, ...ONE_OF_EACH]);
  const listed = flows.filter(({ name }) => names.delete(name));
  if (names.size) throw new Error(`the short list names flows that there are not: ${[...names].join('; ')}`);
  return listed;
}
