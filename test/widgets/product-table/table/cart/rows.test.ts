import '../../rowsAtOnce';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bus } from '../../../../../src/core/bus/bus';
import { PATIENCE } from '../../../../../src/ui/sendOnce';
import { readCartAnswer } from '../../../../../widgets/product-table/table/cart/cartAnswer';
import { showNotice } from '../../../../../widgets/product-table/table/cart/Notice';
import { pageCart } from '../../../../../widgets/product-table/table/cart/pageCart';
import {
  needsForm,
  payloadOf,
  postRow,
  requestOfRow,
} from '../../../../../widgets/product-table/table/cart/rowRequest';
import { showKnown, startPageCart } from '../../../../../widgets/product-table/table/cart/runCart';
import { sendCart } from '../../../../../widgets/product-table/table/cart/sendCart';
import { showCart, showItems } from '../../../../../widgets/product-table/table/cart/showCart';
import { rowState, rowStore } from '../../../../../widgets/product-table/table/rows/rowState';
import { jQuery3, putJQuery } from '../../../../core/bus/helpers';
import { shopAnswers } from '../../../../core/calls/helpers';
import { find } from '../../../../hydrate/page';
import { buttonHtml, checkboxHtml, quantityHtml, rowHtml, tableHtml, totalHtml } from '../../markup';
import { cartAnswer, row, selectionOf, take } from '../../take';

const IN_CART =
  '<span class="wcpt-in-cart" data-wcpt-template="V košarici: {n}" data-wcpt-empty-template="Ni">Ni</span><span class="wcpt-remove wcpt-disabled" title="Odstrani"></span>';
const variation = (id: number, attributes: object) => ({
  'data-wcpt-variation-id': String(id),
  'data-wcpt-variation-attributes': JSON.stringify(attributes),
});
const form = (fields: string) => `<div class="wcpt-add-to-cart-wrapper"><form class="cart">${fields}</form></div>`;
const put = (rows: readonly string[]) => {
  document.body.innerHTML = tableHtml(rows);
};
const answer = (more: object) => readCartAnswer({ in_cart: [], in_cart_total: [], ...more });

beforeEach(() => putJQuery(undefined));
afterEach(() => {
  document.body.click();
  document.body.innerHTML = '';
  Reflect.deleteProperty(window, 'wcpt_cart_result_cache');
});

it('the add of a row has its quantity; an empty one becomes the minimum', () => {
  put([rowHtml({ id: 1, cells: [quantityHtml({ value: '', 'data-wcpt-min': '2' })] }), rowHtml({ id: 2, cells: [] })]);
  expect(payloadOf(requestOfRow(row(1)))).toEqual({ products: { 1: 2 } });
  expect(payloadOf(requestOfRow(row(2)))).toEqual({ products: { 2: '' } });
});

it('the add of a row has its own variation, with the chosen values of its open attributes', () => {
  const term =
    '<select class="wcpt-select-variation-attribute-term" data-wcpt-attribute="attribute_s"><option value=""></option><option value="m" selected></option></select>';
  const attributes = variation(11, { attribute_b: 'r', attribute_s: '' });
  put([rowHtml({ id: 1, type: 'variation', cells: [quantityHtml({ value: '3' }), term], attributes })]);
  expect(payloadOf(requestOfRow(row(1)))).toEqual({
    products: { 1: 3 },
    variations: { 1: { 11: 3 } },
    attributes: { 11: { attribute_b: 'r', attribute_s: 'm' } },
  });
});

it('the add of a row has the chosen attributes of an incomplete variation', () => {
  put([rowHtml({ id: 1, type: 'variable', cells: [] })]);
  rowStore(row(1)).setState({
    selection: selectionOf(
      {},
      { variation_id: '11', complete_match: false, attributes: { attribute_b: 'r', attribute_s: '' } },
    ),
  });
  const request = requestOfRow(row(1));
  expect(request).toMatchObject({ variation: undefined, chosen: { attribute_b: 'r' } });
  expect(request.chosen).not.toHaveProperty('attribute_s');
  expect(needsForm(row(1), request)).toBe(true);
});

it('the add of a row has the fields of the product’s form: brackets are cut off, repeats are lists', () => {
  put([
    rowHtml({
      id: 1,
      cells: [
        form(
          '<input name="napis[]" value="a"><input name="napis[]" value="b"><input name="barva" value="r"><input type="checkbox" name="ne" value="1"><div id="price_calculator"><input name="sirina" value="2"></div>',
        ),
      ],
    }),
  ]);
  expect(requestOfRow(row(1))).toMatchObject({
    addons: { napis: ['a', 'b'], barva: 'r' },
    measurement: { sirina: '2' },
  });
});

it('the add of a row has only those fields of the other add-on that are named for the row', () => {
  put([
    rowHtml({
      id: 1,
      cells: [
        form(
          '<div class="wcpa_form_outer"></div><input name="besedilo--wcpt7" value="x"><input name="izbor--wcpt7[]" value="a"><input name="tuje" value="n">',
        ),
      ],
    }),
  ]);
  expect(requestOfRow(row(1)).addons).toEqual({ besedilo: 'x', izbor: ['a'] });
});

it.each([
  ['for a composed product', { classes: 'wcpt-product-type-composite' }, true],
  ['for a bundle', { classes: 'wcpt-product-type-woosb' }, true],
  ['where no variation is chosen', { type: 'variable' }, true],
  [
    'for a variation that leaves something open',
    { type: 'variation', attributes: variation(11, { attribute_s: '' }) },
    true,
  ],
  ['for no other variation', { type: 'variation', attributes: variation(11, { attribute_s: 'm' }) }, false],
  ['where add-ons are missing', { classes: 'wcpt-product-has-addons' }, true],
  [
    'not where they are there',
    { classes: 'wcpt-product-has-addons', cells: [form('<input name="a" value="1">')] },
    false,
  ],
  ['where measures are missing', { classes: 'wcpt-product-has-measurement' }, true],
  ['where a price is missing', { classes: 'wcpt-product-has-name-your-price' }, true],
  ['for no simple product', {}, false],
])('a product’s form is needed: %s', (_, parts, isNeeded) => {
  put([rowHtml({ id: 1, cells: [], ...parts })]);
  expect(needsForm(row(1), requestOfRow(row(1)))).toBe(isNeeded);
});

it('a post has a field for each value of a list, and says nothing twice', () => {
  put([rowHtml({ id: 1, cells: [buttonHtml('', 'cart_redirect')] })]);
  let posted: FormData | undefined;
  let action = '';
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    posted = new FormData(this);
    action = this.action;
  });
  postRow(find(row(1), '.wcpt-button'), {
    product: '1',
    quantity: 2,
    variation: { id: '11', attributes: { attribute_b: 'r' } },
    chosen: { attribute_b: 'r' },
    addons: { napis: ['a', 'b'], quantity: '9', attribute_b: 'x' },
    measurement: { sirina: '2' },
    nyp: '12.5',
  });
  expect([...(posted ?? [])].map(([name, value]) => `${name}=${value}`)).toEqual([
    'add-to-cart=1',
    'product_id=1',
    'quantity=2',
    'variation_id=11',
    'attribute_b=r',
    'napis[]=a',
    'napis[]=b',
    'sirina=2',
    'nyp=12.5',
    'return_notice=false',
    'wcpt_request=true',
  ]);
  expect(action).toMatch(/\/cart\/$/);
  expect(document.querySelector('body > form')).toBeNull();
});

/** Puts a row whose button adds with a page load, and waits for its first press, a double click. @returns the button, and its posts */
async function pressTwice(html: string) {
  shopAnswers(cartAnswer());
  const posts = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
  posts.mockClear();
  take(tableHtml([rowHtml({ id: 1, cells: [html] })]));
  const button = find(row(1), '.wcpt-button');
  button.click();
  button.click();
  await vi.waitFor(() => expect(posts).toHaveBeenCalled());
  return { button, posts };
}
const isBusy = (button: Element) => [
  row(1).matches('.wcpt-adding-product'),
  button.getAttribute('aria-busy') === 'true',
];

it('a button that adds with a page load adds once, until the page is back or has not gone', async () => {
  const { button, posts } = await pressTwice(buttonHtml('', 'cart_redirect'));
  button.click();
  expect([posts.mock.calls.length, ...isBusy(button)]).toEqual([1, true, true]);
  const looked = new Promise(resolve => bus.on('wcpt_cart', resolve));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(isBusy(button)).toEqual([false, false]);
  await looked;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  button.click();
  vi.advanceTimersByTime(PATIENCE - 1);
  button.click();
  expect([posts.mock.calls.length, ...isBusy(button)]).toEqual([2, true, true]);
  vi.advanceTimersByTime(1);
  expect(isBusy(button)).toEqual([false, false]);
  vi.useRealTimers();
  button.click();
  expect(posts).toHaveBeenCalledTimes(3);
});

it('a button that adds with a page load in a new tab adds with each press', async () => {
  const html = buttonHtml('', 'cart_redirect').replace('<a ', '<a target="_blank" ');
  const { button, posts } = await pressTwice(html);
  expect([posts.mock.calls.length, ...isBusy(button)]).toEqual([2, false, false]);
});

it('rows show their quantity in the cart', () => {
  take(
    tableHtml([
      rowHtml({ id: 1, cells: [IN_CART, buttonHtml(), totalHtml('', { 'data-wcpt-in-cart-total': '' })] }),
      rowHtml({ id: 2, type: 'variable', cells: [IN_CART, buttonHtml()] }),
      rowHtml({ id: 3, type: 'variation', cells: [IN_CART], attributes: variation(31, {}) }),
    ]),
  );
  showCart(answer({ in_cart: { 1: 2, 2: { 21: '1', 22: '3' }, 3: { 31: '5', 32: '7' } }, in_cart_total: { 1: 39.8 } }));
  expect([1, 2, 3].map(id => row(id).getAttribute('data-wcpt-in-cart'))).toEqual(['2', '4', '5']);
  expect(find(row(1), '.wcpt-in-cart').textContent).toBe('V košarici: 2');
  expect(find(row(2), 'i.wcpt-cart-badge-number').textContent).toBe('4');
  expect(find(row(1), '.wcpt-total').getAttribute('data-wcpt-in-cart-total')).toBe('39.8');
  expect(find(row(1), '.wcpt-remove').classList.contains('wcpt-disabled')).toBe(false);
  showCart(answer({}));
  expect(find(row(1), '.wcpt-in-cart').textContent).toBe('Ni');
  expect(document.querySelector('i.wcpt-cart-badge-number')).toBeNull();
  expect(find(row(1), '.wcpt-button').textContent).toBe('V košarico');
  expect(find(row(1), '.wcpt-remove').getAttribute('aria-disabled')).toBe('true');
});

it('rows that are in the cart no longer lose the shop’s link to it', () => {
  const shop = '<a class="add_to_cart_button added"></a><a class="added_to_cart" href="/cart/"></a>';
  take(tableHtml([rowHtml({ id: 1, cells: [shop] })]));
  showCart(answer({}));
  expect(row(1).querySelector('.added, .added_to_cart')).toBeNull();
});

it('rows wait for the answer that another script waits for', () => {
  put([rowHtml({ id: 1, cells: [IN_CART] })]);
  putJQuery(jQuery3);
  jQuery3(row(1)).data('wcpt-min-cart-call-id', 5);
  showCart(answer({ in_cart: { 1: 1 }, payload: { wcpt_cart_call_id: '4' } }));
  expect(row(1).getAttribute('data-wcpt-in-cart')).toBe('');
  showCart(answer({ in_cart: { 1: 2 }, payload: { wcpt_cart_call_id: '5' } }));
  expect(row(1).getAttribute('data-wcpt-in-cart')).toBe('2');
});

it('rows show the cart’s quantities that another script reports', () => {
  put([rowHtml({ id: 1, cells: [buttonHtml()] }), rowHtml({ id: 2, type: 'variable', cells: [buttonHtml()] })]);
  showItems({
    a: { product_id: 1, variation_id: 0, quantity: 1 },
    b: { product_id: '1', quantity: '0.5' },
    c: { product_id: 2, variation_id: 21, quantity: 2 },
    d: { product_id: 2, variation_id: 22, quantity: 1 },
    e: 'nič',
  });
  expect([1, 2].map(id => row(id).getAttribute('data-wcpt-in-cart'))).toEqual(['1.5', '3']);
});

it('a notice is said once, and goes with the next click or Escape', async () => {
  showNotice('<ul class="woocommerce-error" role="alert"><li>Ni na zalogi.</li></ul>');
  const shown = () => document.querySelector('.wcpt-notice-wrapper');
  expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1);
  expect(shown()?.getAttribute('role')).toBe('alert');
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(shown()).toBeNull();
  showNotice('<p>Prvo</p>');
  showNotice('<p>Drugo</p>');
  expect(document.querySelectorAll('.wcpt-notice-wrapper')).toHaveLength(1);
  await new Promise(resolve => setTimeout(resolve));
  document.body.click();
  expect(shown()).toBeNull();
});

it('a notice takes Escape, and leaves it to a layer above that has taken it', () => {
  const keyDown = () => new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  showNotice('<p>Ni.</p>');
  const taken = keyDown();
  taken.preventDefault();
  document.dispatchEvent(taken);
  expect(document.querySelector('.wcpt-notice-wrapper')).not.toBeNull();
  const free = keyDown();
  document.dispatchEvent(free);
  expect([document.querySelector('.wcpt-notice-wrapper'), free.defaultPrevented]).toEqual([null, true]);
});

it('a notice leaves the focus in a field', () => {
  document.body.innerHTML = '<input>';
  find(document, 'input').focus();
  showNotice('<p>Ni.</p>');
  expect(document.activeElement?.localName).toBe('input');
});

class SizeKnown {
  constructor(private readonly hear: () => void) {}
  observe = () => queueMicrotask(this.hear);
  disconnect() {}
}

/** Shows a notice that takes the focus of a control. */
async function noticeOver(control: HTMLElement): Promise<void> {
  vi.stubGlobal('ResizeObserver', SizeKnown);
  control.focus();
  showNotice('<p>Ni.</p>');
  await vi.waitFor(() => expect(document.activeElement?.className).toContain('wcpt-notice-wrapper'));
}
const pressEscape = () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));

it('a notice takes the focus from a checkbox, where the bar leaves it, and gives it back', async () => {
  put([rowHtml({ id: 1, cells: [checkboxHtml()] })]);
  const box = find(row(1), '.wcpt-cart-checkbox');
  await noticeOver(box);
  pressEscape();
  expect(document.activeElement).toBe(box);
});

it('a notice over a table that is loaded anew meanwhile gives the focus to the same product’s button, or to the table', async () => {
  const rows = [1, 2].map(id => rowHtml({ id, cells: [buttonHtml()] }));
  take(tableHtml(rows));
  const loadAnew = (html: readonly string[]) => {
    find(document, '.wcpt-table tbody').innerHTML = html.join('');
  };
  await noticeOver(find(row(2), '.wcpt-button'));
  loadAnew(rows);
  pressEscape();
  expect(document.activeElement).toBe(find(row(2), '.wcpt-button'));
  await noticeOver(find(row(2), '.wcpt-button'));
  loadAnew(rows.slice(0, 1));
  pressEscape();
  expect(document.activeElement).toBe(find(document, '.wcpt-table-scroll-wrapper-outer'));
});

it.each([
  ['', '10'],
  [3, '30'],
  [0, '0'],
])('the total of a row counts the requested quantity while the cart is called: “%s”', async (pieces, total) => {
  const ended = new AbortController();
  let answerCall = (_: Response) => {};
  vi.stubGlobal('wcpt_params', { wc_ajax_url: '/?wc-ajax=%%endpoint%%' });
  vi.stubGlobal('fetch', () => new Promise<Response>(resolve => (answerCall = resolve)));
  put([rowHtml({ id: 1, cells: [buttonHtml(), totalHtml()] })]);
  startPageCart(ended.signal);
  const done = sendCart({ payload: { products: { 1: pieces } } });
  await vi.waitFor(() => expect(pageCart.getState().sent).toBeDefined());
  expect(String(rowState(row(1))?.total)).toBe(total);
  answerCall(Response.json({ success: true, in_cart: { 1: 1 }, in_cart_total: {}, payload: {} }));
  await done;
  expect(rowState(row(1))?.total).toBe(10);
  ended.abort();
});

it('a row that comes while the cart is called for its product is busy as well, until the call ends', async () => {
  const ended = new AbortController();
  let answerCall = (_: Response) => {};
  vi.stubGlobal('wcpt_params', { wc_ajax_url: '/?wc-ajax=%%endpoint%%' });
  vi.stubGlobal('fetch', () => new Promise<Response>(resolve => (answerCall = resolve)));
  put([1, 2].map(id => rowHtml({ id, cells: [buttonHtml()] })));
  const late = row(2);
  late.remove();
  startPageCart(ended.signal);
  const done = sendCart({ payload: { products: { 1: 1, 2: 1 } } });
  await vi.waitFor(() => expect(pageCart.getState().sent).toBeDefined());
  row(1).after(late);
  showKnown();
  expect([1, 2].map(id => row(id).matches('.wcpt-adding-product'))).toEqual([true, true]);
  answerCall(Response.json({ success: true, in_cart: { 1: 1, 2: 1 }, in_cart_total: {}, payload: {} }));
  await done;
  expect([1, 2].map(id => row(id).matches('.wcpt-adding-product'))).toEqual([false, false]);
  ended.abort();
});
