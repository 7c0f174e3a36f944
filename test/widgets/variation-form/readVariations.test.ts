import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MarkupError } from '../../../src/core/errors';
import { forgetWarnings } from '../../../src/core/report';
import { readVariations } from '../../../widgets/variation-form/readVariations';
import { readVariation } from '../../../widgets/variation-form/variation';
import { jQueries, putJQuery } from '../../core/bus/helpers';
import { formHtml, putForm, variation } from './form';

let warnings: string[] = [];

beforeEach(() => {
  forgetWarnings();
  warnings = [];
  vi.spyOn(console, 'warn').mockImplementation(text => void warnings.push(String(text)));
});

afterEach(() => document.body.replaceChildren());

const form = (variations: unknown) => putForm(formHtml({ variations }));
const embedded = (variations: unknown) => {
  const source = readVariations(form(variations));
  if (source.mode !== 'embedded') throw new Error('the list is not embedded');
  return source;
};

it('readVariations reads an embedded list, and passes on every key of an entry', () => {
  const entry = variation(7, { attribute_a: 'x' }, { variation_stock_left: 3, plugin: { deep: [1] } });
  const { variations, index } = embedded([entry]);
  expect(variations).toEqual([entry]);
  expect(index.match({ attribute_a: 'x' })).toBe(0);
});

it('readVariations cleans the list of an element that is no form, which content may have', () => {
  const picker = document.createElement('div');
  const entry = variation(
    7,
    { attribute_a: '<2 kg' },
    { price_html: '<b onclick="alert(1)">5</b><script>alert(1)</script>' },
  );
  picker.setAttribute('data-product_variations', JSON.stringify([entry]));
  document.body.append(picker);
  const source = readVariations(picker);
  expect(source.mode === 'embedded' && source.variations).toEqual([{ ...entry, price_html: '<b>5</b>' }]);
  expect(source.mode === 'embedded' && source.at(0)).toEqual({ ...entry, price_html: '<b>5</b>' });
});

it('readVariations keeps entities of the values as content, decoded once by the attribute', () => {
  const { variations } = embedded([variation(7, {}, { dimensions_html: '4 &times; 5 &amp;amp;' })]);
  expect(variations[0]?.dimensions_html).toBe('4 &times; 5 &amp;amp;');
});

it('readVariations takes exactly false for a look-up on the server', () => {
  expect(readVariations(form('false'))).toEqual({ mode: 'server' });
});

it('readVariations takes an empty list for nothing to sell', () => {
  const { variations, index } = embedded('[]');
  expect(variations).toEqual([]);
  expect(index.match({})).toBeUndefined();
});

it('readVariations takes an empty PHP list for no attributes', () => {
  expect(embedded([variation(7, [])]).index.match({ attribute_a: 'x' })).toBe(0);
});

it('readVariations takes variation_is_active for true where it is missing', () => {
  const states = (isActive: unknown) => {
    const entry = variation(7, { attribute_a: 'x' }, { variation_is_active: isActive });
    return embedded([entry]).index.optionStates('attribute_a', ['x'], {});
  };
  expect([true, undefined, '1', false, '0', 0].map(states)).toEqual([
    ['on'],
    ['on'],
    ['on'],
    ['off'],
    ['off'],
    ['off'],
  ]);
});

it.each([
  ['a PHP notice before the list', '<br />\n<b>Notice</b>: Undefined index [1]', 'is not JSON; it starts with "<br />'],
  ['half a list', '[{"variation_id":1,', 'is not JSON'],
  ['nothing', '', 'is not JSON; it starts with ""'],
  ['an object', '{"a":1}', 'is neither a list nor false'],
  ['true', 'true', 'is neither a list nor false'],
  ['null', 'null', 'is neither a list nor false'],
  ['a list of other things', '[1,{"variation_id":3},null]', 'none of the 3 entries'],
])('readVariations refuses %s, and says what it found', (_, text, problem) => {
  const read = () => readVariations(form(text));
  expect(read).toThrow(MarkupError);
  expect(read).toThrow(problem);
});

it('readVariations refuses a form without the attribute', () => {
  expect(() => readVariations(form(undefined))).toThrow('it has no data-product_variations');
});

it('readVariations sets entries without an id or attributes aside, with one warning', () => {
  const list = [
    variation(1, { attribute_a: 'x' }, { attributes: undefined }),
    variation(2, { attribute_a: 'x' }),
    variation(3, { attribute_a: 'x' }, { variation_id: 0 }),
    variation(4, { attribute_a: 'x' }, { attributes: ['x'] }),
    variation(5, { attribute_a: 'x' }, { attributes: { attribute_a: [5] } }),
    variation(6, { attribute_a: 'y' }, { attributes: { attribute_a: 38 } }),
    null,
  ];
  const { variations, index } = embedded(list);
  expect(variations.map(one => one.variation_id)).toEqual([2, 6]);
  expect(index.match({ attribute_a: 'x' })).toBe(0);
  // Numbers are read as the texts of options.
  expect(index.match({ attribute_a: '38' })).toBe(1);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain('5 of 7 entries');
});

it.each(jQueries)('readVariations takes what a script stored with jQuery %s before the attribute', (_, $) => {
  putJQuery($);
  const marker = form([variation(1, {})]);
  $(marker).data('product_variations', [variation(2, {})]);
  expect(readVariations(marker)).toMatchObject({ mode: 'embedded', variations: [{ variation_id: 2 }] });
  $(marker).data('product_variations', false);
  expect(readVariations(marker)).toEqual({ mode: 'server' });
});

it.each(jQueries)('readVariations refuses a PHP notice also where jQuery %s has read it', (_, $) => {
  putJQuery($);
  const marker = form('<b>Notice</b> []');
  $(marker).data('product_variations');
  expect(() => readVariations(marker)).toThrow('is not JSON; it starts with "<b>Notice</b> []"');
});

it('readVariation has defaults for all that is missing', () => {
  expect(readVariation({})).toEqual({
    id: '',
    attributes: {},
    isVisible: true,
    isPurchasable: true,
    isSoldIndividually: false,
    min: undefined,
    max: undefined,
    sku: '',
    weight: '',
    weightHtml: '',
    dimensionsHtml: undefined,
    priceHtml: '',
    imageId: '',
    image: undefined,
  });
});

it.each([
  ['is_purchasable', false],
  ['is_in_stock', false],
  ['is_in_stock', '0'],
  ['is_in_stock', 'false'],
  ['is_in_stock', ''],
  ['is_in_stock', 0],
  ['is_in_stock', null],
  ['variation_is_visible', false],
])('readVariation can not be bought when %s is %j', (key, value) => {
  expect(readVariation(variation(1, {}, { [key]: value })).isPurchasable).toBe(false);
});

it.each([
  ['', undefined],
  [' ', undefined],
  [null, undefined],
  ['x', undefined],
  [-1, undefined],
  [Number.POSITIVE_INFINITY, undefined],
  [0, 0],
  [3, 3],
  ['3', 3],
  ['2.5', 2.5],
])('readVariation reads the limit %j as %j', (printed, limit) => {
  const { min, max } = readVariation(variation(1, {}, { min_qty: printed, max_qty: printed }));
  expect({ min, max }).toEqual({ min: limit, max: limit });
});

it.each([
  ['yes', true],
  [true, true],
  ['no', false],
  [undefined, false],
])('readVariation reads is_sold_individually %j as %j', (printed, expected) => {
  expect(readVariation(variation(1, {}, { is_sold_individually: printed })).isSoldIndividually).toBe(expected);
});

it.each([
  [7, '7'],
  ['7', '7'],
  [0, ''],
  ['', ''],
  [undefined, ''],
  ['x', ''],
])('readVariation reads the id %j as %j', (printed, id) => {
  expect(readVariation({ variation_id: printed }).id).toBe(id);
});

it('readVariation leaves out what an image has of other kinds', () => {
  const image = { src: '/a.png', src_w: 10, srcset: false, alt: null, title: ['x'], url: 'x' };
  expect(readVariation({ image }).image).toEqual({ src: '/a.png', src_w: 10, srcset: false });
});
