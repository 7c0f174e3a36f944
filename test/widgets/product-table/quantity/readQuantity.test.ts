import { afterEach, expect, it } from 'vitest';
import { readQuantity, settleQuantity } from '../../../../widgets/product-table/quantity/quantity';

function rowWith(cell: string, after = ''): HTMLElement {
  document.body.innerHTML = `<table><tbody><tr class="wcpt-row" data-wcpt-product-id="1"><td>${cell}</td></tr>${after}</tbody></table>`;
  const row = document.querySelector<HTMLElement>('.wcpt-row');
  if (!row) throw new Error('no row');
  return row;
}

const field = (attributes: string) =>
  `<div class="quantity wcpt-quantity"><input class="qty" name="quantity" ${attributes}></div>`;

afterEach(() => document.body.replaceChildren());

it.each([
  ['type="number" value="3"', 3],
  ['type="number" value="0.30"', 0.3],
  ['type="number" value=""', 0],
  ['type="text" value="quantity"', 0],
  ['type="text" value="12,50"', 12.5],
  ['type="text" value="-1"', -1],
  ['type="number" value="1e9"', 1e9],
])('the quantity of a row of %s is %d', (attributes, quantity) =>
  expect(readQuantity(rowWith(field(attributes)))).toBe(quantity),
);

it('the quantity of a row is that of its list, or of its child row; none without a control', () => {
  const list = '<select class="wcpt-qty-select"><option value="2">2</option></select>';
  expect(readQuantity(rowWith(list))).toBe(2);
  const child = `<tr class="wcpt-row wcpt-child-row"><td>${field('value="4"')}</td></tr>`;
  expect(readQuantity(rowWith('', child))).toBe(4);
  const next = `<tr class="wcpt-row"><td>${field('value="5"')}</td></tr>`;
  expect(readQuantity(rowWith('', next))).toBeUndefined();
});

it('the quantity of a row is not that of a product form in the row', () => {
  expect(
    readQuantity(rowWith('<form class="cart"><div class="quantity"><input class="qty" value="7"></div></form>')),
  ).toBe(undefined);
});

it('the quantity to add is what is there', () => {
  expect(settleQuantity(rowWith(field('value="3" data-wcpt-min="2"')))).toBe(3);
});

it.each(['', '0', 'abc'])('the quantity to add is the least for %j, which the field then shows', value => {
  const row = rowWith(field(`value="${value}" min="0" data-wcpt-min="2"`));
  expect(settleQuantity(row)).toBe(2);
  expect(row.querySelector('input')?.value).toBe('2');
});

it('the quantity to add is that of the product form where the table has no control', () => {
  expect(settleQuantity(rowWith('<form class="cart"><input class="qty" value="7"></form>'))).toBe(7);
  expect(settleQuantity(rowWith('<form class="cart"><input class="qty" value="x"></form>'))).toBeUndefined();
  expect(settleQuantity(rowWith(''))).toBeUndefined();
});
