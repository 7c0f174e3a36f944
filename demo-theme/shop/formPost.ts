import { addBundle } from './bundleAdd';
import { isRefusal } from './cart';
import { SWITCHES } from './formAction';
import { errorNotice, successNotice } from './notices';
import { refusedAdd } from './plugins';
import type { GroupedProduct, Product, VariableProduct, Variation } from './product';
import { readPieces } from './quantity';
import { askedOfProduct } from './table/addons/addonProducts';
import { addedText } from './texts';
import { findVariation } from './variation';
import type { Visit } from './visit';

const VIEW_CART = '<a href="/cart/" class="button wc-forward">Ogled košarice</a>';
const OWN_FIELDS = ['add-to-cart', 'quantity', 'variation_id', 'product_id'];
/** Fields of a plain add to cart: the body, or for a link the query. */
function submitted({ url, fields }: Visit): Record<string, string> {
  return { ...Object.fromEntries([...url.searchParams].filter(([name]) => !SWITCHES.includes(name))), ...fields };
}

const extraFields = (fields: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([name]) => !OWN_FIELDS.includes(name) && !name.startsWith('attribute_') && !name.startsWith('quantity['),
    ),
  );

/** Whether the request adds to the cart by form or link. */
export const isFormPost = ({ fields, url }: Pick<Visit, 'fields' | 'url'>): boolean =>
  'add-to-cart' in fields || url.searchParams.has('add-to-cart');

/** Adds the products of a plain form post or link; the result is a notice of the answered page. */
export function formPost(visit: Visit): void {
  const fields = submitted(visit);
  const product = visit.products.owner(Number(fields['add-to-cart'] ?? ''));
  if (!product) return;
  visit.session.notices.push(...addProduct(product, fields, visit));
}

function addProduct(product: Product, fields: Record<string, string>, visit: Visit): string[] {
  const refusal = refusedAdd(product, { ...visit, fields });
  if (refusal) return [errorNotice([refusal])];
  switch (product.type) {
    case 'simple':
      return [addOne(product.id, product.name, readPieces(fields.quantity), fields, visit)];
    case 'variable':
      return [addVariation(product, fields, visit)];
    case 'grouped':
      return addGroup(product, fields, visit);
    case 'woosb':
      return [addBundle(product, readPieces(fields.quantity), fields.woosb_ids, visit)];
    case 'external':
      return [errorNotice([`Izdelka »${product.name}« ni mogoče kupiti v tej trgovini.`])];
  }
}

function addOne(id: number, name: string, quantity: number, fields: Record<string, string>, visit: Visit): string {
  const sellable = visit.products.sellable(id);
  if (!sellable) return errorNotice([`Izdelka »${name}« ni mogoče kupiti.`]);
  const asked = askedOfProduct(id, fields);
  if (asked?.missing) return errorNotice([`Izpolnite polje »${asked.missing}«.`]);
  const data = asked?.data ?? extraFields(fields);
  const result = visit.session.cart.add(sellable, quantity, fields, data, asked?.prices);
  return isRefusal(result) ? errorNotice([result.message]) : successNotice(addedText(name, quantity), VIEW_CART);
}

function addVariation(product: VariableProduct, fields: Record<string, string>, visit: Visit): string {
  const missing = product.attributes.filter(attribute => !fields[attribute.name]).map(attribute => attribute.label);
  const variation = postedVariation(product, fields);
  if (missing.length > 0 && !(variation && isFixed(variation))) {
    return errorNotice([`Izberite možnosti izdelka »${product.name}«. Manjka: ${missing.join(', ')}.`]);
  }
  if (!variation) return errorNotice([`Za to izbiro izdelka »${product.name}« ni v ponudbi.`]);
  return addOne(variation.id, product.name, readPieces(fields.quantity), fields, visit);
}

function postedVariation(product: VariableProduct, fields: Record<string, string>): Variation | undefined {
  const id = Number(fields.variation_id ?? '') || Number(fields['add-to-cart']);
  return product.variations.find(one => one.id === id) ?? findVariation(product, fields);
}

const isFixed = (variation: Variation): boolean => Object.values(variation.attributes).every(value => value !== '');

function addGroup(product: GroupedProduct, fields: Record<string, string>, visit: Visit): string[] {
  const chosen = product.children
    .map(id => ({ id, quantity: Number.parseInt(fields[`quantity[${id}]`] ?? '', 10) || 0 }))
    .filter(({ quantity }) => quantity > 0);
  if (chosen.length === 0) return [errorNotice([`Izberite količino vsaj enega izdelka v skupini »${product.name}«.`])];
  return chosen.map(({ id, quantity }) => addOne(id, visit.products.byId(id)?.name ?? '', quantity, fields, visit));
}
