import '../../rowsAtOnce';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bus } from '../../../../../src/core/bus/bus';
import type { TableCartRequest } from '../../../../../src/core/bus/events/tableRows';
import type { Mounted } from '../../../../../src/hydrate';
import { rowState } from '../../../../../widgets/product-table/table/rows/rowState';
import { jQueries, jQuery3, putJQuery, quietConsole } from '../../../../core/bus/helpers';
import { shopAnswers } from '../../../../core/calls/helpers';
import { find, page } from '../../../../hydrate/page';
import { findInput, findList } from '../../../fields';
import { buttonHtml, checkboxHtml, quantityHtml, rowHtml, type TableParts, tableHtml } from '../../markup';
import { cartAnswer, listenTo, putShop, quantity, row, selectionOf, take, tellChoice, type } from '../../take';

const NUMBERS =
  '<span class="wcpt-total-selected"></span> za <span class="wcpt-total-selected-cost"><span class="wcpt-amount"></span> €</span>';
const BLOCK = `<div class="wcpt-navigation wcpt-header"><div class="wcpt-right"><div class="wcpt-add-selected wcpt-duplicate-enabled"><span class="wcpt-add-selected__add wcpt-cart-checkbox-trigger--local" data-wcpt-redirect-url=""><span class="wcpt-add-selected__add__selected">Dodaj ${NUMBERS}</span><span class="wcpt-add-selected__add__unselected">Izberite</span></span><span class="wcpt-add-selected__select-all">Vse</span><span class="wcpt-add-selected__clear-all">Nič</span></div></div></div>`;
const BAR = `<script type="text/template" id="tmpl-wcpt-cart-checkbox-trigger"><div class="wcpt-cart-checkbox-trigger" data-wcpt-redirect-url=""><style></style><span class="wcpt-cart-checkbox-trigger__text">Dodaj (${NUMBERS.replace(/<span class="wcpt-amount"><\/span> €/, '')})</span><span class="wcpt-cart-checkbox-trigger__close">✕</span></div></script>`;

let tables: Mounted[] = [];

/** The part comes with an import of its own; ms. */
const LOADED = { timeout: 10_000 };

/** Puts tables, and waits for the part that selects. */
async function put(html: string): Promise<void> {
  tables = take(html);
  await vi.waitFor(() => expect(document.querySelector('[aria-label^="Izberi"]')).not.toBeNull(), LOADED);
}

const box = (id: number): HTMLInputElement => findInput(row(id), '.wcpt-cart-checkbox');
const headingBox = () => find(document, '.wcpt-cart-checkbox-heading');
const isTicked = (element: Element) => element instanceof HTMLInputElement && element.checked;
const isChecked = (id: number) => row(id).classList.contains('wcpt-row--checked');
/** Lets pass what the part waits before it tells and ticks; ms. */
const later = () => vi.advanceTimersByTimeAsync(130);

/** Rows of a checkbox and a quantity, one for each list of attributes. */
const rows = (...fields: Readonly<Record<string, string>>[]) =>
  fields.map((attributes, index) =>
    rowHtml({ id: index + 1, price: `${index + 1}.5`, cells: [checkboxHtml(), quantityHtml(attributes)] }),
  );
const table = (all: readonly string[], parts: TableParts = {}) =>
  tableHtml(all, { headings: 3, before: BLOCK, after: '<div class="wcpt-pagination"></div>', ...parts });
const ZERO = { value: '0', min: '0', 'data-wcpt-min': '2', 'data-wcpt-initial-value': '0' };
const EMPTY = { value: '', 'data-wcpt-initial-value': 'empty' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  putShop();
});

afterEach(async () => {
  for (const one of tables) one.unmount();
  document.body.replaceChildren();
  await later();
  vi.useRealTimers();
});

describe.each(jQueries)('a box, with jQuery %s', (_, jQuery) => {
  it('checks its row, gives it a quantity, and tells in order', async () => {
    putJQuery(jQuery);
    await put(table(rows(ZERO, EMPTY)));
    const heard: string[] = [];
    for (const name of ['wcpt_total_updated', 'wcpt_checkbox_change', '_wcpt_checkbox_change', 'change']) {
      jQuery(row(1)).on(name, ({ type: raised }) => heard.push(raised));
    }
    const states: unknown[] = [];
    jQuery(document.body).on('wcpt_checkbox_change', (_event, state) => states.push(state));
    box(1).click();
    expect(isChecked(1)).toBe(true);
    expect(quantity(1).value).toBe('2');
    expect(heard).toEqual(['change', '_wcpt_checkbox_change', 'wcpt_checkbox_change', 'wcpt_total_updated']);
    box(2).click();
    expect(quantity(2).value).toBe('1');
    box(1).click();
    box(2).click();
    expect([isChecked(1), quantity(1).value, quantity(2).value]).toEqual([false, '0', '']);
    expect(states).toEqual([true, true, false, false]);
  });

  it('is known to scripts with jQuery, which may ask for it', async () => {
    putJQuery(jQuery);
    await put(table(rows({}, {})));
    jQuery(row(1)).trigger('_wcpt_checkbox_change', [true]);
    const told = [isTicked(box(1)), jQuery(row(1)).data('wcpt_checked'), rowState(row(1))?.checked];
    expect(told).toEqual([true, true, true]);
    expect(jQuery(find(document, '.wcpt-table')).data('wcpt_checked_rows')).toHaveProperty('length', 1);
    jQuery(row(1)).trigger('_wcpt_checkbox_change', [false]);
    expect([isChecked(1), jQuery(row(1)).data('wcpt_checked')]).toEqual([false, false]);
  });
});

it('rows that a search hides are not among all that are checked, and are among all that are unchecked', async () => {
  await put(table(rows({}, {}, {})));
  box(3).click();
  for (const id of [2, 3]) row(id).classList.add('wcpt-row--instant-search-hidden');
  find(document, '.wcpt-add-selected__select-all').click();
  expect([1, 2, 3].map(isChecked)).toEqual([true, false, true]);
  find(document, '.wcpt-add-selected__clear-all').click();
  expect([1, 2, 3].map(isChecked)).toEqual([false, false, false]);
});

it('a row that is checked leaves the boxes and quantities of a table in its cell as they are', async () => {
  const inner = tableHtml([rowHtml({ id: 2, cells: [checkboxHtml(), quantityHtml(ZERO)] })], { id: 13 });
  await put(table([rowHtml({ id: 1, cells: [checkboxHtml(), inner] })]));
  box(1).click();
  expect([isTicked(box(1)), isChecked(1), isTicked(box(2)), quantity(2).value]).toEqual([true, true, false, '0']);
});

it('a row is checked by its quantity, and unchecked by none', async () => {
  await put(table(rows(ZERO, EMPTY)));
  type(quantity(1), '3');
  expect([isChecked(1), isTicked(box(1)), quantity(1).value]).toEqual([true, true, '3']);
  type(quantity(1), '0');
  expect([isChecked(1), isTicked(box(1))]).toEqual([false, false]);
  type(quantity(2), '2');
  type(quantity(2), '');
  expect([isChecked(2), quantity(2).value]).toEqual([false, '']);
});

it('a row whose quantity begins with its minimum is not checked by it, and unchecked by a typed 0, which the minimum replaces', async () => {
  await put(table(rows({})));
  type(quantity(1), '3');
  expect(isChecked(1)).toBe(false);
  box(1).click();
  type(quantity(1), '4');
  expect([isChecked(1), rowState(row(1))?.total]).toEqual([true, 6]);
  type(quantity(1), '0');
  expect([isChecked(1), isTicked(box(1)), quantity(1).value]).toEqual([false, false, '1']);
});

it('a row is checked by a list of quantities, not by the numbers that a variation brings', async () => {
  const list =
    '<div class="quantity wcpt-quantity wcpt-display-type-select"><select class="wcpt-qty-select" min="1"><option>1</option><option>2</option></select></div>';
  await put(
    table([
      rowHtml({ id: 1, cells: [checkboxHtml(), list] }),
      rowHtml({ id: 2, type: 'variable', cells: [checkboxHtml(), list] }),
    ]),
  );
  const change = (id: number) => {
    const select = findList(row(id), '.wcpt-qty-select');
    select.value = '2';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
  change(1);
  expect([isChecked(1), isTicked(box(1))]).toEqual([true, true]);
  box(1).click();
  expect(find(row(1), '.wcpt-qty-select')).toHaveProperty('value', '1');
  const variation = { variation_id: 7, min_qty: 2, max_qty: 4, is_in_stock: true };
  await tellChoice(row(2), selectionOf(variation));
  expect(find(row(2), '.wcpt-qty-select').textContent).toBe('234');
  expect(isChecked(2)).toBe(false);
});

it('a row without an open box stays as it is', async () => {
  const closed = rowHtml({ id: 1, cells: [checkboxHtml({ disabled: '' }), quantityHtml()] });
  const bare = rowHtml({ id: 2, cells: ['', quantityHtml()] });
  await put(table([closed, bare, ...rows({}, {}, {}).slice(2)]));
  for (const id of [1, 2]) bus.emit('_wcpt_checkbox_change', { checked: true }, row(id));
  find(document, '.wcpt-add-selected__select-all').click();
  expect([isChecked(1), isChecked(2), isChecked(3)]).toEqual([false, false, true]);
});

it('a row whose variation is chosen in the product’s form, and not in the row, can’t be checked', async () => {
  const choice =
    '<select class="wcpt-select-variation-dropdown"><option value=""></option><option value="21">Rdeča</option></select>';
  await put(
    table([
      rowHtml({ id: 1, type: 'variable', cells: [checkboxHtml(), quantityHtml()] }),
      rowHtml({ id: 2, type: 'variable', cells: [checkboxHtml(), choice] }),
      ...rows({}, {}, {}).slice(2),
    ]),
  );
  expect([box(1).disabled, box(1).classList.contains('wcpt-disabled')]).toEqual([true, true]);
  find(document, '.wcpt-add-selected__select-all').click();
  expect([isChecked(1), isChecked(3)]).toEqual([false, true]);
});

it('a row that was ticked before the script loaded is checked', async () => {
  document.body.innerHTML = table(rows({}, {}));
  const html = document.body.innerHTML.replace('class="wcpt-cart-checkbox"', 'class="wcpt-cart-checkbox" checked');
  await put(html);
  expect([isChecked(1), isChecked(2)]).toEqual([true, false]);
});

it.each([
  [false, true],
  ['0', '1'],
])('a row loses its check with a variation that is out of stock (%j)', async (off, on) => {
  const variable = rowHtml({ id: 1, type: 'variable', cells: [checkboxHtml(), quantityHtml()] });
  await put(table([variable]));
  bus.emit('select_variation', selectionOf({ is_in_stock: true, display_price: 3 }), row(1));
  box(1).click();
  expect([isChecked(1), box(1).disabled]).toEqual([true, false]);
  bus.emit('select_variation', selectionOf({ is_in_stock: off, is_on_backorder: off }), row(1));
  expect([isChecked(1), isTicked(box(1)), box(1).disabled]).toEqual([false, false, true]);
  expect(box(1).classList.contains('wcpt-disabled')).toBe(true);
  bus.emit('select_variation', selectionOf({ is_in_stock: off, is_on_backorder: on }), row(1));
  expect(box(1).disabled).toBe(false);
  bus.emit('select_variation', selectionOf(undefined, { variation_id: '', variation_available: false }), row(1));
  expect(box(1).disabled).toBe(true);
  bus.emit('select_variation', selectionOf({ display_price: 3 }), row(1));
  expect(box(1).disabled).toBe(false);
});

const shiftClick = (id: number) => box(id).dispatchEvent(new MouseEvent('click', { shiftKey: true, bubbles: true }));

it('a range takes the new state between the last click and this one', async () => {
  await put(table(rows({}, {}, {}, {}, {})));
  box(4).click();
  expect(box(4).classList.contains('wcpt-cart-checkbox--last-clicked')).toBe(true);
  const heard = listenTo(['change']);
  shiftClick(2);
  expect([1, 2, 3, 4, 5].map(isChecked)).toEqual([false, true, true, true, false]);
  expect(heard).toEqual(['change 2', 'change 3']);
  expect(document.querySelectorAll('.wcpt-cart-checkbox--last-clicked')).toHaveLength(1);
  shiftClick(4);
  expect([1, 2, 3, 4, 5].map(isChecked)).toEqual([false, false, false, false, false]);
});

it('a range is none without Shift, and leaves closed boxes out', async () => {
  await put(table(rows({}, {}, {}, {})));
  box(1).click();
  box(4).click();
  expect([2, 3].map(isChecked)).toEqual([false, false]);
  box(3).disabled = true;
  shiftClick(1);
  expect([1, 2, 3, 4].map(isChecked)).toEqual([false, false, false, false]);
  shiftClick(4);
  expect([1, 2, 3, 4].map(isChecked)).toEqual([true, true, false, true]);
});

it('a range leaves rows out that a search hides', async () => {
  await put(table(rows({}, {}, {}, {})));
  row(2).classList.add('wcpt-row--instant-search-hidden');
  box(1).click();
  shiftClick(4);
  expect([1, 2, 3, 4].map(isChecked)).toEqual([true, false, true, true]);
});

it('the box in a heading stands in each column of boxes that wants one, first, and shows a hidden heading', async () => {
  const cells = [checkboxHtml(), checkboxHtml({})];
  const html = table([rowHtml({ id: 1, cells }), rowHtml({ id: 2, cells })]).replace(
    'class="wcpt-heading-row"',
    'class="wcpt-heading-row wcpt-hide"',
  );
  await put(html);
  const headings = [...document.querySelectorAll('th')].map(({ children }) => children.length);
  expect(headings).toEqual([0, 1, 0]);
  expect(find(document, '.wcpt-heading-row').classList.contains('wcpt-hide')).toBe(false);
  expect(headingBox().getAttribute('aria-label')).toBe('Izberi vse izdelke');
  bus.emit('wcpt_after_every_load', {}, find(document, '.wcpt'));
  expect(document.querySelectorAll('.wcpt-cart-checkbox-heading')).toHaveLength(1);
  tables[0]?.unmount();
  expect(document.querySelector('.wcpt-cart-checkbox-heading')).toBeNull();
});

it('a box is named for its product, and where the row does not name one, for what it does', async () => {
  const nameless = rowHtml({ id: 2, cells: [checkboxHtml()] }).replace('Izdelek 2', '');
  await put(tableHtml([rowHtml({ id: 1, cells: [checkboxHtml()] }), nameless]));
  expect([1, 2].map(id => box(id).getAttribute('aria-label'))).toEqual(['Izberi: Izdelek 1', 'Izberi']);
});

it('the box in a heading checks all rows, and is ticked a moment after all are', async () => {
  await put(table(rows({}, {}, {})));
  const heard = listenTo(['wcpt_checkbox_change']);
  headingBox().click();
  expect([1, 2, 3].map(isChecked)).toEqual([true, true, true]);
  expect(heard).toHaveLength(3);
  box(2).click();
  await later();
  expect(isTicked(headingBox())).toBe(false);
  box(2).click();
  expect(isTicked(headingBox())).toBe(false);
  await later();
  expect(isTicked(headingBox())).toBe(true);
  headingBox().click();
  expect([1, 2, 3].map(isChecked)).toEqual([false, false, false]);
});

it('the box in a heading is the same in a copy of the headings that another script has made', async () => {
  await put(table(rows({}, {})));
  const frozen = document.createElement('table');
  frozen.className = 'wcpt-table frzTbl-clone-table';
  frozen.append(find(document, 'thead').cloneNode(true));
  find(document, '.wcpt-table-scroll-wrapper').append(frozen);
  const boxes = () => [...document.querySelectorAll<HTMLInputElement>('.wcpt-cart-checkbox-heading')];
  expect(boxes()).toHaveLength(2);
  await later();
  boxes()[1]?.click();
  expect([1, 2].map(isChecked)).toEqual([true, true]);
  await later();
  expect(boxes().map(isTicked)).toEqual([true, true]);
  box(1).click();
  await later();
  expect(boxes().map(isTicked)).toEqual([false, false]);
});

it('the box in a heading is not ticked over rows of another page', async () => {
  await put(table(rows({}, {})));
  headingBox().click();
  await later();
  expect(isTicked(headingBox())).toBe(true);
  find(document, '.wcpt-table > tbody').innerHTML = rows({}, {}).join('');
  bus.emit('wcpt_after_every_load', {}, find(document, '.wcpt'));
  expect(isTicked(headingBox())).toBe(false);
});

it('the box in a heading is heard when a script ticks it with jQuery', async () => {
  putJQuery(jQuery3);
  await put(table(rows({}, {})));
  Object.assign(headingBox(), { checked: true });
  jQuery3(headingBox()).trigger('change');
  expect([1, 2].map(isChecked)).toEqual([true, true]);
});

it('the box in a heading minds only boxes that are shown and open', async () => {
  await put(table(rows({}, {}, {})));
  box(1).disabled = true;
  row(2).classList.add('wcpt-row--instant-search-hidden');
  box(3).click();
  await later();
  expect(isTicked(headingBox())).toBe(true);
});

const blocks = () => [...document.querySelectorAll('.wcpt-add-selected')];
const texts = () => blocks().map(one => find(one, '.wcpt-add-selected__add__selected').textContent);
const has = (state: string) => blocks().map(one => one.classList.contains(`wcpt-add-selected--${state}`));

it('the block of selected rows is repeated before the pages, once, and both count pieces and cost', async () => {
  await put(table(rows({}, {}, { step: '0.5', min: '0.5', 'data-wcpt-min': '0.5' })));
  expect(blocks().map(one => one.className)).toEqual([
    'wcpt-add-selected wcpt-duplicate-enabled wcpt-add-selected--unselected',
    'wcpt-add-selected wcpt-duplicate-enabled wcpt-add-selected--footer wcpt-in-footer wcpt-laptop__text-align--right wcpt-add-selected--unselected',
  ]);
  expect(blocks()[1]?.nextElementSibling?.className).toBe('wcpt-pagination');
  bus.emit('wcpt_after_every_load', {}, find(document, '.wcpt'));
  expect(blocks()).toHaveLength(2);
  box(1).click();
  await later();
  expect(has('single-item-selected')).toEqual([true, true]);
  box(3).click();
  await later();
  expect(texts()).toEqual(['Dodaj 1,5 za 3,25 €', 'Dodaj 1,5 za 3,25 €']);
  expect([has('unselected'), has('single-item-selected')]).toEqual([
    [false, false],
    [false, false],
  ]);
  expect(find(document, '[role="status"]').textContent).toBe('Izbrana sta 2 izdelka, skupaj 3,25\u00a0€.');
  type(quantity(1), '3');
  await later();
  expect(texts()[0]).toBe('Dodaj 3,5 za 6,25 €');
});

it('the block of selected rows is repeated when the window has become that of a laptop, and only there', async () => {
  const device = (name: string) => {
    find(document, '.wcpt-table-scroll-wrapper-outer').className =
      `wcpt-table-scroll-wrapper-outer wcpt-device-${name}`;
  };
  await put(table(rows({})).replace('wcpt-device-laptop', 'wcpt-device-tablet'));
  const layOut = (name: string) => {
    device(name);
    bus.emit('wcpt_layout', { source: 'resize' }, find(document, '.wcpt'));
  };
  layOut('tablet');
  expect(blocks()).toHaveLength(1);
  layOut('laptop');
  expect(blocks()).toHaveLength(2);
  layOut('tablet');
  expect(blocks()).toHaveLength(1);
});

it('the block of selected rows works beside the pages as in the header, also when another script has put other pages in', async () => {
  const lines = quietConsole();
  await put(table(rows({}, {})));
  const copy = () => find(document, '.wcpt-add-selected.wcpt-in-footer');
  find(copy(), '.wcpt-add-selected__select-all').click();
  expect([1, 2].map(isChecked)).toEqual([true, true]);
  await later();
  find(document, '.wcpt-pagination').outerHTML = '<div class="wcpt-pagination new"></div>';
  await vi.waitFor(() => expect(find(document, '.new').role).toBe('navigation'));
  expect(blocks()).toHaveLength(2);
  expect(find(document, '.new').previousElementSibling).toBe(copy());
  expect(texts()).toEqual(['Dodaj 2 za 4 €', 'Dodaj 2 za 4 €']);
  find(copy(), '.wcpt-add-selected__clear-all').click();
  expect([1, 2].map(isChecked)).toEqual([false, false]);
  expect(lines).toEqual([]);
});

it('the block of selected rows repeats presses from before its code has loaded', async () => {
  tables = take(table(rows({}, {})));
  find(document, '.wcpt-add-selected__select-all').click();
  expect([1, 2].map(isChecked)).toEqual([false, false]);
  await vi.waitFor(() => expect([1, 2].map(isChecked)).toEqual([true, true]), LOADED);
});

it('the block of selected rows is as the server sent it when the table ends, and beside the pages it is gone', async () => {
  const before = find(page(table(rows({}, {}))), '.wcpt-nav-main').cloneNode(true);
  await put(table(rows({}, {})));
  box(1).click();
  box(1).click();
  await later();
  tables[0]?.unmount();
  await later();
  for (const selector of ['.wcpt-add-selected__clear-all', 'thead', '.wcpt-pagination']) {
    expect(find(document, selector).outerHTML).toBe(before instanceof Element && find(before, selector).outerHTML);
  }
  expect(blocks()).toHaveLength(1);
  expect(find(document, '.wcpt-add-selected').className).toBe('wcpt-add-selected wcpt-duplicate-enabled');
});

it('the block of selected rows selects all and nothing, also with the keyboard, and tells other scripts to forget', async () => {
  await put(table(rows({}, {})));
  const all = find(document, '.wcpt-add-selected__select-all');
  const none = find(document, '.wcpt-add-selected__clear-all');
  const heard = listenTo(['wcpt_clear_all_checked_for_table'], event =>
    event instanceof CustomEvent ? String(event.detail[0]) : '',
  );
  expect([all.getAttribute('role'), all.getAttribute('tabindex')]).toEqual(['button', '0']);
  all.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
  expect([1, 2].map(isChecked)).toEqual([true, true]);
  none.click();
  expect([1, 2].map(isChecked)).toEqual([false, false]);
  expect(heard).toEqual(['wcpt_clear_all_checked_for_table 12']);
});

it('the block of selected rows forgets when another script says so for its table', async () => {
  putJQuery(jQuery3);
  await put(table(rows({})) + table([rowHtml({ id: 9, cells: [checkboxHtml()] })], { id: 13 }));
  box(1).click();
  box(9).click();
  jQuery3(document).trigger('wcpt_clear_all_checked_for_table', [12, jQuery3('#wcpt-12')]);
  expect([isChecked(1), isChecked(9)]).toEqual([false, true]);
});

it('a table that selects by itself checks its rows after each load', async () => {
  await put(table(rows({}, {}), { settings: { auto_select_products: 'true' } }));
  expect([1, 2].map(isChecked)).toEqual([true, true]);
});

it('a table that selects by itself leaves rows unchecked that the shopper has unchecked, when rows come below them', async () => {
  await put(table(rows({}, {}), { settings: { auto_select_products: 'true' } }));
  box(1).click();
  const template = document.createElement('template');
  template.innerHTML = rows({}, {}, {})[2] ?? '';
  row(2).after(template.content);
  bus.emit('wcpt_after_every_load', {}, find(document, '.wcpt'));
  expect([1, 2, 3].map(isChecked)).toEqual([false, true, true]);
});

it('a row that is checked is not checked again when rows come below it', async () => {
  await put(table(rows({}, {})));
  box(1).click();
  const heard = listenTo(['wcpt_checkbox_change']);
  bus.emit('wcpt_after_every_load', {}, find(document, '.wcpt'));
  expect([isChecked(1), heard]).toEqual([true, []]);
});

const status = () => document.querySelector('.widget_shopping_cart_live_region')?.textContent ?? '';

it('a selection that has not changed is not announced, and an empty one not at first', async () => {
  await put(table(rows({}, {})));
  bus.emit('_wcpt_checkbox_change', { checked: false }, row(1));
  await later();
  expect(status()).toBe('');
  box(1).click();
  await later();
  expect(status()).toBe('Izbran je 1 izdelek, skupaj 1,50\u00a0€.');
  bus.emit('_wcpt_checkbox_change', { checked: false }, row(2));
  await later();
  expect(status()).toBe('Izbran je 1 izdelek, skupaj 1,50\u00a0€.');
  type(quantity(1), '2');
  await later();
  expect(status()).toBe('Izbran je 1 izdelek, skupaj 3\u00a0€.');
  box(1).click();
  await later();
  expect(status()).toBe('Izbran ni noben izdelek.');
});

it('a selection is announced also where it is other products for the same price', async () => {
  await put(table(rows({}, {})));
  const choose = async (id: number) => {
    box(id).click();
    await later();
  };
  await choose(1);
  find(document, '.widget_shopping_cart_live_region').textContent = '';
  // At once, as when an answer has replaced the rows.
  box(1).click();
  await choose(2);
  expect(status()).toContain('Izbran je 1 izdelek');
});

it('a row that is checked while it is added alone keeps its quantity', async () => {
  let answerCall = (_: Response) => {};
  vi.stubGlobal('fetch', () => new Promise<Response>(resolve => (answerCall = resolve)));
  const field = quantityHtml({ ...ZERO, 'data-wcpt-return-to-initial': '1' });
  await put(table([rowHtml({ id: 1, cells: [checkboxHtml(), field, buttonHtml()] })]));
  const requests = sent();
  type(quantity(1), '3');
  find(row(1), '.wcpt-button').click();
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  expect(isChecked(1)).toBe(false);
  box(1).click();
  const answered = new Promise(resolve => bus.on('wcpt_cart', resolve));
  answerCall(new Response(cartAnswer()));
  await answered;
  await vi.waitFor(() => expect(row(1).matches('.wcpt-adding-product')).toBe(false));
  expect([isChecked(1), quantity(1).value]).toEqual([true, '3']);
});

const sent = (): TableCartRequest[] => {
  const requests: TableCartRequest[] = [];
  bus.on('wcpt_cart_request', ({ request }) => requests.push(structuredClone(request)));
  return requests;
};

it('adding the selected rows sends quantities, variations and attributes with one call, after the rows were unchecked', async () => {
  shopAnswers(cartAnswer());
  const variation = rowHtml({
    id: 55,
    type: 'variation',
    cells: [
      checkboxHtml(),
      quantityHtml(),
      '<select class="wcpt-select-variation-attribute-term" data-wcpt-attribute="attribute_size"><option value="m">M</option></select>',
    ],
    attributes: {
      'data-wcpt-variation-id': '78',
      'data-wcpt-variation-attributes': '{"attribute_pa_barva":"modra","attribute_size":""}',
    },
  });
  const variable = rowHtml({ id: 60, type: 'variable', cells: [checkboxHtml(), quantityHtml()] });
  const incomplete = rowHtml({ id: 61, type: 'variable', cells: [checkboxHtml(), ''] });
  await put(table([...rows({}, ZERO), variation, variable, incomplete]));
  const attributes = { attribute_pa_barva: 'rdeca' };
  bus.emit('select_variation', selectionOf({ is_in_stock: true }, { variation_id: '77', attributes }), row(60));
  const requests = sent();
  for (const id of [1, 2, 55, 60, 61]) box(id).click();
  type(quantity(60), '3');
  find(document, '.wcpt-add-selected__add').click();
  expect([1, 2, 55, 60, 61].map(isChecked)).toEqual([false, false, false, false, false]);
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]?.wcpt_payload.products).not.toHaveProperty('61');
  expect(requests[0]).toMatchObject({
    wcpt_checkbox_bulk: 'local',
    wcpt_payload: {
      products: { 1: 1, 2: 2, 55: 1, 60: 3 },
      variations: { 55: { 78: 1 }, 60: { 77: 3 } },
      attributes: { 77: { attribute_pa_barva: 'rdeca' }, 78: { attribute_pa_barva: 'modra', attribute_size: 'm' } },
      addons: {},
      measurement: {},
      nyp: {},
    },
  });
});

it('adding the selected rows adds up the rows of a product, and sends the pieces of a variation as its first row has them', async () => {
  shopAnswers(cartAnswer());
  const variation = rowHtml({
    id: 55,
    type: 'variation',
    cells: [checkboxHtml(), quantityHtml()],
    attributes: { 'data-wcpt-variation-id': '78', 'data-wcpt-variation-attributes': '{"attribute_pa_barva":"modra"}' },
  });
  await put(table([variation, variation]));
  const requests = sent();
  for (const one of document.querySelectorAll<HTMLElement>('.wcpt-cart-checkbox')) one.click();
  find(document, '.wcpt-add-selected__add').click();
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]?.wcpt_payload).toMatchObject({ products: { 55: 2 }, variations: { 55: { 78: 1 } } });
});

it('adding the selected rows sends the fields of the rows’ own forms', async () => {
  shopAnswers(cartAnswer());
  const form =
    '<div class="wcpt-add-to-cart-wrapper"><form><input name="napis[]" value="Ana"><div id="price_calculator"><input name="sirina" value="2"></div></form></div>';
  await put(
    table([
      rowHtml({ id: 7, cells: [checkboxHtml(), quantityHtml(), form] }),
      rowHtml({ id: 8, cells: [checkboxHtml(), quantityHtml()] }),
    ]),
  );
  const requests = sent();
  for (const id of [7, 8]) box(id).click();
  find(document, '.wcpt-add-selected__add').click();
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]?.wcpt_payload).toMatchObject({
    products: { 7: 1, 8: 1 },
    addons: { 7: { napis: ['Ana'] } },
    measurement: { 7: { sirina: '2' } },
  });
  expect(Object.keys(Object(requests[0]?.wcpt_payload.addons))).toEqual(['7']);
});

it('adding the selected rows selects it again, with its quantities, when the call does not get to the shop', async () => {
  shopAnswers(new TypeError('offline'));
  const lines = quietConsole();
  await put(table(rows(ZERO, {}, {})));
  for (const id of [1, 2]) box(id).click();
  type(quantity(1), '4');
  type(quantity(2), '3');
  find(document, '.wcpt-add-selected__add').click();
  expect([1, 2].map(isChecked)).toEqual([false, false]);
  expect([quantity(1).value, quantity(2).value]).toEqual(['0', '1']);
  type(quantity(2), '7');
  await vi.waitFor(() => expect([1, 2, 3].map(isChecked)).toEqual([true, true, false]));
  expect([quantity(1).value, quantity(2).value]).toEqual(['4', '7']);
  expect(lines.join()).toContain('no usable answer');
});

it('adding the selected rows names a product whose form can’t be shown, and goes on with the next form, without the redirect', async () => {
  shopAnswers(cartAnswer());
  const lines = quietConsole();
  const leave = vi.spyOn(window.location, 'assign').mockReturnValue();
  const modal = '<div class="wcpt-product-form wcpt-modal"><form class="cart"></form></div>';
  const forms = {
    get 1() {
      throw new Error('broken cache');
    },
    2: modal,
  };
  vi.stubGlobal('wcpt_product_form', forms);
  const composite = (id: number) => rowHtml({ id, type: 'composite', cells: [checkboxHtml(), quantityHtml()] });
  await put(table([composite(1), composite(2)], { before: BLOCK.replace('redirect-url=""', 'redirect-url="/cart/"') }));
  for (const id of [1, 2]) box(id).click();
  find(document, '.wcpt-add-selected__add').click();
  await vi.waitFor(() => find(document, '.wcpt-product-form form'));
  expect(lines.join()).toContain('the form of a product could not be shown: broken cache');
  expect(find(document, '.wcpt-notice-wrapper').textContent).toBe('Ni bilo dodano: Izdelek 1.');
  const ended = new Promise(resolve => bus.on('wcpt_cart', resolve));
  find(document, '.wcpt-product-form form').dispatchEvent(
    new SubmitEvent('submit', { bubbles: true, cancelable: true }),
  );
  await ended;
  expect([1, 2].map(isChecked)).toEqual([true, false]);
  expect(leave).not.toHaveBeenCalled();
});

const LIST_OF_TWO =
  '<div class="quantity wcpt-quantity wcpt-display-type-select"><select class="wcpt-qty-select" min="1"><option>1</option><option>3</option></select></div>';
const RETURNS = { 'data-wcpt-return-to-initial': '1' };

describe.each([
  ['a field that begins with 0', quantityHtml({ ...ZERO, ...RETURNS })],
  ['a field that begins with its minimum', quantityHtml(RETURNS)],
  ['a field that stays after an add', quantityHtml(ZERO)],
  ['a list', LIST_OF_TWO],
])('adding the selected rows with a form, for a row with %s,', (_, field) => {
  /** Has the form of a checked row with 3 pieces be shown. */
  async function showForm(answer: string): Promise<HTMLElement> {
    shopAnswers(answer);
    vi.stubGlobal('wcpt_product_form', {
      1: '<div class="wcpt-product-form wcpt-modal"><form class="cart"></form></div>',
    });
    await put(table([rowHtml({ id: 1, type: 'composite', cells: [checkboxHtml(), field] })]));
    box(1).click();
    const control = find(row(1), '.qty, .wcpt-qty-select');
    Object.assign(control, { value: '3' });
    control.dispatchEvent(new Event('change', { bubbles: true }));
    find(document, '.wcpt-add-selected__add').click();
    return vi.waitFor(() => find(document, '.wcpt-product-form form'));
  }
  const state = () => [isChecked(1), Object(find(row(1), '.qty, .wcpt-qty-select')).value];
  const submit = (form: HTMLElement) =>
    form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));

  it('keeps the row checked, with its quantity, when the form is left', async () => {
    await showForm(cartAnswer());
    find(document, '.wcpt-product-form').click();
    await vi.waitFor(() => expect(state()).toEqual([true, '3']));
    expect(document.querySelector('.wcpt-product-form')).toBeNull();
  });

  it('checks the row again, with its quantity, when the shop refuses it', async () => {
    submit(await showForm(cartAnswer({ success: false, notice: '<p>Ne.</p>' })));
    await vi.waitFor(() => expect(document.querySelector('.wcpt-notice-wrapper')).not.toBeNull());
    await vi.waitFor(() => expect(state()).toEqual([true, '3']));
  });

  it('leaves the row unchecked when it is added', async () => {
    const form = await showForm(cartAnswer());
    const answered = new Promise(resolve => bus.on('wcpt_cart', resolve));
    submit(form);
    await answered;
    await vi.waitFor(() => expect(state()[0]).toBe(false));
    await later();
    expect(state()).toEqual([false, field.includes('value="0"') ? '0' : '1']);
  });
});

it('adding the selected rows does nothing where nothing is selected', async () => {
  await put(table(rows({})));
  const requests = sent();
  find(document, '.wcpt-add-selected__add').click();
  await later();
  expect(requests).toEqual([]);
});

const bar = () => document.querySelector<HTMLElement>('div.wcpt-cart-checkbox-trigger');

it('the bar shows the selected rows of all tables, and hides without any', async () => {
  putJQuery(jQuery3);
  await put(BAR + table(rows({})) + table([rowHtml({ id: 9, cells: [checkboxHtml()] })], { id: 13 }));
  const heard = listenTo(['shop-widgets:wcpt_checkbox_trigger_updating', 'shop-widgets:wcpt_checkbox_trigger_updated']);
  expect(bar()).toBeNull();
  box(1).click();
  await vi.waitFor(() => expect(bar()?.textContent).toContain('Dodaj (1 za 1,50)'));
  expect(heard).toHaveLength(2);
  await vi.waitFor(() => box(9).hasAttribute('aria-label'));
  box(9).click();
  await vi.waitFor(() => expect(bar()?.textContent).toContain('Dodaj (2 za 11,50)'));
  expect([jQuery3(bar()).data('wcpt_qty'), jQuery3(bar()).data('wcpt_cost')]).toEqual([2, 11.5]);
  box(1).click();
  box(9).click();
  await vi.waitFor(() => expect(bar()?.classList.contains('wcpt-hide')).toBe(true));
  expect(document.querySelectorAll('div.wcpt-cart-checkbox-trigger')).toHaveLength(1);
});

/** Puts tables with the bar, checks a row, and waits for the bar. @returns requests of the cart that follow */
async function showBar(html = BAR + table(rows({}))): Promise<readonly TableCartRequest[]> {
  await put(html);
  const requests = sent();
  box(1).click();
  await vi.waitFor(() => expect(bar()).not.toBeNull());
  return requests;
}
const isHidden = () => bar()?.classList.contains('wcpt-hide');
const pressKey = (element: Element | null, key: string) =>
  element?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

it('rows that are checked when another device view fails to come are there again, in the bar and for adding', async () => {
  quietConsole();
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const requests = await showBar();
  shopAnswers(new TypeError('offline'), cartAnswer());
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(600);
  bus.emit('wcpt_layout', { source: 'resize' }, find(document, '.wcpt'));
  expect([document.querySelector('.wcpt-row'), isHidden()]).toEqual([null, true]);
  await vi.waitFor(() => expect([isChecked(1), isHidden()]).toEqual([true, false]));
  bar()?.click();
  await vi.waitFor(() => expect(requests[0]?.wcpt_payload.products).toEqual({ 1: 1 }));
});

it('the bar adds what all tables have, from anywhere on it', async () => {
  shopAnswers(cartAnswer());
  const requests = await showBar(
    BAR + table(rows({})) + table([rowHtml({ id: 9, cells: [checkboxHtml()] })], { id: 13 }),
  );
  box(9).click();
  const text = find(document, '.wcpt-cart-checkbox-trigger__text');
  expect(text.getAttribute('role')).toBe('button');
  pressKey(text, 'Enter');
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]).toMatchObject({ wcpt_checkbox_bulk: 'global', wcpt_payload: { products: { 1: 1, 9: 1 } } });
  await vi.waitFor(() => expect(isHidden()).toBe(true));
});

it.each([
  ['a click', (close: HTMLElement) => close.click()],
  ['the space bar', (close: HTMLElement) => pressKey(close, ' ')],
])('the bar is closed by %s without adding, unheard by the page, and everything is unchecked', async (_, press) => {
  const requests = await showBar();
  const close = find(document, '.wcpt-cart-checkbox-trigger__close');
  expect(close.getAttribute('aria-label')).toBe('Prekliči izbiro');
  const clicks = vi.fn();
  document.addEventListener('click', clicks);
  press(close);
  document.removeEventListener('click', clicks);
  expect([isChecked(1), isHidden(), clicks.mock.calls.length]).toEqual([false, true, 0]);
  await later();
  expect(requests).toEqual([]);
});

it.each([
  ['beside what stands in it', (element: HTMLElement) => element],
  ['on what stands in it', (element: HTMLElement) => find(element, '.wcpt-total-selected')],
  ['on another script’s part of it', (element: HTMLElement) => element.appendChild(document.createElement('b'))],
])('the bar adds once for a click %s, which the page hears', async (_, place) => {
  shopAnswers(cartAnswer());
  const requests = await showBar();
  const clicks = vi.fn();
  document.addEventListener('click', clicks, { once: true });
  place(find(document, 'div.wcpt-cart-checkbox-trigger')).click();
  const adds = () => requests.filter(request => 'wcpt_checkbox_bulk' in request).length;
  await vi.waitFor(() => expect(adds()).toBe(1));
  await later();
  expect([adds(), clicks.mock.calls.length]).toEqual([1, 1]);
});

it('the bar without a text is a button itself', async () => {
  shopAnswers(cartAnswer());
  const template =
    '<script type="text/template" id="tmpl-wcpt-cart-checkbox-trigger"><div class="wcpt-cart-checkbox-trigger"><span class="wcpt-total-selected"></span></div></script>';
  const requests = await showBar(template + table(rows({})));
  expect(bar()?.getAttribute('role')).toBe('button');
  pressKey(bar(), 'Enter');
  await vi.waitFor(() => expect(requests).toHaveLength(1));
});

it('the bar follows rows that leave the page', async () => {
  await showBar(BAR + table(rows({}, {})));
  row(1).remove();
  bus.emit('wcpt_layout', { source: 'after_every_load' }, find(document, '.wcpt'));
  expect(isHidden()).toBe(true);
});

it.each([
  ['the box that was clicked last', () => box(2).click(), 2],
  ['the first box that is open', () => bus.emit('_wcpt_checkbox_change', { checked: true }, row(2)), 3],
])('the bar gives its focus to %s when it hides', async (_, check, id) => {
  const closed = rowHtml({ id: 1, cells: [checkboxHtml({ disabled: '' })] });
  await put(BAR + table([closed, rowHtml({ id: 3, cells: [checkboxHtml()] }), ...rows({}, {}).slice(1)]));
  check();
  await vi.waitFor(() => expect(bar()).not.toBeNull());
  const close = find(document, '.wcpt-cart-checkbox-trigger__close');
  close.focus();
  close.click();
  expect([isHidden(), document.activeElement === box(id)]).toEqual([true, true]);
});

it('the bar leaves the focus where it is when it hides', async () => {
  await showBar();
  quantity(1).focus();
  box(1).click();
  await vi.waitFor(() => expect(isHidden()).toBe(true));
  expect(document.activeElement).toBe(quantity(1));
});
