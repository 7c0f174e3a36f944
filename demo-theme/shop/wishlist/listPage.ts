import { redirect } from '../answers';
import { isRefusal } from '../cart';
import { attributes, escapeHtml } from '../html';
import { listRow, productPriceHtml } from '../listPage';
import { errorNotice, successNotice } from '../notices';
import type { PageParts } from '../pageAnswer';
import { isAvailable, productPath } from '../product';
import { addedText } from '../texts';
import type { Visit } from '../visit';
import { withListButton } from './markup';
import { type WishlistItem, wishlistOf } from './wishlists';

const DAY = new Intl.DateTimeFormat('sl-SI', { dateStyle: 'medium', timeZone: 'Europe/Ljubljana' });

/** Markup of the list as the add-on prints it. */
export function listOf(visit: Visit): string {
  const list = wishlistOf(visit);
  const around = (inner: string) =>
    `<div class="tinv-wishlist woocommerce tinv-wishlist-clear"><div class="tinv-header"><h2>${list.title}</h2></div>${inner}</div>`;
  if (!list.items.length) {
    return around(
      '<p class="cart-empty woocommerce-info">Vaš seznam želja je prazen.</p><p class="return-to-shop"><a class="button wc-backward" href="/zelje/izdelki/">Nazaj v trgovino</a></p>',
    );
  }
  const form = attributes({
    action: `/zelje/${list.shareKey}/`,
    method: 'post',
    autocomplete: 'off',
    'data-tinvwl_paged': 1,
    'data-tinvwl_per_page': 10,
    'data-tinvwl_sharekey': list.shareKey,
  });
  const rows = list.items.map(item => listLine(item, visit)).join('');
  const actions =
    '<select name="product_actions" id="tinvwl_product_actions" class="form-control" aria-label="Dejanje"><option value="" selected>Dejanja</option><option value="add_to_cart_selected">V košarico</option><option value="remove_selected">Odstrani</option></select>';
  const button = (name: string, label: string) =>
    `<button type="submit" class="button" name="tinvwl-action-${name}" value="${name}">${label}</button>`;
  const address = `${visit.base}/zelje/${list.shareKey}/`;
  return around(
    `<form${form}><table class="tinvwl-table-manage-list"><thead><tr><th class="product-cb"><input type="checkbox" class="global-cb input-checkbox" title="Označi vse"></th><th class="product-remove"><span class="screen-reader-text">Odstrani</span></th><th class="product-name">Izdelek</th><th class="product-price">Cena</th><th class="product-date">Dodano</th><th class="product-action"><span class="screen-reader-text">Dejanja</span></th></tr></thead><tbody>${rows}</tbody><tfoot><tr><td colspan="6"><div class="tinvwl-to-left look_in">${actions} ${button('product_apply', 'Izvedi')}</div><div class="tinvwl-to-right look_in">${button('product_selected', 'Označene v košarico')} ${button('product_all', 'Vse v košarico')}</div><input type="hidden" name="wishlist_nonce" value="${visit.nonce}"></td></tr></tfoot></table></form><div class="social-buttons"><span>Deli</span><ul><li><a class="social social-clipboard" href="${address}" title="Kopiraj povezavo">Kopiraj povezavo</a></li><li><a class="social social-email" href="mailto:?body=${encodeURIComponent(address)}" title="E-pošta">E-pošta</a></li></ul></div>`,
  );
}

function listLine({ line, product: id, variation, since }: WishlistItem, visit: Visit): string {
  const product = visit.products.byId(id);
  if (!product) return '';
  const name = escapeHtml(product.name) + (variation ? ` (${variation})` : '');
  const add = isAvailable(product)
    ? `<button type="submit" class="button alt" name="tinvwl-add-to-cart" value="${line}">V košarico<span class="screen-reader-text">: ${name}</span></button>`
    : 'Ni na zalogi';
  return `<tr class="wishlist_item"><td class="product-cb"><input type="checkbox" name="wishlist_pr[]" class="input-checkbox" value="${line}" title="Označi: ${name}"></td><td class="product-remove"><button type="submit" name="tinvwl-remove" value="${line}" title="Odstrani: ${name}" aria-label="Odstrani: ${name}">×</button></td><td class="product-name"><a href="${productPath(product)}">${name}</a></td><td class="product-price">${productPriceHtml(product, visit.products)}</td><td class="product-date"><time datetime="${since.toISOString()}">${DAY.format(since)}</time></td><td class="product-action">${add}</td></tr>`;
}

/** Carries out a plain submit of the page's form. */
function submitted(visit: Visit): void {
  const { fields, session } = visit;
  const list = wishlistOf(visit);
  const lines = (fields['wishlist_pr[]'] ?? '').split(',').map(Number);
  const ticked = ({ line }: WishlistItem) => lines.includes(line);
  const one = (name: string) => (item: WishlistItem) => item.line === Number(fields[name]);
  const remove = (isOne: (item: WishlistItem) => boolean) => {
    const count = list.remove(isOne).length;
    if (count) session.notices.push(successNotice(`Odstranjeno s seznama želja: ${count}.`));
  };
  if ('tinvwl-remove' in fields) remove(one('tinvwl-remove'));
  else if ('tinvwl-add-to-cart' in fields) toCart(visit, one('tinvwl-add-to-cart'));
  else if ('tinvwl-action-product_all' in fields) toCart(visit, () => true);
  else if ('tinvwl-action-product_selected' in fields) toCart(visit, ticked);
  else if (fields.product_actions === 'remove_selected') remove(ticked);
  else if (fields.product_actions === 'add_to_cart_selected') toCart(visit, ticked);
}

function toCart(visit: Visit, isOne: (item: WishlistItem) => boolean): void {
  const { session, products } = visit;
  for (const { product, variation } of wishlistOf(visit).items.filter(isOne)) {
    const name = products.byId(product)?.name ?? '';
    const sellable = products.sellable(variation || product);
    const result = sellable && session.cart.add(sellable, 1, {}, {});
    const isAdded = result !== undefined && !isRefusal(result);
    session.notices.push(
      isAdded ? successNotice(addedText(name)) : errorNotice([`Izdelka »${name}« ni mogoče dodati v košarico.`]),
    );
  }
}

const PRODUCTS = 12;

/** Pages below `/zelje/`: the list, and products with buttons. */
export function wishlistPages(visit: Visit): PageParts | Response | undefined {
  const { url, request, products } = visit;
  if (url.pathname === '/zelje/izdelki/') {
    const rows = products
      .all()
      .slice(0, PRODUCTS)
      .map(one => withListButton(listRow(one, products, url.pathname), one, visit));
    return {
      file: 'tables',
      title: 'Izdelki s srcem',
      values: { heading: 'Izdelki s srcem', body: `<ul class="products columns-4">${rows.join('\n')}</ul>` },
    };
  }
  if (!/^\/zelje\/(?:\w+\/)?$/.test(url.pathname)) return undefined;
  if (request.method === 'POST') {
    submitted(visit);
    return redirect('/zelje/');
  }
  const more =
    '<p><a href="/zelje/izdelki/">Izdelki s srcem</a> · <a href="/tables/wishlist/">Tabela s seznamom želja</a> · <a href="/tables/wishlist-list/">Seznam želja kot tabela</a></p>';
  return { file: 'tables', title: 'Želje', values: { heading: 'Želje', body: listOf(visit) + more } };
}
