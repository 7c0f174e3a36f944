import '../../rowsAtOnce';
import { beforeEach, expect, it } from 'vitest';
import { bus } from '../../../../../src/core/bus/bus';
import { updateTotal } from '../../../../../widgets/product-table/table/price/totals';
import { rowState, rowStore } from '../../../../../widgets/product-table/table/rows/rowState';
import { jQuery3, putJQuery } from '../../../../core/bus/helpers';
import { find } from '../../../../hydrate/page';
import { findInput } from '../../../fields';
import { checkboxHtml, quantityHtml, rowHtml, tableHtml, totalHtml } from '../../markup';
import { listenTo, putShop, quantity, row, selectionOf, take, type } from '../../take';

const shown = (id: number) => find(row(id), '.wcpt-amount').textContent;
const isEmpty = (id: number) => find(row(id), '.wcpt-total').classList.contains('wcpt-total--empty');

beforeEach(() => putShop());

it('the total of a row is quantity times price, at the start and after each change', () => {
  take(tableHtml([rowHtml({ id: 1, price: '1234.1', cells: [quantityHtml(), totalHtml()] })]));
  expect(shown(1)).toBe('1.234,10');
  const heard = listenTo(['wcpt_total_updated']);
  type(quantity(1), '3');
  expect(shown(1)).toBe('3.702,30');
  expect(heard.at(-1)).toBe('wcpt_total_updated 1');
  // A field that starts with its minimum returns to it.
  type(quantity(1), '0');
  expect([shown(1), isEmpty(1)]).toEqual(['1.234,10', false]);
  quantity(1).value = '0';
  updateTotal(row(1));
  expect([shown(1), isEmpty(1)]).toEqual(['0', true]);
});

it('the total of a row is the price where there is no quantity, and nothing for an odd price', () => {
  take(
    tableHtml([
      rowHtml({ id: 1, price: '9.99', cells: [totalHtml()] }),
      rowHtml({ id: 2, price: '', cells: [totalHtml()] }),
      rowHtml({ id: 3, price: '1,234.50', cells: [totalHtml()] }),
    ]),
  );
  expect([shown(1), shown(2), shown(3)]).toEqual(['9,99', '0', '0']);
  expect([isEmpty(1), isEmpty(2)]).toEqual([false, true]);
});

it('the total of a row is exact and rounded to cents', () => {
  take(
    tableHtml([
      rowHtml({ id: 1, price: '1.005', cells: [quantityHtml({ step: '0.1', min: '0' }), totalHtml()] }),
      rowHtml({ id: 2, price: '1.1', cells: [quantityHtml({ step: '0.1', min: '0' }), totalHtml()] }),
    ]),
  );
  expect(shown(1)).toBe('1,01');
  type(quantity(2), '0.3');
  expect(shown(2)).toBe('0,33');
});

it('the total of a row of a row that can be checked counts once it is, unless it begins with its minimum', () => {
  const cells = (mode: string) => [
    checkboxHtml(),
    quantityHtml({ 'data-wcpt-initial-value': mode, min: '0' }),
    totalHtml(),
  ];
  take(
    tableHtml([
      rowHtml({ id: 1, cells: cells('0') }),
      rowHtml({ id: 2, cells: cells('min') }),
      rowHtml({ id: 3, cells: [checkboxHtml(), totalHtml()] }),
    ]),
  );
  quantity(1).value = '2';
  updateTotal(row(1));
  expect([shown(1), shown(2), shown(3)]).toEqual(['0', '10', '0']);
  rowStore(row(1)).setState({ checked: true });
  updateTotal(row(1));
  expect(shown(1)).toBe('20');
});

it('the total of a row has what is in the cart added where the row says so, also after a cart call', async () => {
  const total = totalHtml('wcpt-total--include-total-in-cart', { 'data-wcpt-in-cart-total': '5.5' });
  take(tableHtml([rowHtml({ id: 1, cells: [quantityHtml(), total] })]));
  expect([shown(1), rowState(row(1))?.total]).toEqual(['15,50', 10]);
  bus.on('wcpt_cart', () => find(row(1), '.wcpt-total').setAttribute('data-wcpt-in-cart-total', '20'));
  bus.emit('wcpt_cart', { result: {} });
  await Promise.resolve();
  expect(shown(1)).toBe('30');
});

it('the total of a row of a variable product is that of the chosen variation, whose price may be a text of the shop', () => {
  take(tableHtml([rowHtml({ id: 1, type: 'variable', price: '5', cells: [quantityHtml(), totalHtml()] })]));
  expect(shown(1)).toBe('0');
  const selection = selectionOf({ display_price: '1.012,50', is_in_stock: true });
  rowStore(row(1)).setState({ selection });
  bus.emit('select_variation', selection, row(1));
  expect(shown(1)).toBe('1.012,50');
});

it('the total of a row takes the price that the shopper names, while it is asked for', () => {
  const price = (classes: string) =>
    `<div class="wcpt-name-your-price-input-wrapper ${classes}"><input class="wcpt-name-your-price wcpt-name-your-price--input" type="number"></div>`;
  take(
    tableHtml([
      rowHtml({ id: 1, cells: [price(''), totalHtml()] }),
      rowHtml({ id: 2, cells: [price('wcpt-hide'), totalHtml()] }),
    ]),
  );
  for (const id of [1, 2]) {
    const field = findInput(row(id), 'input');
    type(field, '12.5');
  }
  expect([shown(1), shown(2)]).toEqual(['12,50', '10']);
});

it('the total of a row is kept where scripts with jQuery look for it', () => {
  putJQuery(jQuery3);
  take(tableHtml([rowHtml({ id: 1, cells: [quantityHtml(), totalHtml()] })]));
  type(quantity(1), '3');
  expect(jQuery3(row(1)).data('wcpt-total')).toBe(30);
});

it('the total of a row of a quantity that is being added can be shown in its place', () => {
  take(tableHtml([rowHtml({ id: 1, cells: [quantityHtml(), totalHtml()] })]));
  updateTotal(row(1), 4);
  expect(shown(1)).toBe('40');
});

it('the total of a row leaves those of a table in a cell alone, and does not count its boxes and amounts', () => {
  const cells = [checkboxHtml(), totalHtml('wcpt-total--include-total-in-cart', { 'data-wcpt-in-cart-total': '5' })];
  const inner = tableHtml([rowHtml({ id: 2, price: '7', cells })], { id: 13 });
  take(tableHtml([rowHtml({ id: 1, cells: [inner, totalHtml()] })]));
  updateTotal(row(1), 3);
  const own = find(row(1), ':scope > td > .wcpt-cell-val > .wcpt-total');
  expect([find(own, '.wcpt-amount').textContent, shown(2)]).toEqual(['30', '5']);
  updateTotal(row(1));
  expect([find(own, '.wcpt-amount').textContent, rowState(row(1))?.costInCart]).toEqual(['10', undefined]);
});

it('the total of a row costs an untouched row without a place for it nothing', () => {
  take(tableHtml([rowHtml({ id: 1, cells: [quantityHtml()] })]));
  expect(rowState(row(1))?.total).toBeUndefined();
  type(quantity(1), '3');
  expect(rowState(row(1))?.total).toBe(30);
});
