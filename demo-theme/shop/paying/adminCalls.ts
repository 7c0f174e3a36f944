import { saveCard } from '../account/customers';
import { parseObject } from '../calls';
import { emptyCart } from '../cart';
import type { Visit } from '../visit';
import { REFUSALS, readMethod } from './method';
import { thanksUrl } from './pay';
import { TRACKS_NONCE } from './payments';

const STALE = 'Stran je bila predolgo odprta. Osvežite jo in poskusite znova.';
const NOT_CONFIRMED = 'Banka plačila ni potrdila. Poskusite znova ali plačajte z drugo kartico.';

/** Places whose appearance of fields is stored. */
const PLACES = [
  'blocks_checkout',
  'shortcode_checkout',
  'woopay_shortcode_checkout',
  'bnpl_product_page',
  'bnpl_classic_cart',
  'bnpl_cart_block',
  'add_payment_method',
];

const answer = (body: unknown, status = 200, type = 'application/json'): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': `${type}; charset=UTF-8` } });

const refused = (message: string, status: number): Response =>
  answer({ success: false, data: { error: { message } } }, status);

/** Takes over the result of an intent. JSON text, delivered as HTML. */
function updateOrderStatus({ fields, payments, orders, base }: Visit, isStale: boolean): Response {
  const text = (body: unknown) => answer(body, 200, 'text/html');
  const failed = (message: string) => text({ error: { message } });
  if (isStale || fields._ajax_nonce !== payments.nonce('update_order_status')) return failed(STALE);
  const intent = payments.intent(fields.intent_id ?? '');
  const isAccount = intent?.id.startsWith('seti') === true;
  const order = orders.byId(Number(fields.order_id));
  if (!intent || (!isAccount && intent.order !== order)) return failed('Tega naročila ne najdemo.');
  if (intent.status !== 'succeeded') return failed(NOT_CONFIRMED);
  if (intent.saveFor) saveCard(intent.saveFor, intent.card);
  delete intent.saveFor;
  if (!order) return text({ return_url: `${base}/my-account/payment-methods/` });
  if (order.status === 'pending') order.status = 'processing';
  if (intent.cart) emptyCart(intent.cart);
  return text({ return_url: thanksUrl(base, order, intent.isSeparate === true) });
}

/** Starts to save a card; a failure is JSON as well, with a status of its own. */
function createSetupIntent({ fields, payments, session }: Visit, isStale: boolean): Response {
  if (isStale || fields._ajax_nonce !== payments.nonce('create_setup_intent')) return refused(STALE, 403);
  if (!session.customer) return refused('Za shranjevanje kartice se prijavite.', 401);
  // Against tests of stolen cards.
  const isKnown = fields['wcpay-fraud-prevention-token'] === payments.nonce('fraud') && fields['wcpay-fingerprint'];
  if (!isKnown) return refused('Tega načina plačila ne moremo dodati. Osvežite stran in poskusite znova.', 400);
  const card = readMethod(fields['wcpay-payment-method'] ?? '');
  if (!card) return refused('Podatki kartice manjkajo.', 400);
  if (card.kind === 'declined' || card.kind === 'expired') return refused(REFUSALS[card.kind], 402);
  const { id, status, secret } = payments.open('seti', { card });
  return answer({ success: true, data: { id, status, client_secret: secret } });
}

function saveAppearance({ fields, payments }: Visit, isStale: boolean): Response {
  const place = fields.elements_location ?? '';
  if (isStale || fields._ajax_nonce !== payments.nonce('save_upe_appearance')) return refused(STALE, 403);
  if (!PLACES.includes(place)) return refused('Tega mesta trgovina ne pozna.', 400);
  const look = parseObject(fields.appearance ?? '');
  if (Object.keys(look).length === 0) return refused('Videz ni zapisan prav.', 400);
  payments.keepLook(place, look);
  return answer({ success: true, data: look });
}

/** Usage events: a call without its nonce is refused with HTML. */
const platformTracks = ({ fields }: Visit, isStale: boolean): Response =>
  !isStale && fields.tracksNonce === TRACKS_NONCE
    ? answer({ success: true })
    : new Response('-1', { status: 403, headers: { 'Content-Type': 'text/html; charset=UTF-8' } });

const ACTIONS: Record<string, (visit: Visit, isStale: boolean) => Response> = {
  update_order_status: updateOrderStatus,
  create_setup_intent: createSetupIntent,
  save_upe_appearance: saveAppearance,
  platform_tracks: platformTracks,
};

/**
 * Answers the actions of the payment provider's plugin; undefined for others. See contract/payments.md#calls-to-the-plugin.
 *
 * @param isStale The nonce is taken for one that has expired.
 */
export function paymentAction(action: string, visit: Visit, isStale: boolean): Response | undefined {
  return Object.hasOwn(ACTIONS, action) ? ACTIONS[action]?.(visit, isStale) : undefined;
}
