import { POSTCODES } from '../checkout/checks';
import { chooseRate, ratesOf } from '../shippingRates';
import type { Visit } from '../visit';
import { type Answer, type Body, cartAnswer, failure, part, type Route } from './answer';
import { isTokenized } from './tokenized';

const FIELDS = [
  'first_name',
  'last_name',
  'company',
  'address_1',
  'address_2',
  'city',
  'state',
  'postcode',
  'country',
  'phone',
] as const;

const texts = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(part(value)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && [...FIELDS, 'email'].includes(entry[0]),
    ),
  );

/** The address that is wrong, as the API refuses it. A wallet tells only parts of a postcode, which its plugin lets pass. */
function wrongAddress({ country = '', postcode = '' }: Record<string, string>, visit: Visit): Answer | undefined {
  const refuse = (detail: string): Answer =>
    failure('rest_invalid_param', 'Napačni parametri: shipping_address', 400, { params: { shipping_address: detail } });
  if (country !== '' && !/^[A-Z]{2}$/.test(country)) return refuse('Države ni mogoče prepoznati.');
  const pattern = POSTCODES[country];
  if (postcode === '' || !pattern || pattern.test(postcode) || isTokenized(visit.request, visit.payments)) {
    return undefined;
  }
  return refuse('Poštna številka ni veljavna.');
}

function updateCustomer(body: Body, visit: Visit): Answer {
  const { cart } = visit.session;
  const shipping = texts(body.shipping_address);
  const billing = texts(body.billing_address);
  const wrong = wrongAddress(shipping, visit);
  if (wrong) return wrong;
  cart.addresses = {
    billing: { ...cart.addresses.billing, ...billing },
    shipping: { ...cart.addresses.shipping, ...shipping },
  };
  const { country, state, city, postcode } = { ...cart.destination, ...shipping };
  cart.destination = { country, state, city, postcode };
  cart.isAddressKnown ||= 'country' in shipping;
  return cartAnswer(visit);
}

function selectRate(body: Body, visit: Visit): Answer {
  const { cart } = visit.session;
  if (!cart.needsShipping()) {
    return failure('woocommerce_rest_shipping_disabled', 'Dostava za to košarico ni potrebna.', 404);
  }
  const id = typeof body.rate_id === 'string' ? body.rate_id : '';
  if (!ratesOf(cart).some(rate => rate.id === id)) {
    return failure('woocommerce_rest_cart_invalid_rate', 'Tega na&#269;ina dostave ni.', 400);
  }
  chooseRate(cart, id);
  return cartAnswer(visit);
}

/** Routes that say where the cart goes and how. */
export const shippingRoutes: Record<string, Route> = {
  'cart/update-customer': updateCustomer,
  'cart/select-shipping-rate': selectRate,
};
