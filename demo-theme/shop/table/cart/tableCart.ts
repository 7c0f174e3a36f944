import { ajaxJson } from '../../answers';
import { type CartItem, isRefusal, lineTotal, type Refusal } from '../../cart';
import { formPost } from '../../formPost';
import { fragments } from '../../fragments';
import { escapeHtml } from '../../html';
import { refusedAdd } from '../../plugins';
import type { Visit } from '../../visit';
import { askedOfProduct } from '../addons/addonProducts';
import { cartWidget } from './cartWidget';
import { type Payload, readPayload } from './payload';

const SHELL = '<div class="widget_shopping_cart_content"></div>';

/** Changes the cart as a table asks, and returns its contents. See contract/product-table.md#cart. */
export function tableCart(visit: Visit): Response {
  const { session } = visit;
  const payload = readPayload(visit.fields);
  const isAction = Object.keys(payload.products).length > 0 || 'variation_form' in payload.flags;
  const notice = isAction ? change(visit, payload) : '';
  const { cart } = session;
  return ajaxJson({
    success: notice === '',
    cart_hash: cart.hash(),
    cart_quantity: cart.count(),
    ...contents(cart.items()),
    notice,
    payload: payload.echo,
    cart_widget: payload.flags.cart_widget_permitted === 'true' ? cartWidget(cart, visit.base) : '',
    fragments: {
      ...fragments(cart, visit),
      ...(isAction ? {} : { 'div.widget_shopping_cart_content': SHELL }),
    },
    product_table_cart_action: isAction,
  });
}

/** @returns the errors, as a notice */
function change(visit: Visit, payload: Payload): string {
  if ('variation_form' in payload.flags) return addForm(visit);
  const errors = Object.entries(payload.products).flatMap(([id, quantity]) =>
    payload.flags.overwrite_cart_qty ? overwrite(visit, id, quantity, payload) : add(visit, id, quantity, payload),
  );
  const lines = errors.map(
    ([name, message]) =>
      `<li><span class="wcpt-error-product-name">${escapeHtml(name)}:</span> ${escapeHtml(message)}</li>`,
  );
  return lines.length ? `\n<ul class="woocommerce-error" role="alert">${lines.join('')}</ul>\n` : '';
}

type Problem = readonly [name: string, message: string];

const problem = (name: string, result: CartItem | Refusal | undefined): Problem[] =>
  result && isRefusal(result) ? [[name, result.message]] : [];

const piecesOf = (text: string): number => (text === '' ? 1 : Math.max(Number(text) || 0, 0));

function add(visit: Visit, id: string, quantity: string, payload: Payload): Problem[] {
  const { products, session } = visit;
  const product = products.byId(Number(id));
  if (!product) return [['', 'Tega izdelka ni v ponudbi.']];
  const refusal = refusedAdd(product, visit);
  if (refusal) return [[product.name, refusal]];
  const variations = Object.entries(payload.variations[id] ?? {});
  const posted = { ...payload.addons[id], ...payload.measurement[id] };
  const asked = askedOfProduct(product.id, posted);
  if (asked?.missing) return [[product.name, `Izpolnite polje »${asked.missing}«.`]];
  const data = asked?.data ?? { ...payload.addons[id], ...(payload.nyp[id] ? { cena: payload.nyp[id] } : {}) };
  const wanted = variations.length ? variations : [[id, quantity] as const];
  return wanted.flatMap(([one, pieces]) => {
    const sellable = products.sellable(Number(one));
    if (!sellable || !piecesOf(pieces)) return sellable ? [] : [[product.name, 'Izberite možnosti izdelka.'] as const];
    return problem(
      product.name,
      session.cart.add(sellable, piecesOf(pieces), payload.attributes[one] ?? {}, data, asked?.prices),
    );
  });
}

function overwrite({ session, products }: Visit, id: string, quantity: string, payload: Payload): Problem[] {
  const variations = payload.variations[id] ?? {};
  const name = products.byId(Number(id))?.name ?? '';
  return session.cart
    .items()
    .filter(({ sellable, bundled }) => !bundled && String(sellable.product.id) === id)
    .flatMap(({ key, sellable }) => {
      const own = sellable.variation && variations[sellable.variation.id];
      if (sellable.variation && Object.keys(variations).length && own === undefined) return [];
      const refusal = session.cart.setQuantity(key, piecesOf(own ?? quantity));
      return refusal ? [[name, refusal.message] as const] : [];
    });
}

/** Adds the products that the shop's own form handler adds. */
function addForm(visit: Visit): string {
  const own = Object.entries(visit.fields).filter(([name]) => name !== 'lang' && !name.startsWith('wcpt_payload['));
  const before = visit.session.notices.length;
  formPost({ ...visit, fields: Object.fromEntries(own) });
  const said = visit.session.notices.splice(before);
  return said.filter(html => html.includes('woocommerce-error')).join('');
}

/** Numbers of a product, texts of its variations; an empty list where the cart is empty. */
function contents(items: readonly CartItem[]) {
  const inCart: Record<string, number | Record<string, string>> = {};
  const totals: Record<string, number | Record<string, number>> = {};
  for (const item of items) {
    const { product, variation } = item.sellable;
    if (item.bundled) continue;
    const [count, total] = [inCart[product.id], totals[product.id]];
    if (!variation) {
      inCart[product.id] = (typeof count === 'number' ? count : 0) + item.quantity;
      totals[product.id] = ((typeof total === 'number' ? total : 0) * 100 + lineTotal(item)) / 100;
      continue;
    }
    const counts = typeof count === 'object' ? count : {};
    const sums = typeof total === 'object' ? total : {};
    inCart[product.id] = { ...counts, [variation.id]: String(Number(counts[variation.id] ?? 0) + item.quantity) };
    totals[product.id] = { ...sums, [variation.id]: ((sums[variation.id] ?? 0) * 100 + lineTotal(item)) / 100 };
  }
  return items.length ? { in_cart: inCart, in_cart_total: totals } : { in_cart: [], in_cart_total: [] };
}
