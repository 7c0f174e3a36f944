import { putBundle } from '../bundleAdd';
import { isRefusal } from '../cart';
import { escapeHtml } from '../html';
import type { Attribute, Sellable, VariableProduct } from '../product';
import { findVariation } from '../variation';
import type { Visit } from '../visit';
import { type Answer, type Body, cartAnswer, conflict, failure, NO_ROUTE, type Route, shown } from './answer';

const badKey = (visit: Visit, message: string): Answer => conflict(visit, 'woocommerce_rest_cart_invalid_key', message);

/** Attribute as the caller names it: select name, label (any case) or bare slug. */
function namedAttribute(product: VariableProduct, name: string): Attribute | undefined {
  return (
    product.attributes.find(attribute => attribute.name === name) ??
    product.attributes.find(attribute => attribute.label.toLowerCase() === name.toLowerCase()) ??
    product.attributes.find(attribute => attribute.name === `attribute_${name}`)
  );
}

function postedAttributes(product: VariableProduct, body: Body): Record<string, string> {
  const list: unknown[] = Array.isArray(body.variation) ? body.variation : [];
  const chosen: Record<string, string> = {};
  for (const entry of list) {
    if (typeof entry !== 'object' || entry === null || !('attribute' in entry) || !('value' in entry)) continue;
    const attribute = namedAttribute(product, String(entry.attribute));
    if (attribute) chosen[attribute.name] = String(entry.value);
  }
  return chosen;
}

function addItem(body: Body, visit: Visit): Answer {
  const { products, session } = visit;
  const id = typeof body.id === 'number' ? body.id : Number.NaN;
  const owner = products.owner(id);
  if (!owner) {
    return failure(
      'woocommerce_rest_cart_invalid_product',
      `Izdelka s številko &quot;${shown(body.id)}&quot; ni.`,
      400,
    );
  }
  const quantity = typeof body.quantity === 'number' && body.quantity > 0 ? body.quantity : 1;
  if (owner.type === 'woosb') {
    const refusal = putBundle(owner, quantity, typeof body.woosb_ids === 'string' ? body.woosb_ids : undefined, visit);
    return refusal
      ? failure('woocommerce_rest_cart_invalid_product', escapeHtml(refusal), 400)
      : cartAnswer(visit, 201);
  }
  const name = `&quot;${escapeHtml(owner.name)}&quot;`;
  if (owner.type !== 'simple' && owner.type !== 'variable') {
    return failure('woocommerce_rest_product_not_purchasable', `Izdelka ${name} ni mogoče kupiti.`, 400);
  }
  const chosen = owner.type === 'variable' ? postedAttributes(owner, body) : {};
  let sellable: Sellable | undefined = products.sellable(id);
  if (!sellable && owner.type === 'variable') {
    if (Object.keys(chosen).length === 0) {
      return failure('woocommerce_rest_missing_attributes', `Manjkajo možnosti izdelka ${name}.`, 400);
    }
    const variation = findVariation(owner, chosen);
    if (!variation) return failure('woocommerce_rest_variation_id_from_variation_data', 'Take različice ni.', 400);
    sellable = { product: owner, variation };
  }
  if (!sellable) return NO_ROUTE;
  const open = Object.entries(sellable.variation?.attributes ?? {}).filter(
    ([key, value]) => value === '' && !chosen[key],
  );
  if (open.length > 0) {
    return failure('woocommerce_rest_missing_variation_data', `Manjkajo možnosti izdelka ${name}.`, 400);
  }
  const result = session.cart.add(sellable, quantity, chosen);
  return isRefusal(result) ? failure(result.code, escapeHtml(result.message), 400) : cartAnswer(visit, 201);
}

function updateItem(body: Body, visit: Visit): Answer {
  const key = String(body.key ?? '');
  if (!visit.session.cart.item(key)) return badKey(visit, 'Tega izdelka v košarici ni.');
  const refusal = visit.session.cart.setQuantity(key, typeof body.quantity === 'number' ? body.quantity : 1);
  return refusal ? failure(refusal.code, escapeHtml(refusal.message), 400) : cartAnswer(visit);
}

function removeItem(body: Body, visit: Visit): Answer {
  const removed = visit.session.cart.remove(String(body.key ?? ''));
  return removed ? cartAnswer(visit) : badKey(visit, 'Tega izdelka v košarici ni več.');
}

/** Routes that change the items of the cart. See contract/store-api.md#routes. */
export const itemRoutes: Record<string, Route> = {
  'cart/add-item': addItem,
  'cart/update-item': updateItem,
  'cart/remove-item': removeItem,
};
