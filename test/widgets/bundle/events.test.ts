import { afterEach, beforeEach, expect, it } from 'vitest';
import { forgetWarnings } from '../../../src/core/report';
import { jQueries, putJQuery, scriptLoads } from '../../core/bus/helpers';
import { find } from '../../hydrate/page';
import { bundleHtml, field, itemHtml, leave, put, setPieces } from './page';

const EVENTS = [
  'woosb_check_qty',
  'woosb_change_price',
  'woosb_change_total',
  'woosb_calc_price',
  'woosb_change_count',
  'woosb_check_ready',
  'woosb_check_stock',
  'woosb_save_ids',
  'woosb_found_variation',
  'woosb_reset_data',
  'woosb_init',
];

beforeEach(() => {
  forgetWarnings();
  putJQuery(undefined);
});

afterEach(leave);

it.each(jQueries)('events go to listeners of jQuery %s with the arguments of the shop', async (_, $) => {
  putJQuery($);
  scriptLoads();
  const heard: unknown[][] = [];
  const plain = (value: unknown) =>
    value instanceof $ ? Object(value)[0] : value instanceof Element ? 'an element that is not wrapped' : value;
  for (const name of EVENTS)
    $(document).on(name, (event, ...args) => void heard.push([event.type, ...args.map(plain)]));
  await put(bundleHtml(itemHtml(1) + itemHtml(2, { qty: '0' }), { discount: '10', min: '1', max: '-1' }));
  const wrap = find(document, '.woosb-wrap');
  const html = expect.stringMatching(/^<del>.*<\/del> <ins>.*<\/ins> <small/);
  expect(heard).toEqual([
    ['woosb_change_total', find(document, '.woosb-total'), html, ''],
    ['woosb_calc_price', 9, 10, html, '', wrap],
    ['woosb_change_count', find(document, '.woosb-count'), 1, 1, -1],
    ['woosb_check_ready', true, false, false, false, false, false, false, false, wrap],
    ['woosb_check_stock', wrap, 'ready'],
    ['woosb_save_ids', ['11/k001/1/'], wrap],
    ['woosb_init', wrap, 'ready'],
  ]);
  heard.length = 0;
  await setPieces(2, '2');
  expect(heard.map(([name]) => name)).toEqual([
    'woosb_check_qty',
    'woosb_change_total',
    'woosb_calc_price',
    'woosb_change_count',
    'woosb_check_ready',
    'woosb_check_stock',
    'woosb_save_ids',
    'woosb_init',
  ]);
  expect(heard[0]).toEqual(['woosb_check_qty', 2, field('woosb_qty_2')]);
  expect(heard.at(-1)).toEqual(['woosb_init', wrap, 'woosb_check_qty']);
  $(document).off(EVENTS.join(' '));
});

it('events go to native listeners, on the document', async () => {
  const heard: unknown[] = [];
  const listen = (event: Event) => event instanceof CustomEvent && heard.push([event.target, event.detail]);
  document.addEventListener('woosb_save_ids', listen);
  await put(bundleHtml(itemHtml(1)));
  document.removeEventListener('woosb_save_ids', listen);
  expect(heard).toEqual([[document, [['11/k001/1/'], find(document, '.woosb-wrap')]]]);
});

it('events of a bundle without choice are those of stock and ids', async () => {
  const heard: string[] = [];
  for (const name of EVENTS) document.addEventListener(name, () => heard.push(name), { once: true });
  await put(bundleHtml(itemHtml(1), { optional: 'no' }));
  expect(heard).toEqual(['woosb_check_stock', 'woosb_save_ids', 'woosb_init']);
});

/** Returns the arguments that listeners of an event get while `act` runs, without elements. */
async function heardOf(name: string, act: () => Promise<unknown>): Promise<unknown[][]> {
  const heard: unknown[][] = [];
  const listen = (event: Event) => {
    if (event instanceof CustomEvent) heard.push(event.detail.filter((value: unknown) => !(value instanceof Element)));
  };
  document.addEventListener(name, listen);
  await act();
  document.removeEventListener(name, listen);
  return heard;
}

const cannotBuy = { classes: 'woosb-product-optional woosb-product-unpurchasable' };

it.each<[string, number, string, Record<string, string>]>([
  ['that it is ready', 0, itemHtml(1), {}],
  ['a variation is missing', 1, itemHtml(1, { id: '0' }), {}],
  ['unpurchasable', 2, itemHtml(1, {}, cannotBuy), {}],
  ['empty', 3, itemHtml(1, { qty: '0' }), {}],
  ['below', 4, itemHtml(1), { min: '2' }],
  ['above', 5, itemHtml(1, { qty: '3' }), { max: '2' }],
  ['too cheap', 6, itemHtml(1), { 'total-min': '10.01' }],
  ['too dear', 7, itemHtml(1), { 'total-max': '9.99' }],
])('events tell whether a bundle can be added: %s', async (_, place, items, data) => {
  const [told] = await heardOf('woosb_check_ready', () => put(bundleHtml(items, data)));
  expect(told?.map((value, index) => (value ? index : -1)).filter(index => index >= 0)).toEqual([place]);
});

it('events of the number that is chosen tell its limits, -1 for none', async () => {
  const counts = (data: Record<string, string>) =>
    heardOf('woosb_change_count', () => put(bundleHtml(itemHtml(1), data)));
  expect(await counts({ max: '5' })).toEqual([[1, -1, 5]]);
  expect(await counts({ optional: 'no', variables: 'yes' })).toEqual([]);
});

it.each(['woosb_change_total', 'woosb_calc_price'])('events of a fixed price leave out %s', async name => {
  expect(await heardOf(name, () => put(bundleHtml(itemHtml(1), { 'fixed-price': 'yes' })))).toEqual([]);
});

it('events of a bundle without choice, of which nothing is chosen, tell that it is empty', async () => {
  const readiness = (...pieces: string[]) =>
    heardOf('woosb_check_ready', () =>
      put(bundleHtml(pieces.map((qty, at) => itemHtml(at + 1, { qty })).join(''), { optional: 'no' })),
    );
  expect(await readiness('0', '0')).toHaveLength(1);
  expect(await readiness('0', '1')).toEqual([]);
});

it('events of the total are for its element alone', async () => {
  const html = bundleHtml(itemHtml(1)).replace('<span class="woosb-total"></span>', '');
  expect(await heardOf('woosb_change_total', () => put(html))).toEqual([]);
});

it('events say where a quick view holds the bundle', async () => {
  const contexts: unknown[] = [];
  document.addEventListener('woosb_init', event => contexts.push(event instanceof CustomEvent && event.detail[1]), {
    once: true,
  });
  await put(`<div id="woosq-popup">${bundleHtml(itemHtml(1))}</div>`);
  expect(contexts).toEqual(['woosq']);
});
