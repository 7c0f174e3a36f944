import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MarkupError } from '../../../src/core/errors';
import { forgetWarnings } from '../../../src/core/report';
import { mount } from '../../../widgets/bundle';
import { putJQuery } from '../../core/bus/helpers';
import { find } from '../../hydrate/page';
import { bundleHtml, field, ids, itemHtml, leave, put, setPieces, shown, unmount, VARS } from './page';

const warnings = () => vi.mocked(console.warn).mock.calls.map(([line]) => String(line));
const isDisabled = () => find(document, '.single_add_to_cart_button').classList.contains('woosb-disabled');

beforeEach(() => {
  forgetWarnings();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  putJQuery(undefined);
});

afterEach(leave);

it('a bundle’s price shows the sum, with the saving, in total and main price', async () => {
  await put(bundleHtml(itemHtml(1) + itemHtml(2, { qty: '2', price: '2.5' }), { discount: '10' }));
  expect(find(document, '.woosb-total').innerHTML).toBe(
    '<span class="woosb-total-label">Total:</span> <span class="woosb-total-value"><del><span class="woocommerce-Price-amount amount">15.00&nbsp;<span class="woocommerce-Price-currencySymbol">€</span></span></del> <ins><span class="woocommerce-Price-amount amount">13.50&nbsp;<span class="woocommerce-Price-currencySymbol">€</span></span></ins> <small class="woocommerce-price-suffix">(saved 10%)</small></span>',
  );
  expect(shown('.price')).toBe('15.00 € 13.50 € (saved 10%)');
  expect(find(document, '.price').getAttribute('data-o_price')).toBe('From &lt;b&gt;10 €&lt;/b&gt;');
  expect(shown('.woosb-count')).toBe('Selected: 3');
});

const saving = { 'discount-amount': '1.5', discount: '10', 'price-suffix': ' <small>z DDV</small>' };
const unpurchasable = itemHtml(2, {}, { classes: 'woosb-product-unpurchasable', input: '' });
const dollars = (price_format: string) => ({ price_format, price_thousand_separator: ',', currency_symbol: '$' });
const dear = itemHtml(1, { price: '1234.5' });

it.each<[string, string, Record<string, string>, Record<string, string>, string]>([
  ['an amount that is saved, and the suffix', itemHtml(1), saving, {}, '10.00 € 8.50 € (saved 1.50 €) z DDV'],
  ['a price with a comma', itemHtml(1, { price: '19,9' }), {}, {}, '19.90 €'],
  ['the format %1$s%2$s', dear, {}, dollars('%1$s%2$s'), '$1,234.50'],
  ['the format %2$s&nbsp;%1$s', dear, {}, dollars('%2$s&nbsp;%1$s'), '1,234.50 $'],
  ['the format %1$s <%2$s', dear, {}, dollars('%1$s <%2$s'), '$ <1,234.50'],
  ['the format nonsense', dear, {}, dollars('nonsense'), '1,234.50 $'],
  ['no cents of zero, told so', itemHtml(1) + itemHtml(2, { qty: '0' }), {}, { trim_zeros: '1' }, '10 €'],
  ['no unpurchasable, told so', itemHtml(1) + unpurchasable, { 'exclude-unpurchasable': 'yes' }, {}, '10.00 €'],
])('a bundle’s price: %s', async (_, items, data, vars, total) => {
  await put(bundleHtml(items, data), { ...VARS, ...vars });
  expect(shown('.woosb-total')).toBe(`Total: ${total}`);
});

it('a bundle’s price shows suffixes without scripts, as an author of content can write a bundle', async () => {
  const suffix = ' <small class="x">z DDV</small><img src="/x.png" onerror="alert(1)"><script>alert(1)</script>';
  await put(bundleHtml(itemHtml(1, { 'price-suffix': suffix }), { 'discount-amount': '1.5', 'price-suffix': suffix }));
  expect(shown('.woosb-total')).toContain('z DDV');
  expect(find(document, '.woosb-total small.x').textContent).toBe('z DDV');
  expect(document.querySelectorAll('.woosb-total script, .price script, [onerror]')).toHaveLength(0);
});

it('a fixed price of a bundle stays as the server printed it', async () => {
  await put(bundleHtml(itemHtml(1), { 'fixed-price': 'yes', price: '8', discount: '10', 'total-min': '999' }));
  expect(shown('.price')).toBe('From 10 €');
  expect(shown('.woosb-total')).toBe('');
  expect(isDisabled()).toBe(false);
});

it.each([
  ['no', undefined, 'From 10 €'],
  ['yes_custom', '.elsewhere', 'From 10 €'],
  ['yes_custom', '', '10.00 €'],
  ['yes', '.elsewhere', '10.00 €'],
])('a bundle’s price with change_price %s and selector %j', async (change_price, price_selector, price) => {
  await put(`${bundleHtml(itemHtml(1))}<p class="elsewhere"></p>`, { ...VARS, change_price, price_selector });
  expect(shown('.price')).toBe(price);
  expect(shown('.elsewhere')).toBe(change_price === 'yes_custom' && price_selector ? '10.00 €' : '');
});

it('an invalid price_selector is reported, and the bundle goes on', async () => {
  await put(bundleHtml(itemHtml(1)), { ...VARS, change_price: 'yes_custom', price_selector: '..x' });
  await vi.waitFor(() => expect(warnings()).toEqual([expect.stringContaining('"..x"')]));
  expect(ids()).toBe('11/k001/1/');
});

it("a bundle's price goes into the summary's first price where none has the bundle's id", async () => {
  await put(bundleHtml(itemHtml(1)).replace(' woosb-price-7', ''));
  expect(shown('.price')).toBe('10.00 €');
});

it('a bundle’s price falls back to the settings of the shop', async () => {
  await put(bundleHtml(itemHtml(1)), { wc_price_decimals: '1', wc_currency_symbol: 'EUR', ...texts() });
  expect(shown('.woosb-total')).toBe('Total: 10.0 EUR');
});

it('an item shows the price of all its pieces where the settings say so', async () => {
  await put(bundleHtml(itemHtml(1), { discount: '10' }), { ...VARS, bundled_price: 'subtotal_under_name' });
  await setPieces(1, '3');
  expect(shown('.woosb-price-new')).toBe('30.00 € 27.00 €');
  expect(find(document, '.woosb-price-ori').style.display).toBe('none');
});

it('another quantity before a variation is chosen leaves the item with its own price', async () => {
  await put(bundleHtml(itemHtml(1, { id: '0', price: '0' })), { ...VARS, bundled_price: 'subtotal' });
  await setPieces(1, '3');
  expect([shown('.woosb-price-new'), find(document, '.woosb-price-ori').style.display]).toEqual(['', '']);
});

function texts(): Record<string, string> {
  return Object.fromEntries(Object.entries(VARS).filter(([key]) => /^alert_|_text$/.test(key)));
}

const check = async (items: string, data: Record<string, string> = {}) => {
  await put(bundleHtml(items, data));
  return isDisabled() ? shown('.woosb-alert') : undefined;
};

it.each<[string, string, Record<string, string>, string | undefined]>([
  ['ready', itemHtml(1), {}, undefined],
  ['a variation is missing', itemHtml(1, { id: '0' }), {}, 'choose Item 1'],
  ['a variation is missing, of none', itemHtml(1, { id: '0', qty: '0' }) + itemHtml(2), {}, undefined],
  [
    'unpurchasable',
    itemHtml(1, {}, { classes: 'woosb-product-optional woosb-product-unpurchasable' }),
    {},
    'remove Item 1',
  ],
  ['unpurchasable, not optional', itemHtml(1, {}, { classes: 'woosb-product-unpurchasable' }), {}, undefined],
  ['empty', itemHtml(1, { qty: '0' }), { min: '2' }, 'empty'],
  ['no items', '', {}, 'empty'],
  ['below', itemHtml(1), { min: '2' }, 'min 2, not 1'],
  ['above', itemHtml(1, { qty: '3' }), { min: '1', max: '2' }, 'max 2, not 3'],
  ['as few and as many as there may be', itemHtml(1, { qty: '2' }), { min: '2', max: '2' }, undefined],
  ['limits of -1 and none', itemHtml(1), { min: '', max: '-1' }, undefined],
  ['the least of a bundle without choice', itemHtml(1), { min: '2', optional: 'no', variables: 'yes' }, undefined],
  [
    'the most of a bundle without choice',
    itemHtml(1, { qty: '3' }),
    { max: '2', optional: 'no', variables: 'yes' },
    undefined,
  ],
  ['too cheap', itemHtml(1), { 'total-min': '10.01' }, 'cost 10.01 €, not 10.00 €'],
  ['too dear', itemHtml(1), { 'total-max': '9.99' }, 'cost at most 9.99 €, not 10.00 €'],
  ['just right', itemHtml(1), { 'total-min': '10', 'total-max': '10' }, undefined],
  ['limits after the discount', itemHtml(1), { discount: '10', 'total-max': '9' }, undefined],
  ['selection before min', itemHtml(1, { id: '0' }), { min: '5', 'total-min': '99' }, 'choose Item 1'],
  ['min before total', itemHtml(1), { min: '5', 'total-min': '99' }, 'min 5, not 1'],
])('whether a bundle can be added: %s', async (_, items, data, text) => {
  expect(await check(items, data)).toBe(text);
});

it('whether a bundle can be added is told by the button beside the descriptions that the page gives it', async () => {
  const described = () => find(document, 'button').getAttribute('aria-describedby');
  await put(bundleHtml(itemHtml(1, { qty: '0' })).replace('<button ', '<button aria-describedby="theirs" '));
  const { id } = find(document, '.woosb-alert');
  expect(described()).toBe(`theirs ${id}`);
  await setPieces(1, '1');
  expect(described()).toBe('theirs');
  await setPieces(1, '0');
  find(document, 'button').setAttribute('aria-describedby', `${id} late`);
  await unmount();
  expect(described()).toBe('late');
});

it('whether a bundle can be added is told by no description any more when a script has replaced the bundle beside its form', async () => {
  await put(bundleHtml(itemHtml(1, { qty: '0' })));
  expect(find(document, 'button').hasAttribute('aria-describedby')).toBe(true);
  find(document, '.woosb-wrap').remove();
  await unmount();
  expect(find(document, 'button').hasAttribute('aria-describedby')).toBe(false);
});

it('whether a bundle can be added is read out when it changes, not as the page loads', async () => {
  await put(bundleHtml(itemHtml(1), { min: '2' }));
  const alert = find(document, '.woosb-alert');
  expect([shown('.woosb-alert'), alert.getAttribute('role')]).toEqual(['min 2, not 1', null]);
  await setPieces(1, '0');
  expect([shown('.woosb-alert'), alert.getAttribute('role')]).toEqual(['empty', 'alert']);
  await setPieces(1, '2');
  expect([shown('.woosb-alert'), alert.style.display]).toEqual(['', 'none']);
});

it('whether a bundle can be added checks neither limit where the minimum is above the maximum, and says so', async () => {
  expect(await check(itemHtml(1), { min: '5', max: '3' })).toBeUndefined();
  await vi.waitFor(() => expect(warnings()).toEqual([expect.stringContaining('data-min is above data-max')]));
});

it('whether a bundle can be added puts a name in as text', async () => {
  await check(itemHtml(1, { id: '0', name: '<img src=x> [min] & "co"' }));
  expect(find(document, '.woosb-alert strong').textContent).toBe('<img src=x> [min] & "co"');
  expect(document.querySelector('.woosb-alert img')).toBeNull();
});

it('whether a bundle can be added has Slovenian texts where the page has none, in the right number', async () => {
  await put(bundleHtml(itemHtml(1, { qty: '0' }) + itemHtml(2), { min: '3', discount: '10' }), null);
  await vi.waitFor(() => expect(isDisabled()).toBe(true));
  const text = (n: string, word: string) => `Izberite vsaj ${n} ${word}, preden komplet dodate v košarico. Izbrano: 1.`;
  expect(shown('.woosb-alert')).toBe(text('3', 'izdelke'));
  expect(shown('.woosb-total')).toBe('Cena kompleta: 10.00 € 9.00 € (prihranek 10%)');
  expect(shown('.woosb-count')).toBe('Izbrano: 1');
  for (const [n, word] of [
    ['2', 'izdelka'],
    ['5', 'izdelkov'],
    ['101', 'izdelek'],
  ] as const) {
    find(document, '.woosb-products').setAttribute('data-min', n);
    await setPieces(1, '0');
    expect(shown('.woosb-alert')).toBe(text(n, word));
  }
});

it.each([
  ['selection', itemHtml(1, { id: '0' }), {}, 'Izberite različico izdelka Item 1, preden komplet dodate v košarico.'],
  ['empty', itemHtml(1, { qty: '0' }), {}, 'Izberite vsaj en izdelek, preden komplet dodate v košarico.'],
  ['max', itemHtml(1, { qty: '3' }), { max: '2' }, 'V kompletu sta lahko največ 2 izdelka. Izbrano: 3.'],
  ['total min', itemHtml(1), { 'total-min': '20' }, 'Komplet mora stati vsaj 20.00 €. Zdaj stane 10.00 €.'],
])('whether a bundle can be added has a Slovenian text for %s', async (_, items, data, text) => {
  await put(bundleHtml(items, data), null);
  await vi.waitFor(() => expect(shown('.woosb-alert')).toBe(text));
});

it('whether a bundle can be added is not asked of a bundle without any choice', async () => {
  await put(bundleHtml(itemHtml(1, { id: '0' }, { input: '', classes: '' }), { optional: 'no', discount: '10' }));
  expect(isDisabled()).toBe(false);
  expect(shown('.woosb-total')).toBe('');
  expect(shown('.price')).toBe('From 10 €');
});

it('whether a bundle can be added is asked of one where recalc_price is on', async () => {
  await put(bundleHtml(itemHtml(1, {}, { input: '', classes: '' }), { optional: 'no', discount: '10' }), {
    ...VARS,
    recalc_price: '1',
  });
  expect(shown('.woosb-total')).toContain('9.00 €');
});

const attrs = '{"attribute_pa_barva":"rdeča, svetla"}';
const rest = itemHtml(2, { qty: '0' }) + itemHtml(3, { id: '0' }) + itemHtml(4, { qty: '0.5' }, { input: '' });

it.each([
  [
    'has four parts, of what is chosen alone, in page order',
    itemHtml(1, { qty: '2', attrs }) + rest,
    `11/k001/2/${encodeURIComponent(attrs)},14/k004/0.5/`,
  ],
  ['has three parts for items without a key', itemHtml(1, { key: null, qty: '2' }) + itemHtml(2), '11/2/,12/k002/1/'],
  ["keeps the server's value of a bundle without items", '', 'server'],
  ['has the quantity of the markup where a field is missing', itemHtml(1, { qty: '3' }, { input: '' }), '11/k001/3/'],
  [
    'has nothing of a field that is disabled',
    itemHtml(1, { qty: '0' }, { input: 'disabled' }) + itemHtml(2),
    '12/k002/1/',
  ],
])('the field that is sent %s', async (_, items, value) => {
  await put(bundleHtml(items));
  expect(ids()).toBe(value);
});

it("the field that is sent is each bundle's own", async () => {
  await put(bundleHtml(itemHtml(1), {}, 7) + bundleHtml(itemHtml(2), {}, 8));
  const fields = [...document.querySelectorAll<HTMLInputElement>('[name="woosb_ids"]')].map(({ value }) => value);
  expect(fields).toEqual(['11/k001/1/', '12/k002/1/']);
});

it('the field that is sent is found where the wrap stands in the form, or far from it', async () => {
  document.body.innerHTML = '';
  const html = bundleHtml(itemHtml(1));
  await put(
    html.replace(/<form[^>]*>/, '').replace('<div class="product">', '<div class="product"><form class="cart">'),
  );
  expect(ids()).toBe('11/k001/1/');
});

it('the field that is sent of lists of bundles is left alone', async () => {
  const list =
    '<div class="woosb-bundles"><div class="woosb-products"><div class="woosb-product" data-id="99" data-qty="1" data-price="5"></div></div></div>';
  await put(bundleHtml(itemHtml(1)).replace('<div class="woosb-products"', `${list}<div class="woosb-products"`));
  expect(ids()).toBe('11/k001/1/');
  expect(shown('.woosb-total')).toBe('Total: 10.00 €');
});

it.each([
  ['', '0'],
  ['abc', '0'],
  ['-3', '0'],
  ['99', '9'],
  ['4', '4'],
])('quantities: %j becomes %s', async (typed, quantity) => {
  await put(bundleHtml(itemHtml(1) + itemHtml(2)));
  const input = field('woosb_qty_1');
  input.type = 'text';
  await setPieces(1, typed);
  expect([input.value, find(document, '.woosb-product').getAttribute('data-qty')]).toEqual([quantity, quantity]);
});

it('quantities end at the maximum where the minimum is above it', async () => {
  await put(bundleHtml(itemHtml(1, {}, { input: 'min="5" max="3"' })));
  await setPieces(1, '4');
  expect(field('woosb_qty_1').value).toBe('3');
});

it('quantities are found in older markup', async () => {
  const old = itemHtml(1).replace('woosb-quantity', 'woosb-qty').replace('input-text woosb-qty qty', 'qty');
  await put(bundleHtml(old));
  await setPieces(1, '4');
  expect(ids()).toBe('11/k001/4/');
});

const max = () => field('quantity').getAttribute('max');

it('stock limits how many bundles can be ordered, and lets go again', async () => {
  await put(bundleHtml(itemHtml(1, { stock: '7' }) + itemHtml(2)));
  field('quantity').value = '5';
  const changed = vi.fn();
  field('quantity').addEventListener('change', changed);
  await setPieces(1, '2');
  expect([max(), field('quantity').value, changed.mock.calls.length]).toEqual(['3', '3', 1]);
  await setPieces(1, '0');
  expect([max(), field('quantity').value]).toEqual([null, '3']);
});

it("stock stays within the server's own limit", async () => {
  const html = bundleHtml(itemHtml(1, { stock: '8' }));
  await put(html.replace('name="quantity"', 'name="quantity" max="4"'));
  expect(max()).toBe('4');
  await setPieces(1, '4');
  expect(max()).toBe('2');
  await setPieces(1, '0');
  expect(max()).toBe('4');
});

it('stock of too little leaves the quantity to the shop', async () => {
  await put(bundleHtml(itemHtml(1, { stock: '1', qty: '2' })));
  expect([max(), field('quantity').value]).toEqual(['1', '1']);
});

const note = 'Tega izdelka trenutno ni mogoče dodati v komplet.';

it.each<[string, string]>([
  ['no data-id', itemHtml(1, { id: null })],
  ['no data-id', itemHtml(1, { id: 'abc' })],
  ['data-attrs that are not JSON', itemHtml(1, { attrs: '{"a' })],
  [
    'data-product_variations that are not JSON',
    itemHtml(1, { id: '0' }, { inside: '<div class="variations_form" data-product_variations="<br>Notice"></div>' }),
  ],
])('items that make no sense: %s: this one is set aside, the others work', async (found, item) => {
  await put(bundleHtml(item + itemHtml(2)));
  expect(ids()).toBe('12/k002/1/');
  expect(shown('.woosb-total')).toBe('Total: 10.00 €');
  expect(isDisabled()).toBe(false);
  await vi.waitFor(() => expect(document.querySelectorAll('.sw-set-aside')).toHaveLength(1));
  expect(shown('.woosb-product .sw-set-aside')).toBe(note);
  expect(warnings()).toEqual([expect.stringContaining(`the item "Item 1" has ${found}`)]);
  await setPieces(2, '2');
  expect(document.querySelectorAll('.sw-set-aside')).toHaveLength(1);
});

it.each(['', 'abc', '1.234,5'])(
  'items that make no sense: a price of %j: no sum is shown that would promise too little',
  async price => {
    await put(bundleHtml(itemHtml(1, { price }) + itemHtml(2), { 'total-max': '5' }));
    expect([shown('.woosb-total'), shown('.price')]).toEqual(['', 'From 10 €']);
    expect([ids(), isDisabled()]).toEqual(['11/k001/1/,12/k002/1/', false]);
    await vi.waitFor(() => expect(warnings()).toEqual([expect.stringContaining('"Item 1" has no price')]));
    find(document, '.woosb-products').setAttribute('data-total-max', '-1');
    await setPieces(1, '0');
    expect([shown('.woosb-total'), shown('.price')]).toEqual(['Total: 10.00 €', '10.00 €']);
    await setPieces(1, '1');
    expect([shown('.woosb-total'), shown('.price')]).toEqual(['', 'From 10 €']);
  },
);

it('items that make no sense refuses a wrap without an id or a container, before it touches the page', () => {
  for (const html of [
    '<div class="woosb-wrap"><div class="woosb-products"></div></div>',
    '<div class="woosb-wrap" data-id="7"></div>',
  ]) {
    document.body.innerHTML = html;
    expect(() => mount(find(document, '.woosb-wrap'))).toThrow(MarkupError);
    expect(document.body.innerHTML).toBe(html);
  }
});
