import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { numberOf } from '../../../../../src/core/decimal';
import { forgetWarnings } from '../../../../../src/core/report';
import { optionPrices } from '../../../../../widgets/product-table/features/addons/optionPrices';
import { quietConsole } from '../../../../core/bus/helpers';

/** Returns the prices of fields as numbers. */
function prices(...forms: readonly string[]) {
  document.body.innerHTML = forms.map(fields => `<form>${fields}</form>`).join('');
  const { measured, each, percent, once } = optionPrices([...document.forms]);
  return {
    measured: measured === undefined ? undefined : numberOf(measured),
    each: numberOf(each),
    percent: numberOf(percent),
    once: numberOf(once),
  };
}

const NONE = { measured: undefined, each: 0, percent: 0, once: 0 };

beforeEach(() => {
  forgetWarnings();
  vi.stubGlobal('wcpt_params', { price_decimal_separator: ',', price_thousand_separator: '.', currency_symbol: '€' });
});
afterEach(() => document.body.replaceChildren());

it.each([
  ['a ticked box', '<input type="checkbox" data-price="2.5" checked>', { each: 2.5 }],
  ['no box that is not', '<input type="checkbox" data-price="2.5">', {}],
  [
    'a radio button',
    '<input type="radio" name="a" data-price="1"><input type="radio" name="a" data-price="3" checked>',
    { each: 3 },
  ],
  ['an option', '<select><option data-price="1"><option data-price="4" selected></select>', { each: 4 }],
  [
    'several options',
    '<select multiple><option data-price="1" selected><option data-price="4" selected></select>',
    { each: 5 },
  ],
  ['a text', '<input type="text" data-price="2" value="Ana">', { each: 2 }],
  ['no empty text', '<input type="text" data-price="2" value=" ">', {}],
  ['a long text', '<textarea data-price="1,50">Vse dobro</textarea>', { each: 1.5 }],
  ['a number, for each unit', '<input type="number" data-price="1.5" value="3">', { each: 4.5 }],
  ['no number below 0', '<input type="number" data-price="1.5" value="-3">', {}],
  ['what the shopper names', '<input class="wc-pao-addon-custom-price" type="number" value="7.5">', { each: 7.5 }],
  ['a price with three decimals', '<input type="checkbox" data-price="1.250" checked>', { each: 1.25 }],
  ['a raw price with three decimals', '<input type="checkbox" data-raw-price="0.125" checked>', { each: 0.125 }],
  ['a price with a thousands separator', '<input type="checkbox" data-price="1.234,50" checked>', { each: 1234.5 }],
  [
    'a named price with three decimals',
    '<input class="wc-pao-addon-custom-price" type="number" value="2.125">',
    { each: 2.125 },
  ],
  ['a named price with a comma', '<input class="wc-pao-addon-custom-price" value="2,50">', { each: 2.5 }],
  ['once for all pieces', '<input type="checkbox" data-price="5" data-price-type="flat_fee" checked>', { once: 5 }],
  ['for each piece', '<input type="checkbox" data-price="5" data-price-type="quantity_based" checked>', { each: 5 }],
  ['in percent', '<input type="checkbox" data-price="10" data-price-type="percentage_based" checked>', { percent: 10 }],
  ['or cheaper', '<input type="checkbox" data-price="-1.5" checked>', { each: -1.5 }],
  ['its raw price where there is no other', '<input type="checkbox" data-raw-price="2" checked>', { each: 2 }],
  ['nothing that is closed', '<input type="checkbox" data-price="2" checked disabled>', {}],
  ['nothing without a price', '<input type="checkbox" data-price="" checked><input value="x">', {}],
])('fields make a product dearer: %s', (_, fields, found) => {
  expect(prices(fields)).toEqual({ ...NONE, ...found });
});

it('fields make a product dearer: all of them together', () => {
  const box = '<input type="checkbox" data-price="0.1" checked>';
  expect(prices(box + box, box).each).toBe(0.3);
});

it.each(['brezplačno', 'NaN', '1,2,3 €', '<b>5</b>'])(
  'fields make a product dearer: a price that is the text “%s” counts as none, and is told once',
  price => {
    const lines = quietConsole();
    const field = `<input type="checkbox" data-price="${price}" checked>`;
    expect(prices(`${field}<input type="checkbox" data-price="2" checked>`)).toEqual({ ...NONE, each: 2 });
    prices(field);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('the price of an add-on is no number');
  },
);

const calculator = (price: string) =>
  `<table id="price_calculator"><tr><td><input name="sirina" value="2"><span class="product_price">${price}</span></td></tr></table>`;

it.each([
  ['<span class="amount">1.234,50&nbsp;€</span>', 1234.5],
  ['12,50 €', 12.5],
  ['', undefined],
  ['ni mer', undefined],
])('a measured price is what the calculator shows: %s', (shown, measured) => {
  expect(prices(calculator(shown)).measured).toBe(measured);
});
