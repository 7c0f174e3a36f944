import { beforeEach, expect, it, vi } from 'vitest';
import { quietConsole } from '../../../core/bus/helpers';
import { shopAnswers } from '../../../core/calls/helpers';
import { find } from '../../../hydrate/page';
import { buttonHtml, rowHtml, tableHtml } from '../markup';
import { putShop, row, take } from '../take';

beforeEach(() => putShop());

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

it('a button whose product’s form can’t be shown leads where it does without script, and the console says why', async () => {
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
