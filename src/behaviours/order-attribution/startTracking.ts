import { hasRefused, hearNotice } from './consent';
import { clearCookies, type SourceData } from './cookies';
import { takeInputs } from './inputs';
import { readParams } from './params';
import { property } from './property';
import { recordVisit } from './recordVisit';
import { valuesOf } from './values';

// Where their code does not come, the page goes on without it.
const ignore = () => {};

/**
 * Keeps the source of the visit in cookies and in the forms' inputs while that is allowed, and offers its functions on
 * `wc_order_attribution`. Source: contract 1, 21.
 */
export function startTracking(signal: AbortSignal): void {
  const params = readParams();
  const fill = takeInputs(params.prefix, signal);
  let data: SourceData | undefined;
  const getAttributionData = () => valuesOf(params.fields, data);

  /** Records the visit, or forgets it. A page counts once, however often this is called. */
  function setOrderTracking(isAllowed: unknown): void {
    if (signal.aborted) return;
    if (!isAllowed) clearCookies();
    data = isAllowed ? (data ?? recordVisit(params)) : undefined;
    fill(getAttributionData());
    const store = property(property(window, 'wp'), 'data');
    if (store) import('./checkoutData').then(({ tellCheckout }) => tellCheckout(store, getAttributionData()), ignore);
  }

  const page = property(window, 'wc_order_attribution');
  const offered = { setOrderTracking: Object.assign(setOrderTracking, { isShopWidgets: true }), getAttributionData };
  Object.assign(Object(page), offered);
  hearNotice(setOrderTracking, signal);
  const category = params.consentCategory;
  if (category) {
    import('./consentApi').then(
      ({ hearConsentApi }) => signal.aborted || hearConsentApi(category, setOrderTracking, signal),
      ignore,
    );
  }
  setOrderTracking(params.allowsTracking && !hasRefused());
}
