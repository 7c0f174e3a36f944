import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { removeLiveRegion } from '../../../src/core/cart/liveRegion';
import { forgetWarnings } from '../../../src/core/report';
import { jQuery3, putJQuery, scriptLoads } from '../../core/bus/helpers';
import { doing, find } from '../../hydrate/page';
import { findInput } from '../fields';
import { bundleHtml, field, ids, itemHtml, leave, put, shown, unmount, VARS } from './page';

const picker = (variations = '[]', rest = '') =>
  `<div class="variations_form" data-product_id="5" data-product_variations='${variations}'><div class="variations"><div class="variation"><div class="label">Barva</div><div class="select"><select name="attribute_pa_barva"><option value=""></option><option value="rdeca">Rdeča</option></select></div></div></div></div>${rest}`;

const variation = {
  variation_id: 51,
  display_price: 8,
  display_regular_price: 10,
  price_html: '<span class="price">8</span>',
  is_in_stock: true,
  is_purchasable: true,
  max_qty: 4,
  availability_html: '<p class="stock">Na zalogi</p>',
  variation_description: '<p>Opis</p>',
  image: { src: '/own.png', alt: 'Rdeča' },
};

const product = () => find(document, '.woosb-product');
const data = (name: string) => product().getAttribute(`data-${name}`);
/** A picker's event, as scripts without jQuery raise it. */
const raise = async (name: string, ...detail: unknown[]) => {
  // The bus learns a picker's events a moment later.
  await vi.dynamicImportSettled();
  await doing(() => find(document, '.variations_form').dispatchEvent(new CustomEvent(name, { bubbles: true, detail })));
};
const choose = () => {
  const select = document.querySelector('select');
  if (select) select.value = 'rdeca';
};
const withPicker = (rest: Record<string, string> = {}, vars = VARS) => {
  const items = itemHtml(
    1,
    { id: '0', price: '0' },
    { inside: picker('[]', '<div class="woosb-variation-description"></div>'), input: '' },
  );
  return put(bundleHtml(items + itemHtml(2), { variables: 'yes', ...rest }), vars);
};

beforeEach(() => {
  forgetWarnings();
  putJQuery(undefined);
});

afterEach(leave);

it('a picker gives its variation to the item, and takes it back', async () => {
  await withPicker({ discount: '10' });
  expect(find(document, 'select').getAttribute('aria-label')).toBe('Barva');
  expect(shown('.woosb-alert')).toBe('choose Item 1');
  choose();
  await raise('found_variation', variation);
  expect([data('id'), data('price'), data('attrs'), data('stock')]).toEqual([
    '51',
    '8',
    '{"attribute_pa_barva":"rdeca"}',
    '4',
  ]);
  expect(ids()).toBe(`51/k001/1/${encodeURIComponent('{"attribute_pa_barva":"rdeca"}')},12/k002/1/`);
  expect(shown('.woosb-price-new')).toBe('8.00 € 7.20 €');
  expect(shown('.woosb-availability')).toBe('Na zalogi');
  expect(shown('.woosb-variation-description')).toBe('Opis');
  expect(find(document, '.woosb-thumb-new img').getAttribute('src')).toBe('/own.png');
  expect(find(document, '.woosb-thumb-ori').style.display).toBe('none');
  expect(field('quantity').max).toBe('4');
  await raise('reset_data');
  expect([data('id'), data('price'), data('attrs'), data('stock')]).toEqual(['0', '0', '', '-1']);
  expect([shown('.woosb-price-new'), shown('.woosb-availability'), shown('.woosb-variation-description')]).toEqual([
    '',
    '',
    '',
  ]);
  expect(find(document, '.woosb-thumb-ori').style.display).toBe('');
  expect(find(document, '.woosb-price-ori').style.display).toBe('');
  expect(ids()).toBe('12/k002/1/');
});

it("a picker shows the shop's own price where nothing is taken off", async () => {
  await withPicker();
  choose();
  await raise('found_variation', variation);
  expect(find(document, '.woosb-price-new').innerHTML).toBe(variation.price_html);
});

it.each([
  [{ is_in_stock: false }, '8', 'choose Item 1', '10.00 €'],
  [{ is_in_stock: '0' }, '8', 'choose Item 1', '10.00 €'],
  [{ is_in_stock: 0 }, '8', 'choose Item 1', '10.00 €'],
  [{ is_purchasable: false }, '0', 'choose Item 1', '10.00 €'],
  [{ is_in_stock: '1', is_purchasable: 'true' }, '8', '', '18.00 €'],
  [{ is_in_stock: 'instock' }, '8', '', '18.00 €'],
  [{ is_in_stock: 5 }, '8', '', '18.00 €'],
  [{}, '8', '', '18.00 €'],
])('a picker counts only what can be bought: %j', async (rest, price, alert, total) => {
  await withPicker();
  await raise('found_variation', { ...variation, ...rest });
  expect([data('price'), shown('.woosb-alert')]).toEqual([price, alert]);
  expect([shown('.woosb-total'), find(document, 'button').matches('.woosb-disabled')]).toEqual([
    `Total: ${total}`,
    alert !== '',
  ]);
});

it('a picker shows the price of a variation that is out of stock, but does not add it', async () => {
  await withPicker({ discount: '10' });
  await raise('found_variation', { ...variation, is_in_stock: false });
  expect([data('id'), ids(), shown('.woosb-price-new')]).toEqual(['0', '12/k002/1/', '8.00 € 7.20 €']);
});

it('a picker starts from the regular price where the page says so', async () => {
  await withPicker({ discount: '10' }, { ...VARS, bundled_price_from: 'regular_price' });
  await raise('found_variation', variation);
  expect([data('price'), shown('.woosb-price-new')]).toEqual(['10', '10.00 € 9.00 €']);
});

it('a picker prefers the picture that the add-on made', async () => {
  await withPicker();
  await raise('found_variation', { ...variation, woosb_image: '<img src="/theirs.png" alt="">' });
  expect(find(document, '.woosb-thumb-new').innerHTML).toBe('<img src="/theirs.png" alt="">');
});

it('a picker leaves pictures alone where the page says so', async () => {
  await withPicker({}, { ...VARS, change_image: 'no' });
  const reset = vi.fn();
  find(document, '.variations_form').addEventListener('reset_image', reset);
  await raise('found_variation', variation);
  expect(shown('.woosb-thumb-new')).toBe('');
  expect(find(document, '.woosb-thumb-ori').style.display).toBe('');
  expect(reset).toHaveBeenCalledTimes(1);
});

it('a picker takes no picture from a script address', async () => {
  await withPicker();
  await raise('found_variation', { ...variation, image: { src: 'javascript:alert(1)' } });
  expect(document.querySelector('.woosb-thumb-new img')).toBeNull();
});

it("a picker of the page's own form changes nothing", async () => {
  await put(`<form class="variations_form cart"></form>${bundleHtml(itemHtml(1, {}, { inside: picker() }))}`);
  document
    .querySelector('form.variations_form')
    ?.dispatchEvent(new CustomEvent('found_variation', { bubbles: true, detail: [variation] }));
  expect(ids()).toBe('11/k001/1/');
});

it('a picker with radio buttons tells what was chosen', async () => {
  const radio =
    '<ul class="woovr-variations"><li><input type="radio" data-id="61" data-price="5" data-regular-price="6" data-pricehtml="&lt;b onclick=&quot;alert(1)&quot;&gt;5&lt;/b&gt;&lt;script&gt;alert(1)&lt;/script&gt;" data-imagesrc="/radio.png" data-purchasable="yes"></li></ul>';
  await put(bundleHtml(itemHtml(1, { id: '0', price: '0' }, { inside: radio })));
  const tell = async () => {
    const detail = [document.querySelector('input[type=radio]'), document.querySelector('ul')];
    await doing(() => document.dispatchEvent(new CustomEvent('woovr_selected', { detail })));
  };
  await tell();
  expect([data('id'), data('price'), shown('.woosb-price-new'), ids()]).toEqual(['61', '5', '5', '61/k001/1/']);
  expect(find(document, '.woosb-price-new').innerHTML).toBe('<b>5</b>');
  expect(find(document, '.woosb-thumb-new img').getAttribute('src')).toBe('/radio.png');
  const own = find(document, '.woosb-price-ori');
  expect(own.style.display).toBe('none');
  document.querySelector('input[type=radio]')?.setAttribute('data-purchasable', 'no');
  await tell();
  expect([data('id'), ids()]).toEqual(['0', '']);
  // The one that stands for no choice.
  const none = { 'data-id': '0', 'data-price': '0', 'data-pricehtml': '' };
  for (const [name, value] of Object.entries(none)) find(document, 'input[type=radio]').setAttribute(name, value);
  await tell();
  expect([data('id'), data('attrs'), own.style.display, shown('.woosb-price-new')]).toEqual(['0', '', '', '']);
});

const call = (name: string, ...args: unknown[]): unknown => {
  const run: unknown = Reflect.get(window, name);
  if (typeof run !== 'function') throw new Error(`no ${name}`);
  return run(...args);
};

it('functions for other scripts are there with jQuery, are marked, and work', async () => {
  putJQuery(jQuery3);
  scriptLoads();
  await vi.waitFor(() => expect(Reflect.get(window, 'woosb_init')).toHaveProperty('isShopWidgets', true));
  await put(bundleHtml(itemHtml(1, { stock: '6' })));
  const $ = jQuery3;
  product().setAttribute('data-qty', '2');
  call('woosb_init', $('.woosb-wrap'), 'mine');
  expect([ids(), shown('.woosb-total'), field('quantity').max]).toEqual(['11/k001/2/', 'Total: 20.00 €', '3']);
  product().setAttribute('data-qty', '3');
  call('woosb_save_ids', $('.woosb-wrap'));
  expect([ids(), shown('.woosb-total')]).toEqual(['11/k001/3/', 'Total: 20.00 €']);
  call('woosb_check_stock', $('.woosb-wrap'), null);
  expect(field('quantity').max).toBe('2');
  product().setAttribute('data-qty', '0');
  call('woosb_check_ready', $('.woosb-wrap'));
  expect(shown('.woosb-alert')).toBe('empty');
  field('woosb_qty_1').value = '4';
  call('woosb_check_qty', $('[name=woosb_qty_1]'));
  expect(ids()).toBe('11/k001/4/');
  call('woosb_change_price', $('.woosb-product'), 12, 15, '');
  expect([data('price'), shown('.woosb-price-new')]).toEqual(['12', '15.00 € 12.00 €']);
  expect(call('woosb_format_price', 1.005)).toBe('1.01\u00a0€');
  expect(call('woosb_round', 1.005, 2)).toBe(1.01);
  expect([call('woosb_round', 'abc', 2), call('woosb_format_price', 'abc')]).toEqual([Number.NaN, '']);
  for (const odd of [undefined, null, 'x', $('.nothing'), document.body]) call('woosb_init', odd, null);
});

it('the list of products bought together gets the bundle’s price, and counts in the main price', async () => {
  const init = vi.fn();
  vi.stubGlobal('woobt_init', init);
  const together =
    '<div class="woobt-wrap-7"><div class="woobt-products" data-total="2.5"><div class="woobt-product-this"></div></div></div>';
  await put(bundleHtml(itemHtml(1), { discount: '10' }) + together);
  const list = find(document, '.woobt-products');
  expect(list.getAttribute('data-product-price-html')).toContain('(saved 10%)');
  const own = find(document, '.woobt-product-this');
  expect([own.getAttribute('data-price'), own.getAttribute('data-regular-price')]).toEqual(['9.00', '10.00']);
  expect(init).toHaveBeenCalledExactlyOnceWith(find(document, '.woobt-wrap-7'));
  expect([shown('.price'), shown('.woosb-total')]).toEqual(['12.50 € 11.50 €', 'Total: 10.00 € 9.00 € (saved 10%)']);
});

afterEach(() => history.replaceState(null, '', '/'));

const open = async (edit: string) => {
  history.replaceState(null, '', `/?edit=${encodeURIComponent(edit)}&key=abc`);
  const html = bundleHtml(itemHtml(1, { id: '0' }, { inside: picker(), input: '' }) + itemHtml(2), {
    variables: 'yes',
  });
  const form =
    '<form class="cart" action="/cart/" method="post"><input type="hidden" name="woosb_ids" value=""><input type="hidden" name="woosb_update" value="abc"><input type="hidden" name="quantity" value="1"><button class="single_add_to_cart_button">Shrani</button></form>';
  await put(html.replace(/<form.*<\/form>/s, form));
};

it('a bundle that came from the cart has its variations again, and goes with a page load', async () => {
  const changed = vi.fn();
  document.body.addEventListener('change', changed, { once: true });
  await open(btoa(`51/k001/1/${encodeURIComponent('{"attribute_pa_barva":"rdeca"}')},12/k002/1/`));
  expect(document.querySelector('select')?.value).toBe('rdeca');
  expect(changed).toHaveBeenCalledTimes(1);
  expect(ids()).toBe('12/k002/1/');
  const button = find(document, 'button');
  const ask = (detail: unknown[]) =>
    document.body.dispatchEvent(
      new CustomEvent('should_send_ajax_request.adding_to_cart', { cancelable: true, detail }),
    );
  expect([ask([button]), ask([document.body])]).toEqual([false, true]);
});

it.each(['%%%', btoa('51/k001'), btoa('51/k001/1/%7B'), ''])(
  'a bundle that came from the cart is left to the shopper where %j can’t be read',
  async edit => {
    await open(edit);
    expect(document.querySelector('select')?.value).toBe('');
    expect(ids()).toBe('12/k002/1/');
  },
);

it('a bundle that is left is as the server sent it, and so is what stands around it', async () => {
  const html = bundleHtml(
    itemHtml(
      1,
      { id: '0', price: '0' },
      { inside: picker('[]', '<div class="woosb-variation-description"><b>Kaj</b></div>'), input: '' },
    ) +
      itemHtml(2, {}, { classes: 'woosb-product-optional' }) +
      itemHtml(3, { id: null }),
    { variables: 'yes', min: '9' },
  );
  const plus = '<div class="woosb-quantity-input-plus">+</div>';
  const page = html
    .replace('display: none', 'display: none;')
    .replace('<span class="woosb-total"></span>', '<span class="woosb-total">Od <b>10 €</b></span>')
    .replace('<div class="quantity"><input class="input-text', `${plus}<div class="quantity"><input class="input-text`);
  document.body.innerHTML = page;
  const before = document.body.innerHTML;
  await put(page);
  await raise('found_variation', variation);
  expect(shown('.woosb-total')).toContain('Total:');
  expect(find(document, '.woosb-quantity-input-plus').getAttribute('role')).toBe('button');
  expect(document.querySelectorAll('.sw-set-aside')).toHaveLength(1);
  const field = findInput(document, '[name=woosb_ids]');
  field.value = 'server';
  await unmount();
  removeLiveRegion();
  expect(document.body.innerHTML).toBe(before);
});
