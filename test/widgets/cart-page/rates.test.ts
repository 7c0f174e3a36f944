import { expect, it } from 'vitest';
import { chosenRates, showRates } from '../../../widgets/cart-page/page';
import { get } from './helpers';

const radio = (index: number, value: string, checked = '') =>
  `<input type="radio" class="shipping_method" name="shipping_method[${index}]" data-index="${index}" value="${value}" ${checked}>`;

it('reads the chosen rate of every package, whatever its control', () => {
  document.body.innerHTML = `<div class="cart_totals">
    ${radio(0, 'flat_rate:1')}${radio(0, 'local_pickup:2', 'checked')}
    <input type="hidden" name="shipping_method[1]" data-index="1" value="flat_rate:3">
    <select class="shipping_method" name="shipping_method[paket]"><option value="x:1"><option value="x:2" selected></select></div>`;
  const totals = get('.cart_totals');
  expect(chosenRates(totals)).toEqual({ 0: 'local_pickup:2', 1: 'flat_rate:3', paket: 'x:2' });
  get<HTMLInputElement>('[value="flat_rate:1"]').checked = true;
  get<HTMLSelectElement>('select').value = 'x:1';
  expect(chosenRates(totals)).toEqual({ 0: 'flat_rate:1', 1: 'flat_rate:3', paket: 'x:1' });
  showRates(totals);
  expect(chosenRates(totals)).toEqual({ 0: 'local_pickup:2', 1: 'flat_rate:3', paket: 'x:2' });
  showRates(totals, { 0: 'flat_rate:1', paket: 'x:1' });
  expect(chosenRates(totals)).toEqual({ 0: 'flat_rate:1', 1: 'flat_rate:3', paket: 'x:1' });
});
