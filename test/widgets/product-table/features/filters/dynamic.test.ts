import { beforeEach, expect, it, vi } from 'vitest';
import { bus } from '../../../../../src/core/bus/bus';
import { forgetWarnings } from '../../../../../src/core/report';
import { openModal } from '../../../../../widgets/product-table/features/filters/modal/PhoneModal';
import { startOptionCounts } from '../../../../../widgets/product-table/features/filters/optionCounts';
import type { Table, TableState } from '../../../../../widgets/product-table/table/table';
import { quietConsole } from '../../../../core/bus/helpers';
import { json, type Reply, type Sent, shopAnswers } from '../../../../core/calls/helpers';
import { type DrawnTable, drawTable } from '../../drawTable';
import { filterHtml, modalHtml, navigationHtml, one } from './markup';

const LOADING = 'wcpt--dynamic-filters--loading-filter';
const CACHE = 'data-wcpt-encrypted-dynamic-filters-lazy-load-cache="QUJ+/=="';
const all = { dynamic_filters_lazy_load: 'true', dynamic_recount: 'true' };
const category = (icon = '') =>
  filterHtml({
    kind: 'category',
    taxonomy: 'product_cat',
    classes: LOADING,
    options: [{ value: '12', label: 'Hlače' }, { value: '15' }],
  }).replace('<span>Hlače</span>', `<span>Hlače</span>${icon}`);
const onSale = filterHtml({
  kind: 'on_sale',
  taxonomy: '',
  classes: LOADING,
  options: [{ value: 'true', label: 'Akcija' }],
});
const options = [
  { filter: 'category', taxonomy: 'product_cat', value: 12, count: 7 },
  { filter: 'category', taxonomy: 'product_cat', value: '15', count: '0' },
  { filter: 'attribute', taxonomy: 'pa_barva', value: '1', count: 3 },
  { filter: 'on_sale', value: 'true', count: 2 },
];

let ended: DrawnTable['ended'];
let root: DrawnTable['root'];
let table: Table;
let lines: string[];
let sent: Sent[];

const header = category() + filterHtml({ classes: LOADING }) + filterHtml({ taxonomy: 'pa_velikost' }) + onSale;
const html = (settings: Readonly<Record<string, unknown>>) =>
  navigationHtml({ header, modal: modalHtml(), settings, attributes: CACHE });

/** Puts a page with a drawn table, and starts only its option counts. */
function page(settings: Readonly<Record<string, unknown>>, ...replies: Reply[]): void {
  put(html(settings));
  sent = shopAnswers(...replies);
}

function put(markup: string): void {
  ({ ended, root, table } = drawTable(markup));
  startOptionCounts(table);
}

const load = () => bus.emit('wcpt_after_every_load', {}, table.container);
const loading = () => document.querySelectorAll(`.${LOADING}`).length;
/** Waits until pending calls are sent. */
async function settled(): Promise<void> {
  await vi.dynamicImportSettled();
  await new Promise(resolve => setTimeout(resolve));
}
const done = () => vi.waitFor(() => expect(loading()).toBe(0));
const counts = (root: ParentNode = document) =>
  [...root.querySelectorAll('label')].flatMap(label =>
    label.querySelector('.wcpt-count') ? [label.textContent.replace(/\s+/g, ' ').trim()] : [],
  );

beforeEach(() => {
  lines = quietConsole();
  forgetWarnings();
});

it('counts of filters are asked for after a load and written behind the options', async () => {
  page(all, json({ style: '', script: '', options }));
  load();
  await done();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.method).toBe('POST');
  expect(sent[0]?.url.search).toBe('?wc-ajax=wcpt__dynamic_filter__lazy_load');
  expect(sent[0]?.body).toBe('wcpt_dynamic_filter_encrypted_cache=QUJ%2B%2F%3D%3D');
  expect(counts()).toEqual(['Hlače(7)', '15(0)', 'Rdeča(3)', 'Akcija(2)']);
  expect(lines).toEqual([]);
});

it('counts of filters take the place of earlier ones, before an icon', async () => {
  const printed = '<span class="wcpt-count">(99)</span><span class="wcpt-icon"></span>';
  put(html(all).replace('<span>Hlače</span>', text => text + printed));
  shopAnswers(json({ options }), json({ options: [{ filter: 'category', value: '12', count: 1 }] }));
  expect(counts()).toEqual(['Hlače(99)']);
  load();
  await done();
  expect([...one('label[data-wcpt-value="12"]').children].map(child => child.className || child.localName)).toEqual([
    'input',
    'span',
    'wcpt-count',
    'wcpt-icon',
  ]);
  load();
  await vi.waitFor(() => expect(counts()[0]).toBe('Hlače(1)'));
  expect(document.querySelectorAll('label[data-wcpt-value="12"] .wcpt-count')).toHaveLength(1);
});

it.each([
  ['JSON in a text', JSON.stringify(JSON.stringify({ options }))],
  ['JSON with a notice before it', `<br />\n<b>Notice</b>: x\n${JSON.stringify({ options })}`],
  ['options with gaps', JSON.stringify({ options: { 0: options[0], 3: options[3] } })],
])('counts of filters are read from %s', async (_, answer) => {
  page(all, answer);
  load();
  await done();
  expect(counts()[0]).toBe('Hlače(7)');
});

it('counts of filters of options that make no sense are left out', async () => {
  const odd = [
    null,
    'x',
    { filter: 'category' },
    { filter: 'category', value: 12, count: 'many' },
    { filter: 'category', value: 12, count: -1 },
    { filter: 'category', value: 12, count: '' },
    { filter: 'category', value: { id: 12 }, count: 1 },
    { filter: 'rating', value: '1', count: 1 },
    { filter: 'attribute', value: '1', count: 1 },
    { filter: 'category', value: '<img src=x>', count: 1 },
  ];
  page(all, json({ style: null, script: 7, options: [...odd, ...options.slice(3)] }));
  load();
  await done();
  expect(counts()).toEqual(['Akcija(2)']);
  expect(lines).toEqual([]);
});

it('counts of filters also come into a modal that is open, which waits no longer either', async () => {
  page(all, json({ options }), json({ options: [{ filter: 'category', value: 12, count: 1 }] }));
  await openModal(table, one('.wcpt-rn-filter'));
  const modal = one('body > .wcpt-nav-modal');
  expect([counts(modal), modal.querySelectorAll(`.${LOADING}`).length]).toEqual([[], 3]);
  load();
  await vi.waitFor(() => expect(counts(modal).slice(0, 2)).toEqual(['Hlače(7)', '15(0)']));
  await done();
  await openModal(table, one('.wcpt-rn-filter'));
  const again = one('body > .wcpt-nav-modal');
  expect(counts(again)).toEqual(counts(one('.wcpt-header')));
  load();
  await vi.waitFor(() => expect(counts(again)[0]).toBe('Hlače(1)'));
  expect(again.querySelectorAll('label[data-wcpt-value="12"] .wcpt-count')).toHaveLength(1);
});

it('counts of filters stay as long as their navigation does, and are asked for anew with another one', async () => {
  page(all, json({ options }), json({ options }));
  load();
  await done();
  root.replace(() => {});
  expect(counts()).toEqual(['Hlače(7)', '15(0)', 'Rdeča(3)', 'Akcija(2)']);
  expect(loading()).toBe(0);
  document.body.insertAdjacentHTML('beforeend', `<div id="answer">${html(all)}</div>`);
  root.replace(() => table.container.replaceChildren(...one('#answer .wcpt').childNodes));
  one('#answer').remove();
  expect([counts(), loading()]).toEqual([[], 3]);
  load();
  await done();
  expect(counts()).toEqual(['Hlače(7)', '15(0)', 'Rdeča(3)', 'Akcija(2)']);
});

it('counts of filters stay when the table has gone, whose filters wait for none', async () => {
  page(all, json({ options }));
  load();
  await done();
  root.unmount();
  expect([counts(), loading()]).toEqual([['Hlače(7)', '15(0)', 'Rdeča(3)', 'Akcija(2)'], 0]);
});

it('counts of filters are not written where options are only hidden', async () => {
  const style = '<style id="hides">.x { display: none }</style>';
  page({ dynamic_filters_lazy_load: 'true', dynamic_hide_filters: 'true' }, json({ style, options }));
  load();
  await done();
  expect(counts()).toEqual([]);
  expect(one('#hides').parentElement).toBe(table.container);
});

it('style and script of an answer are put into the table, the script runs, and the next ones take their place', async () => {
  const answer = (n: number) =>
    json({
      style: `<style class="s">.a { order: ${n} }</style>`,
      script: `<script>window.ran = ${n}</script>`,
      options: [],
    });
  page(all, answer(1), answer(2));
  load();
  await vi.waitFor(() => expect(one('.s').textContent).toBe('.a { order: 1 }'));
  await done();
  load();
  await vi.waitFor(() => expect(one('.s').textContent).toBe('.a { order: 2 }'));
  expect(table.container.querySelectorAll('.s, script')).toHaveLength(2);
  // The table's own first style element stays the first.
  expect(table.container.querySelector('style')?.className).toBe('');
});

it.each<[string, Readonly<Record<string, unknown>>, TableState['answered']['purpose']?]>([
  ['without settings', {}],
  ['without lazy loading', { dynamic_recount: 'true' }],
  ['where neither counts nor hiding is on', { dynamic_filters_lazy_load: 'true', dynamic_recount: 'false' }],
  ['where it is switched off by a word', { ...all, dynamic_filters_lazy_load: 'false' }],
  ['for another page, which keeps the navigation', all, 'paginate'],
  ['for more rows, which keep the navigation', all, 'infinite_scroll'],
])('nothing is asked: %s', async (_, settings, purpose) => {
  page(settings, json({ options }));
  table.store.setState({ answered: { printed: null, query: [], ...(purpose && { purpose }) } });
  load();
  await settled();
  expect(sent).toEqual([]);
  expect(loading()).toBe(3);
});

it('nothing is asked without the printed cache, but the filters do not wait', async () => {
  page(all, json({ options }));
  table.container.removeAttribute('data-wcpt-encrypted-dynamic-filters-lazy-load-cache');
  load();
  await done();
  expect(sent).toEqual([]);
});

it('nothing is asked for the load of a table in a cell', async () => {
  page(all, json({ options }));
  one('.wcpt-cell').innerHTML = '<div class="wcpt" id="inner"></div>';
  bus.emit('wcpt_after_every_load', {}, one('#inner'));
  await settled();
  expect(sent).toEqual([]);
});

it.each<[string, Reply]>([
  ['an HTML page', '<!doctype html><html><body>Prijava</body></html>'],
  ['status 500', new Response('error', { status: 500 })],
  ['an empty body', ''],
  ['no connection', new TypeError('offline')],
  ['a list', '[1,2]'],
  ['JSON without options', json({ ok: true })],
  ['a text that is no JSON', json('x')],
])('a failure: %s is reported, and no filter waits any more', async (_, reply) => {
  page(all, reply);
  load();
  await done();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('no usable counts for its filters');
  expect(counts()).toEqual([]);
});

it('an answer that comes late is dropped when the table was loaded again', async () => {
  const held: ((response: Response) => void)[] = [];
  const hold = () => new Promise<Response>(resolve => held.push(resolve));
  page(all, hold, hold);
  load();
  await vi.waitFor(() => expect(held).toHaveLength(1));
  load();
  await vi.waitFor(() => expect(held).toHaveLength(2));
  held[0]?.(json({ options: [{ filter: 'category', value: 12, count: 99 }] }));
  await new Promise(resolve => setTimeout(resolve));
  expect(loading()).toBe(3);
  held[1]?.(json({ options }));
  await done();
  expect(counts()[0]).toBe('Hlače(7)');
  expect(lines).toEqual([]);
});

it('an answer that comes late is dropped when the table is gone', async () => {
  const held: ((response: Response) => void)[] = [];
  page(all, () => new Promise(resolve => held.push(resolve)));
  load();
  await vi.waitFor(() => expect(held).toHaveLength(1));
  ended.abort();
  held[0]?.(json({ options }));
  await new Promise(resolve => setTimeout(resolve));
  expect(counts()).toEqual([]);
  expect(lines).toEqual([]);
});
