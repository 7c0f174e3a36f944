import { bus } from '../../../core/bus/bus';
import { addEvents } from '../../../core/bus/channel';
import { bare } from '../../../core/bus/defineEvent';
import { definePositional, record } from '../../../core/bus/positional';
import { isRecord, text } from '../../../core/guards';
import { minorOfDecimal } from '../../../core/money';
import { variationsOf } from '../../../core/variations';
import { parseProduct, type TrackedProduct } from './item';
import { sendProducts } from './pageFacts';
import { addedProducts, choose, listedProduct, productOfPage, removedProduct } from './shownProducts';
import type { AnalyticsContext } from './tracker';

// The two of a variations form that are heard here; the whole table would bring React along.
addEvents({
  found_variation: definePositional({ variation: record }),
  reset_data: bare,
});

/** Forms that are not of the page's product. */
const OTHER_FORMS = '.woosb-wrap, .woosb-product, .wcpt, [role="dialog"], dialog';

function variationOf({ variation_id, sku, display_price, attributes }: Readonly<Record<string, unknown>>) {
  const values = isRecord(attributes) ? Object.values(attributes).map(text).filter(Boolean) : [];
  const price = minorOfDecimal(display_price);
  return {
    id: String(variation_id ?? ''),
    ...(text(sku) && { sku: text(sku) }),
    ...(price !== undefined && { price }),
    variant: values.join(', '),
  };
}

const isOfPage = (target: EventTarget): boolean => target instanceof Element && !target.closest(OTHER_FORMS);

/** Chooses the variation that the page's form has already, if the form has the data of its variations. */
function chooseCurrent(): void {
  const form = [...document.querySelectorAll('form.variations_form')].find(isOfPage);
  const id = form?.querySelector<HTMLInputElement>('input.variation_id')?.value;
  const list = form && id ? variationsOf(form) : undefined;
  if (!Array.isArray(list)) return;
  const found = list.filter(isRecord).find(({ variation_id }) => String(variation_id) === id);
  if (found) choose(variationOf(found));
}

/** Remembers which variation is chosen, also before anything may be sent. */
export function followChoice(signal: AbortSignal): void {
  chooseCurrent();
  bus.on('found_variation', ({ variation }, { target }) => isOfPage(target) && choose(variationOf(variation)), {
    signal,
  });
  bus.on('reset_data', (_, { target }) => isOfPage(target) && choose({}), { signal });
  signal.addEventListener('abort', () => choose({}));
}

/** Follows what the shopper does from now on. See contract/services.md#analytics. */
export function followShopper(context: AnalyticsContext): void {
  const { tracker, signal } = context;
  let viewed = (parseProduct(context.printed.product) ?? productOfPage())?.id;
  const viewVariation = (target: EventTarget) => {
    const product = productOfPage();
    if (!isOfPage(target) || !product || product.id === viewed) return;
    viewed = product.id;
    sendProducts('view_item', [product], context);
  };
  bus.on('found_variation', (_, { target }) => viewVariation(target), { signal });
  bus.on('added_to_cart', ({ button }) => sendProducts('add_to_cart', addedProducts(button), context), { signal });
  const sendRemoved = (product: TrackedProduct | undefined) =>
    sendProducts('remove_from_cart', product ? [product] : [], context);
  bus.on('removed_from_cart', ({ button }) => sendRemoved(removedProduct(button)), { signal });

  // The cart page has replaced the line by the time it tells; one that is still there was not taken out.
  let leaving: { readonly link: HTMLElement; readonly product: TrackedProduct | undefined } | undefined;
  const onClick = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('a') : null;
    if (link?.matches('.woocommerce-cart-form .remove')) leaving = { link, product: removedProduct(link) };
    const row = link?.closest('li.product, .wcpt-row');
    const isWay = row?.matches('.wcpt-row') ? link?.matches('.wcpt-title') : !link?.matches('[data-product_id]');
    const product = row && isWay ? listedProduct(row) : undefined;
    if (product?.id) tracker.send('select_content', { content_type: 'product', content_id: product.id });
  };
  document.addEventListener('click', onClick, { signal, capture: true });
  const onLineRemoved = () => {
    if (!leaving?.link.isConnected) sendRemoved(leaving?.product);
    leaving = undefined;
  };
  bus.on('item_removed_from_classic_cart', onLineRemoved, { signal });
}
