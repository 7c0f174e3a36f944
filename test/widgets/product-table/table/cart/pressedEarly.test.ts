import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { bus } from '../../../../../src/core/bus/bus';
import { press } from '../../../../../widgets/product-table/table/cart/runCart';
import { rowStore } from '../../../../../widgets/product-table/table/rows/rowState';
import { quietConsole } from '../../../../core/bus/helpers';
import { shopAnswers } from '../../../../core/calls/helpers';
import { putCartCookies } from '../../../../core/cart/helpers';
import { find } from '../../../../hydrate/page';
import { listHtml, variation } from '../../features/variations/markup';
import { buttonHtml, rowHtml, tableHtml } from '../../markup';
import { bareTable, cartAnswer, putShop, row, selectionOf, take } from '../../take';

beforeEach(() => {
  putShop();
  Reflect.deleteProperty(window, 'wcpt_cart_result_cache');
});

it.each([
  ['a button', '[data-wcpt-link-code]', 'wcpt-adding-product', 'wcpt-removing-product'],
  ['a cross', '.wcpt-remove', 'wcpt-removing-product', 'wcpt-adding-product'],
])(
  '%s that is pressed before its code is there shows in its row at once what it does',
  async (_, control, is, isNot) => {
    const sent = shopAnswers('{"success":true,"in_cart":{"1":1},"in_cart_total":{"1":5}}');
    take(tableHtml([rowHtml({ id: 1, cells: [buttonHtml(), '<span class="wcpt-remove" title="Odstrani"></span>'] })]));
    find(row(1), control).click();
    expect([row(1).classList.contains(is), row(1).classList.contains(isNot)]).toEqual([true, false]);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
  },
);

it('a button whose product’s form can’t be shown works as a plain link, and the reason is logged', async () => {
  const lines = quietConsole();
  const leave = vi.spyOn(window.location, 'assign').mockReturnValue();
  const cache = {
    get 1() {
      throw new Error('broken cache');
    },
  };
  vi.stubGlobal('wcpt_product_form', cache);
  take(tableHtml([rowHtml({ id: 1, type: 'composite', cells: [buttonHtml()] })]));
  find(row(1), '[data-wcpt-link-code]').click();
  await vi.waitFor(() => expect(leave.mock.calls).toEqual([[new URL('/cart/', document.baseURI).href]]));
  expect(lines.join()).toContain('the form of a product could not be shown');
});

it('a page that comes back with Back, with a cart that was empty before, looks into it', async () => {
  const sent = shopAnswers(cartAnswer({ in_cart: { 1: 2 } }));
  take(tableHtml([rowHtml({ id: 1, cells: [buttonHtml()] })]));
  await new Promise(resolve => setTimeout(resolve));
  const comeBack = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  comeBack(true);
  putCartCookies('abc');
  comeBack(false);
  await new Promise(resolve => setTimeout(resolve, 50));
  expect(sent).toEqual([]);
  comeBack(true);
  await vi.waitFor(() => expect(row(1).getAttribute('data-wcpt-in-cart')).toBe('2'));
  expect(sent.map(({ body }) => new URLSearchParams(body).get('wcpt_payload[skip_cart_triggers]'))).toEqual(['true']);
  putCartCookies('');
});

/** Puts a row whose chosen variation is not read yet. @returns its button, and what its clicks are told to */
function unreadRow() {
  const cells = [listHtml([variation(11)], 11), buttonHtml()];
  document.body.innerHTML = tableHtml([rowHtml({ id: 1, type: 'variable', cells })]);
  const ended = new AbortController();
  onTestFinished(() => ended.abort());
  const table = bareTable(find(document, '.wcpt'), ended.signal);
  const button = find(row(1), '[data-wcpt-link-code]');
  const clicks = vi.fn();
  button.addEventListener('click', clicks);
  return {
    clicks,
    pressButton: () => press(table, button),
    choose: () => rowStore(row(1)).setState({ selection: selectionOf({}) }),
    complete: () => bus.emit('wcpt_row_prep_variation_complete', {}, row(1)),
  };
}

it('presses from before a row’s choice is known are repeated as one, however late it becomes known', () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  const { clicks, pressButton, choose, complete } = unreadRow();
  pressButton();
  pressButton();
  expect(clicks).not.toHaveBeenCalled();
  choose();
  complete();
  complete();
  expect(clicks).toHaveBeenCalledOnce();
});

it('a press from before a row’s choice is known is not repeated after one that was answered', async () => {
  const sent = shopAnswers(cartAnswer());
  const { clicks, pressButton, choose, complete } = unreadRow();
  pressButton();
  choose();
  pressButton();
  complete();
  expect(clicks).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
});
