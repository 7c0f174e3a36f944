import { chooseRate, type Destination } from '../shippingRates';
import type { Visit } from '../visit';

/** Takes over where the order goes and how. `names` are those of the posted fields; an empty country changes nothing. */
export function takeShipping({ fields, session: { cart } }: Visit, names: Destination): void {
  const value = (name: string): string => (fields[name] ?? '').trim();
  const country = value(names.country);
  if (country) {
    const rest = { state: value(names.state), city: value(names.city), postcode: value(names.postcode) };
    cart.destination = { country, ...rest };
  }
  chooseRate(cart, fields['shipping_method[0]']);
}
