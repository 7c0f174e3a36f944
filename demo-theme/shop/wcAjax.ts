import { ajaxJson, ajaxText } from './answers';
import { isRefusal } from './cart';
import { cartCalls } from './cartPage';
import { checkoutCall } from './checkout/placeOrder';
import { reviewCall } from './checkout/reviewCall';
import { formPost } from './formPost';
import { fragments } from './fragments';
import { errorNotice } from './notices';
import { paymentCalls } from './paying/shopCalls';
import { refusedAdd } from './plugins';
import { productPath } from './product';
import { readPieces } from './quantity';
import { formModal } from './table/cart/formModal';
import { tableCart } from './table/cart/tableCart';
import { tableCsv } from './table/csvAnswer';
import { tableCounts, tableRows } from './table/tableCalls';
import { findVariation, variationObject } from './variation';
import type { Visit } from './visit';
import { wishlistAjax } from './wishlist/wishlistCalls';

const refreshed = (visit: Visit): Response =>
  ajaxJson({ fragments: fragments(visit.session.cart, visit), cart_hash: visit.session.cart.hash() });

function addToCart(visit: Visit): Response {
  const { fields, products, session, base } = visit;
  if (fields.product_id === undefined) return ajaxText('');
  const id = Number.parseInt(fields.product_id, 10);
  const owner = products.owner(id);
  if (!owner) return ajaxJson({ error: true, product_url: false });
  const refuse = (message: string): Response => {
    session.notices.push(errorNotice([message]));
    return ajaxJson({ error: true, product_url: base + productPath(owner) });
  };
  const refusal = refusedAdd(owner, visit);
  if (refusal) return refuse(refusal);
  const sellable = products.sellable(id);
  if (!sellable) return refuse(`Izberite možnosti izdelka »${owner.name}«.`);
  const result = session.cart.add(sellable, readPieces(fields.quantity), {}, {});
  return isRefusal(result) ? refuse(result.message) : refreshed(visit);
}

/** A product form's own post, answered as the WordPress plugin does. */
function addForm(visit: Visit): Response {
  const { session } = visit;
  const waiting = session.notices.splice(0);
  const before = session.cart.hash();
  formPost(visit);
  const notices = session.notices.splice(0).join('');
  session.notices.push(...waiting);
  const cart_hash = session.cart.hash();
  const added = cart_hash !== before;
  const parts = added ? fragments(session.cart, visit) : {};
  return ajaxJson({ added, notices, redirect: null, fragments: parts, cart_hash });
}

function removeFromCart(visit: Visit): Response {
  const removed = visit.session.cart.remove(visit.fields.cart_item_key ?? '');
  return removed ? refreshed(visit) : ajaxJson({ success: false });
}

function getVariation({ fields, products, base }: Visit): Response {
  const product = products.byId(Number(fields.product_id ?? ''));
  if (!product) return ajaxText('');
  if (product.type !== 'variable') return ajaxJson(false);
  const variation = findVariation(product, fields);
  return ajaxJson(variation ? variationObject(product, variation, base) : false);
}

const ENDPOINTS: Record<string, (visit: Visit) => Response> = {
  ...cartCalls,
  ...paymentCalls,
  add_to_cart: addToCart,
  shop_widgets_add: addForm,
  remove_from_cart: removeFromCart,
  get_variation: getVariation,
  get_refreshed_fragments: refreshed,
  update_order_review: reviewCall,
  checkout: checkoutCall,
  tinvwl: wishlistAjax,
  wcpt_ajax: tableRows,
  wcpt__dynamic_filter__lazy_load: tableCounts,
  wcpt_cart: tableCart,
  wcpt_get_product_form_modal: formModal,
  wcpt_get_csv: tableCsv,
};

/** Answers `/?wc-ajax={name}`. Only posted fields count. An unknown name gets an empty answer. */
export function wcAjax(name: string, visit: Visit): Response {
  const endpoint = Object.hasOwn(ENDPOINTS, name) ? ENDPOINTS[name] : undefined;
  return endpoint ? endpoint(visit) : ajaxText('');
}
