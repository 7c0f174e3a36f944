import { wordsOf } from '../../../core/html/text';
import { sessionStore } from '../../../core/storage';
import { checkoutCart, keepItems } from './checkout';
import { major, parseProduct, type TrackedProduct, totalOf } from './item';
import { receivedOrder } from './order';
import { listedProduct, productOfPage } from './shownProducts';
import type { AnalyticsContext } from './tracker';

/** Names of lists beside a page's own, by the class of their section. */
const LIST_IDS = ['related', 'up-sells', 'upsells', 'cross-sells'];

/** Receivers take no more in one event. */
const MOST_ITEMS = 200;

function sendList(list: Element, { tracker, items }: AnalyticsContext): void {
  const rows = list.matches('.wcpt') ? list.querySelectorAll('.wcpt-row') : list.children;
  const products = [...rows].slice(0, MOST_ITEMS).flatMap(row => listedProduct(row) ?? []);
  if (products.length === 0) return;
  const section = list.closest('section, .cross-sells');
  const heading = section?.querySelector('h2') ?? document.querySelector('h1');
  tracker.send('view_item_list', {
    item_list_name: wordsOf(heading) || document.title,
    item_list_id: list.id || (LIST_IDS.find(id => section?.classList.contains(id)) ?? 'products'),
    items: items(products).map((item, index) => ({ ...item, index })),
  });
}

export function sendProducts(
  event: 'view_item' | 'add_to_cart' | 'remove_from_cart',
  products: readonly TrackedProduct[],
  { tracker, items, currency }: AnalyticsContext,
): void {
  const [first] = products;
  if (!first) return;
  const value = major(totalOf(products), first.decimals);
  tracker.send(event, { currency: currency(), value, items: items(products) });
}

async function sendCheckout(context: AnalyticsContext): Promise<void> {
  if (!document.querySelector('form.checkout.woocommerce-checkout')) return;
  const cart = await checkoutCart(context.printed.cart, context.currency(), context.signal);
  if (!cart) return;
  keepItems(cart.products);
  context.tracker.send('begin_checkout', {
    currency: cart.currency || context.currency(),
    value: major(cart.total, cart.decimals),
    ...(cart.coupon && { coupon: cart.coupon }),
    items: context.items(cart.products),
  });
}

function sendPurchase({ tracker, items, printed, currency }: AnalyticsContext): void {
  const order = receivedOrder(printed.order);
  const key = `shop_purchase_${order?.id}`;
  if (!order || sessionStore.get(key)) return;
  sessionStore.set(key, '1');
  const amount = (name: string, minor: number | undefined) =>
    minor === undefined ? {} : { [name]: major(minor, order.decimals) };
  tracker.send('purchase', {
    transaction_id: order.id,
    affiliation: order.affiliation,
    currency: order.currency || currency(),
    ...amount('value', order.total),
    ...amount('tax', order.tax),
    ...amount('shipping', order.shipping),
    items: items(order.products),
  });
}

/** Sends what the page itself tells, once. See contract/services.md#analytics. */
export async function sendPageFacts(context: AnalyticsContext): Promise<void> {
  const { tracker, printed } = context;
  const term = new URLSearchParams(location.search).get('s');
  if (term && document.body.matches('.search, .search-results, .search-no-results')) {
    tracker.send('search', { search_term: term });
  }
  for (const list of document.querySelectorAll('ul.products, .wc-block-product-template, .wcpt'))
    sendList(list, context);
  const product = parseProduct(printed.product) ?? productOfPage();
  if (product) sendProducts('view_item', [product], context);
  const addedProduct = parseProduct(printed.added_to_cart);
  if (addedProduct) sendProducts('add_to_cart', [addedProduct], context);
  sendPurchase(context);
  await sendCheckout(context);
}
