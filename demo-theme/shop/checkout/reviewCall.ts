import { ajaxJson } from '../answers';
import { isStrict, withoutInlineStyles } from '../inlineStyles';
import type { Visit } from '../visit';
import { EXPIRED_FORM } from './placeOrder';
import { paymentPart, reviewTable } from './review';
import { takeShipping } from './takeShipping';

/** The shop's answer to a script that asks for a fresh order review. See contract/checkout.md#order-review. */
export function reviewCall(visit: Visit): Response {
  const { fields, session, nonce } = visit;
  if (fields.security !== nonce) {
    return new Response('-1', { status: 403, headers: { 'Content-Type': 'text/html; charset=UTF-8' } });
  }
  if (session.cart.items().length === 0) return ajaxJson({ fragments: { 'form.woocommerce-checkout': EXPIRED_FORM } });
  takeShipping(visit, { country: 's_country', state: 's_state', city: 's_city', postcode: 's_postcode' });
  const part = isStrict(visit.request.headers.get('referer') ?? '') ? withoutInlineStyles : (html: string) => html;
  return ajaxJson({
    result: 'success',
    messages: session.takeNotices(),
    reload: false,
    fragments: {
      '.woocommerce-checkout-review-order-table': part(reviewTable(visit)),
      '.woocommerce-checkout-payment': part(paymentPart(visit)),
    },
  });
}
