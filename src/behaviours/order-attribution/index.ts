import { defineBehaviour } from '../../core/behave';
import { globalAt, pageGlobal } from '../../core/config/pageGlobal';
import { keptChoice } from '../../core/early/orderTracking';
import { hasRefused, hearConsentApi, hearNotice } from './consent';
import { clearCookies, type SourceData } from './cookies';
import { takeInputs } from './inputs';
import { type AttributionValues, property, readParams, valuesOf } from './params';
import { recordVisit } from './recordVisit';

/**
 * Tells the shop where the shopper of an order came from: cookies of the visit's source, hidden inputs in
 * `wc-order-attribution-inputs`, extension data of a checkout made of blocks; nothing of it without consent.
 * @throws MarkupError when another script makes the inputs
 */
export const mount = defineBehaviour('order-attribution', (_marker, signal) => startTracking(signal));

function startTracking(signal: AbortSignal): void {
  const params = readParams();
  const fill = takeInputs(params.prefix, signal);
  let data: SourceData | undefined;
  const getAttributionData = () => valuesOf(params.fields, data);

  /** Records the visit, or deletes its data. A page counts once, however often this is called. */
  function setOrderTracking(isAllowed: unknown): void {
    if (signal.aborted) return;
    if (!isAllowed) clearCookies();
    data = isAllowed ? (data ?? recordVisit(params)) : undefined;
    fill(getAttributionData());
    const store = globalAt('wp', 'data');
    // The store belongs to other scripts, whose errors must not stop this one.
    if (store) queueMicrotask(() => tellCheckout(store, getAttributionData()));
  }

  const page = pageGlobal('wc_order_attribution');
  const offered = { setOrderTracking: Object.assign(setOrderTracking, { isShopWidgets: true }), getAttributionData };
  const kept = keptChoice(page);
  Object.assign(Object(page), offered);
  hearNotice(setOrderTracking, signal);
  setOrderTracking(kept ?? (params.allowsTracking && !hasRefused()));
  const category = params.consentCategory;
  if (category) queueMicrotask(() => signal.aborted || hearConsentApi(category, setOrderTracking, signal));
}

const STORE = 'wc/store/checkout';

function call(owner: unknown, method: string, ...args: unknown[]): unknown {
  const found = property(owner, method);
  return typeof found === 'function' ? Reflect.apply(found, owner, args) : undefined;
}

/** Hands the values to a checkout made of blocks, where the page has one. */
function tellCheckout(data: unknown, values: AttributionValues): void {
  if (!call(data, 'select', STORE)) return;
  const checkout = call(data, 'dispatch', STORE);
  const isOld = property(checkout, 'setExtensionData') === undefined;
  const setter = isOld ? '__internalSetExtensionData' : 'setExtensionData';
  call(checkout, setter, 'woocommerce/order-attribution', values, true);
}
