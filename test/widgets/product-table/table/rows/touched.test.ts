import '../../rowsAtOnce';
import { beforeEach, expect, it, vi } from 'vitest';
import { bus } from '../../../../../src/core/bus/bus';
import { readCartAnswer } from '../../../../../widgets/product-table/table/cart/cartAnswer';
import { showCart } from '../../../../../widgets/product-table/table/cart/showCart';
import { setDisabledReasons, setRowBusy } from '../../../../../widgets/product-table/table/rows/buttons';
import { rowState } from '../../../../../widgets/product-table/table/rows/rowState';
import { shopAnswers } from '../../../../core/calls/helpers';
import { find } from '../../../../hydrate/page';
import { buttonHtml, quantityHtml, rowHtml, tableHtml, totalHtml } from '../../markup';
import { putShop, quantity, row, take, type } from '../../take';

const button = () => find(row(1), '[data-wcpt-link-code]');
const look = () => ({
  classes: [...button().classList].filter(name => /disabled|error|stock/.test(name)),
  aria: button().getAttribute('aria-disabled'),
});
const OFF = { classes: ['wcpt-disabled'], aria: 'true' };
/** As somebody who comes to it by keyboard. */
const reach = (element: Element) => element.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
/** Another script prints a part of a row again. */
function printAgain(selector: string, html: string): void {
  find(row(1), selector).outerHTML = html;
}

/** Another script puts a row in. */
function putLate(html: string): void {
  const template = document.createElement('template');
  template.innerHTML = tableHtml([html]);
  row(1).after(...template.content.querySelectorAll('.wcpt-row'));
}

beforeEach(() => putShop());

const put = (...cells: string[]) => take(tableHtml([rowHtml({ id: 1, cells })]));

it('a row that is touched shows of its buttons why they are off, also where they were printed again', () => {
  put(buttonHtml());
  setDisabledReasons(row(1), { 'wcpt-quantity-input-error': true });
  printAgain('[data-wcpt-link-code]', buttonHtml());
  expect(look()).toEqual({ classes: [], aria: null });
  reach(button());
  expect(look()).toEqual({ classes: ['wcpt-quantity-input-error', 'wcpt-disabled'], aria: 'true' });
  setDisabledReasons(row(1), { 'wcpt-quantity-input-error': false });
  expect(look()).toEqual({ classes: [], aria: null });
});

it('a button that another script has enabled is off again when its row is touched, and when its row changes', () => {
  put(buttonHtml());
  setDisabledReasons(row(1), { 'wcpt-quantity-input-error': true });
  const off = look();
  for (const again of [() => reach(button()), () => tell({ 1: 2 })]) {
    button().classList.remove('wcpt-quantity-input-error', 'wcpt-disabled');
    button().removeAttribute('aria-disabled');
    again();
    expect(look()).toEqual(off);
  }
});

it('a row that is touched leaves buttons as they were printed where nothing has put them off', () => {
  put(buttonHtml('wcpt-disabled wcpt-of-another-script').replace('<a ', '<a aria-busy="true" '));
  const printed = button().outerHTML;
  expect(printed).toContain('aria-busy');
  reach(button());
  expect(button().outerHTML).toBe(printed);
});

it('a row that is touched shows its total, also where its place was printed again', () => {
  put(quantityHtml(), totalHtml());
  type(quantity(1), '3');
  printAgain('.wcpt-total', totalHtml());
  reach(quantity(1));
  expect(find(row(1), '.wcpt-amount').textContent).toBe('30');
  type(quantity(1), '4');
  expect(find(row(1), '.wcpt-amount').textContent).toBe('40');
});

it('a row that is touched shows what is wrong with its quantity, and which sign is off', () => {
  put(quantityHtml({ max: '5' }), buttonHtml());
  const field = quantity(1);
  field.value = '7';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  const wrapper = find(row(1), '.wcpt-quantity');
  const shown = wrapper.outerHTML;
  reach(field);
  expect(wrapper.outerHTML).toBe(shown);
  expect([wrapper.className.includes('wcpt-quantity-error--max'), look().aria]).toEqual([true, 'true']);
  type(field, '5');
  expect(wrapper.className).not.toContain('wcpt-quantity-error');
  expect(find(wrapper, '.wcpt-plus').getAttribute('aria-disabled')).toBe('true');
});

it('a row that is touched has given its quantity a first value before it is used', () => {
  put(quantityHtml({ 'data-wcpt-min': '2', value: '1' }));
  const late = row(1)
    .outerHTML.replace('product-id="1"', 'product-id="2"')
    .replace('data-wcpt-min="2"', 'data-wcpt-min="3"');
  putLate(late);
  find(row(2), '.wcpt-plus').click();
  expect([quantity(1).value, quantity(2).value]).toEqual(['2', '4']);
});

it('a row that another script has put in shows what changes in it from its first touch on', () => {
  put(quantityHtml({ max: '5' }), totalHtml());
  putLate(row(1).outerHTML.replace('product-id="1"', 'product-id="2"'));
  const field = quantity(2);
  reach(field);
  field.value = '7';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  expect(find(row(2), '.wcpt-quantity').className).toContain('wcpt-quantity-error--max');
  type(field, '3');
  expect(find(row(2), '.wcpt-amount').textContent).toBe('30');
});

const IN_CART =
  '<span class="wcpt-in-cart" data-wcpt-template="V košarici: {n}" data-wcpt-empty-template="Ni">Ni</span>';
const REMOVE = '<span class="wcpt-remove wcpt-disabled" title="Odstrani"></span>';
const tell = (inCart: object) => showCart(readCartAnswer({ in_cart: inCart, in_cart_total: {} }));
const shown = () => ({
  badge: row(1).querySelector('.wcpt-cart-badge-number')?.textContent,
  text: find(row(1), '.wcpt-in-cart').textContent,
  cross: find(row(1), '.wcpt-remove').getAttribute('aria-disabled'),
});

it('a row that is touched shows what of it is in the cart also where it was printed again, and goes on with the cart', async () => {
  put(buttonHtml(), IN_CART, REMOVE);
  tell({ 1: 2 });
  const told = { badge: '2', text: 'V košarici: 2', cross: 'false' };
  expect(shown()).toEqual(told);
  printAgain('[data-wcpt-link-code]', buttonHtml());
  printAgain('.wcpt-in-cart', IN_CART);
  printAgain('.wcpt-remove', REMOVE);
  reach(button());
  expect(shown()).toEqual(told);
  tell({ 1: 3 });
  expect(shown()).toEqual({ badge: '3', text: 'V košarici: 3', cross: 'false' });
  tell({});
  await Promise.resolve();
  expect(shown()).toEqual({ badge: undefined, text: 'Ni', cross: 'true' });
  expect(row(1).querySelectorAll('.wcpt-cart-badge-number')).toHaveLength(0);
});

it('a row that is touched shows its pieces in the cart as the server printed them, until another script tells them', () => {
  const badge = ' <i class="wcpt-cart-badge-number">7</i>';
  const [table] = put(buttonHtml().replace('</a>', `${badge}</a>`), IN_CART, REMOVE);
  const printed = row(1).innerHTML;
  reach(button());
  expect(row(1).innerHTML).toBe(printed);
  table?.unmount();
  put(buttonHtml(), IN_CART, REMOVE);
  tell({ 1: 2 });
  row(1).setAttribute('data-wcpt-in-cart', '4');
  find(row(1), '.wcpt-cart-badge-number').textContent = '4';
  reach(button());
  expect(shown().badge).toBe('4');
});

it('a row of which another script tells other pieces than the cart is as the cart says with its next answer', () => {
  put(buttonHtml(), IN_CART, REMOVE);
  tell({ 1: 2 });
  row(1).setAttribute('data-wcpt-in-cart', '3');
  tell({ 1: 2 });
  reach(button());
  expect([row(1).dataset.wcptInCart, shown().badge]).toEqual(['2', '2']);
});

it('a button whose text another script has replaced shows the next number of pieces', () => {
  put(buttonHtml(), IN_CART, REMOVE);
  tell({ 1: 2 });
  button().textContent = 'Dodano';
  tell({ 1: 3 });
  expect(button().textContent).toBe('Dodano 3');
  tell({});
  expect(button().textContent).toBe('Dodano');
});

it('a row that is touched shows what of it is in the cart and that its call runs', () => {
  put(buttonHtml());
  setRowBusy(row(1), 'adding', true);
  reach(button());
  const spinners = () => row(1).querySelectorAll('.wcpt-cart-badge-refresh svg').length;
  expect([spinners(), button().getAttribute('aria-busy')]).toEqual([1, 'true']);
});

it('a button whose call runs stays off, whatever else it may do again, until the call has ended', () => {
  put(buttonHtml());
  setDisabledReasons(row(1), { 'wcpt-quantity-input-error': true });
  setRowBusy(row(1), 'adding', true);
  setDisabledReasons(row(1), { 'wcpt-quantity-input-error': false });
  expect(look()).toEqual(OFF);
  setRowBusy(row(1), undefined);
  expect(look()).toEqual({ classes: [], aria: null });
});

it('a button whose call runs works again after the call, but for what the server printed', () => {
  put(buttonHtml('wcpt-disabled wcpt-out-of-stock'));
  setRowBusy(row(1), 'adding', true);
  setRowBusy(row(1), undefined);
  expect(look()).toEqual({ classes: ['wcpt-disabled', 'wcpt-out-of-stock'], aria: null });
});

it.each(['Enter', ' '])('a cross is pressed with %j, which others hear as a click', async key => {
  const sent = shopAnswers('{"success":true,"in_cart":{"1":1},"in_cart_total":{"1":5}}');
  put(buttonHtml(), '<span class="wcpt-remove" title="Odstrani"></span>');
  const cross = find(row(1), '.wcpt-remove');
  const clicks = vi.fn();
  document.addEventListener('click', clicks, { once: true });
  const press = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  cross.dispatchEvent(press);
  expect([press.defaultPrevented, clicks.mock.calls.length]).toEqual([true, 1]);
  expect(rowState(row(1))?.busy).toBe('removing');
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  await vi.waitFor(() => expect(rowState(row(1))?.busy).toBeUndefined());
});

const isBusy = () => row(1).classList.contains('wcpt-adding-product');

it('a script’s click on a button adds as a shopper’s does', async () => {
  const sent = shopAnswers('{"success":true,"in_cart":{"1":2},"in_cart_total":{"1":20}}');
  put(quantityHtml({ 'data-wcpt-min': '2' }), buttonHtml());
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  button().dispatchEvent(click);
  expect([click.defaultPrevented, isBusy()]).toEqual([true, true]);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  await vi.waitFor(() => expect(row(1).dataset.wcptInCart).toBe('2'));
  await vi.waitFor(() => expect(isBusy()).toBe(false));
  expect([quantity(1).value, look()]).toEqual(['2', { classes: [], aria: null }]);
  reach(button());
  button().click();
  expect(isBusy()).toBe(true);
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  await vi.waitFor(() => expect(isBusy()).toBe(false));
});

it('a script’s click on a button that another script stops is none, and the next one is one', async () => {
  const sent = shopAnswers('{"success":true,"in_cart":{"1":1},"in_cart_total":{"1":10}}');
  put(buttonHtml());
  button().addEventListener('click', event => event.stopPropagation(), { once: true });
  button().click();
  find(row(1), '.wcpt-title').dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(isBusy()).toBe(false);
  button().click();
  button().click();
  expect(isBusy()).toBe(true);
  await vi.waitFor(() => expect(sent.length).toBeGreaterThan(0));
  await vi.waitFor(() => expect(isBusy()).toBe(false));
});

it('a script’s click on a button adds where the button stands in something else that is pressed', () => {
  put(`<span data-wcpt-href="/p/1/">${buttonHtml()}</span>`);
  button().click();
  expect(isBusy()).toBe(true);
});

it('a press while a lightbox closes does nothing', () => {
  put(buttonHtml());
  document.body.classList.add('wcpt-photoswipe-visible');
  const heard = vi.fn();
  bus.on('wcpt_cart_request', heard);
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  button().dispatchEvent(click);
  document.body.classList.remove('wcpt-photoswipe-visible');
  expect([click.defaultPrevented, row(1).classList.contains('wcpt-adding-product')]).toEqual([true, false]);
  expect(heard).not.toHaveBeenCalled();
});
