import { ajaxJson } from '../answers';
import type { Visit } from '../visit';
import { listOf } from './listPage';
import { messageHtml } from './markup';
import { wishlistMode } from './mode';
import { wishlistOf } from './wishlists';

/** Whether a post is the wishlist's: it is when it has this field, whatever its address. */
export const isWishlistPost = ({ fields }: Pick<Visit, 'fields'>): boolean => 'tinv_wishlist_id' in fields;

const LOGIN = '/my-account/';
/** 31 days. */
const KEY_SECONDS = 2_678_400;

/** Adds, or removes where a second press does. */
export function wishlistPost(visit: Visit): Response {
  const mode = wishlistMode(visit);
  const { fields, session, products, base } = visit;
  if (!session.customer && mode === 'redirect') return ajaxJson({ status: false, force_redirect: base + LOGIN });
  if (!session.customer && mode === 'login') {
    const message = messageHtml('Za seznam želja se najprej prijavite.', false, [[base + LOGIN, 'Prijava']]);
    return ajaxJson({ status: false, msg: message, icon: 'icon_big_times', action: 'add_to_wishlist' });
  }
  const list = wishlistOf(visit);
  const product = Number(fields.product_id) || 0;
  const variation = Number(fields.product_variation) || 0;
  const name = nameOf(visit, product);
  const url = `${base}/zelje/${list.shareKey}/`;
  const view = [[url, 'Ogled seznama']] as const;
  const common = {
    wishlist_url: url,
    action: 'add_to_wishlist',
    wishlist: { ID: list.id, title: list.title, share_key: list.shareKey },
  };
  if (!products.byId(product)) {
    const msg = messageHtml('Izdelka ni več v ponudbi.', false, []);
    return ajaxJson({ ...common, status: false, msg, icon: 'icon_big_times', wishlists_data: list.data() });
  }
  if (fields.product_action === 'remove' && mode !== 'full') {
    list.remove(one => one.product === product && one.variation === variation);
    return ajaxJson({ ...common, status: false, removed: true, make_remove: false, wishlists_data: list.data() });
  }
  const isNew = list.add(product, variation);
  const text = isNew ? `${name} je na seznamu želja.` : `${name} je že na seznamu želja.`;
  // With the simple flow the heart says it all.
  const msg = mode === 'full' ? messageHtml(text, isNew, view) : undefined;
  const answer = ajaxJson({
    ...common,
    status: isNew,
    icon: isNew ? 'icon_big_heart_check' : 'icon_big_times',
    ...(msg && { msg }),
    ...(isNew && { redirect: url }),
    wishlists_data: list.data(),
  });
  visit.cookies.push(`tinv_wishlistkey=${list.shareKey}; Max-Age=${KEY_SECONDS}; path=/`);
  return answer;
}

const nameOf = ({ products }: Visit, id: number): string => products.byId(id)?.name ?? 'Izdelek';

/** `/?wc-ajax=tinvwl`: returns the list's content, and removes products on its page. */
export function wishlistAjax(visit: Visit): Response {
  const { fields } = visit;
  const list = wishlistOf(visit);
  const action = fields['tinvwl-action'];
  const line = Number(fields['tinvwl-product_id']);
  const removed = action === 'remove' ? list.remove(one => one.line === line) : [];
  const [gone] = removed;
  const text = gone ? `»${nameOf(visit, gone.product)}« ni več na seznamu želja.` : '';
  return ajaxJson({
    status: action !== 'remove' || gone !== undefined,
    msg: text && messageHtml(text, true, []),
    content: listOf(visit),
    action,
    icon: 'icon_big_heart_check',
    wishlists_data: list.data(),
  });
}
