import '../../rowsAtOnce';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { bus } from '../../../../../src/core/bus/bus';
import { mount } from '../../../../../widgets/product-table';
import { setDisabledReasons } from '../../../../../widgets/product-table/table/rows/buttons';
import { rowState } from '../../../../../widgets/product-table/table/rows/rowState';
import { NOTHING } from '../../../../../widgets/product-table/table/rows/variationChoice';
import { jQueries, jQuery3, putJQuery, quietConsole } from '../../../../core/bus/helpers';
import { find } from '../../../../hydrate/page';
import { putShop, row, selectionOf } from '../../take';
import {
  button,
  choicesOf,
  list,
  listHtml,
  pick,
  put,
  quoted,
  radio,
  radiosHtml,
  removeTables,
  variableRow,
  variation,
} from './markup';

const A = variation(11);
const B = variation(12, { is_in_stock: false });
const reasons = (id: number) =>
  [...button(id).classList].filter(name => /^wcpt-(disabled|no-|variation-|all-|out-)/.test(name)).sort();
const chosen = (id: number) => rowState(row(id))?.selection?.variation_id;
const ticked = (id: number) =>
  [...row(id).querySelectorAll<HTMLInputElement>('.wcpt-variation-radio')]
    .filter(one => one.checked)
    .map(({ value }) => value);
const selected = (id: number) =>
  [...row(id).querySelectorAll('.wcpt-selected > input')].map(one => one.getAttribute('value'));

beforeEach(() => putShop());

it('a list of variations raises its choice, with the data of that one alone', async () => {
  await put([variableRow(1, [listHtml([A, B])])]);
  const parse = vi.spyOn(JSON, 'parse');
  const heard = choicesOf(1);
  pick(1, 11);
  expect(parse.mock.calls.filter(([text]) => text.includes('variation_id'))).toHaveLength(1);
  parse.mockRestore();
  expect(heard).toEqual([selectionOf(A, { variation_id: '11', attributes: { attribute_pa_barva: 'barva-11' } })]);
  pick(1, '');
  expect(heard[1]).toEqual(NOTHING);
});

it('scripts with jQuery get a choice, or nothing at all, in the event and in the row’s data', async () => {
  putJQuery(jQuery3);
  await put([variableRow(1, [listHtml([A, B])])]);
  const heard: unknown[] = [];
  jQuery3(row(1)).on('select_variation', (_, choice) => heard.push(choice));
  pick(1, 11);
  expect(heard[0]).toMatchObject({ variation_id: '11', attributes: A.attributes, variation: A });
  pick(1, '');
  const nothing = [
    'variation_id',
    'complete_match',
    'attributes',
    'variation',
    'variation_found',
    'variation_selected',
    'variation_available',
  ];
  expect(heard[1]).toEqual(Object.fromEntries(nothing.map(key => [key, false])));
  expect(['wcpt_attributes', 'wcpt_variation_id'].map(key => jQuery3(row(1)).data(key))).toEqual([false, false]);
});

it('a list of variations puts the buttons off until something in stock is chosen', async () => {
  await put([variableRow(1, [listHtml([A, B])])]);
  expect(reasons(1)).toEqual(['wcpt-disabled', 'wcpt-no-variation-selected']);
  pick(1, 11);
  expect(reasons(1)).toEqual([]);
  pick(1, 12);
  expect(reasons(1)).toEqual(['wcpt-disabled', 'wcpt-variation-out-of-stock']);
  pick(1, '');
  expect(reasons(1)).toEqual(['wcpt-disabled', 'wcpt-no-variation-selected']);
});

it('a list of variations leaves the buttons off while another reason stands', async () => {
  await put([variableRow(1, [listHtml([A])])]);
  setDisabledReasons(row(1), { 'wcpt-quantity-input-error': true });
  pick(1, 11);
  expect([reasons(1), button(1).getAttribute('aria-disabled')]).toEqual([['wcpt-disabled'], 'true']);
  setDisabledReasons(row(1), { 'wcpt-quantity-input-error': false });
  expect([reasons(1), button(1).getAttribute('aria-disabled')]).toEqual([[], null]);
});

it('a list of variations may come with a choice, which is read', async () => {
  await put([variableRow(1, [listHtml([A, B], 11)]), variableRow(2, [listHtml([A])])]);
  expect([chosen(1), chosen(2), reasons(1)]).toEqual(['11', '', []]);
});

it.each([
  ['an option that is off', [11], {}],
  ['what can’t be bought', [], { is_purchasable: false }],
  ['what is not in stock', [], { is_in_stock: false }],
  ['what is hidden', [], { variation_is_visible: false }],
])('a list of variations does not make available: %s', async (_, disabled, more) => {
  await put([variableRow(1, [listHtml([variation(11, more)], 0, disabled)])]);
  pick(1, 11);
  expect(rowState(row(1))?.selection).toMatchObject({ variation_selected: true, variation_available: false });
});

it('a list of variations goes back to what is chosen when the browser has restored something else', async () => {
  await put([variableRow(1, [listHtml([A, B])]), variableRow(2, [listHtml([A, B])])]);
  pick(1, 11);
  list(1).value = '12';
  list(2).value = '12';
  dispatchEvent(new Event('pageshow'));
  expect([list(1).value, list(2).value]).toEqual(['11', '']);
});

it('a list of variations tells a screen reader what the choice has changed', async () => {
  await put([variableRow(1, [listHtml([A])])]);
  const said = () => document.querySelector('.widget_shopping_cart_live_region')?.textContent?.trim();
  const before = said();
  expect(before ?? '').not.toContain('12,50');
  pick(1, 11);
  expect(said()).toBe('Izdelek 1: 12,50\u00a0€');
});

it('radio buttons of variations choose, and are taken back by a second click', async () => {
  await put([variableRow(1, [radiosHtml([A, B])])]);
  const heard = choicesOf(1);
  radio(1, 11).click();
  expect([chosen(1), selected(1), ticked(1)]).toEqual(['11', ['11'], ['11']]);
  radio(1, 12).click();
  expect([chosen(1), selected(1), ticked(1)]).toEqual(['12', ['12'], ['12']]);
  radio(1, 12).click();
  expect([chosen(1), selected(1), ticked(1)]).toEqual(['', [], []]);
  expect(heard.map(({ variation_id: id }) => id)).toEqual(['11', '12', '']);
  expect(document.querySelector('.widget_shopping_cart_live_region')?.textContent).toContain('izbira je počiščena');
  radio(1, 12).click();
  expect(chosen(1)).toBe('12');
});

it('radio buttons of variations are chosen by a click on what is around them', async () => {
  await put([variableRow(1, [radiosHtml([A, B])])]);
  row(1).querySelector<HTMLElement>('.wcpt-select-variation > span')?.click();
  expect(chosen(1)).toBe('11');
});

it('radio buttons of variations may come with a choice, which a click takes back', async () => {
  await put([variableRow(1, [radiosHtml([A, B], 'v', 12)])]);
  expect(chosen(1)).toBe('12');
  radio(1, 12).click();
  expect([chosen(1), ticked(1)]).toEqual(['', []]);
});

it('radio buttons of variations keep a first click that comes before their code', async () => {
  await put([variableRow(1, [radiosHtml([A, B])])], {}, false);
  radio(1, 11).click();
  await vi.waitFor(() => expect(chosen(1)).toBe('11'));
  expect([ticked(1), selected(1)]).toEqual([['11'], ['11']]);
});

it('radio buttons of variations have names', async () => {
  await put([variableRow(1, [radiosHtml([A])])]);
  expect(radio(1, 11).getAttribute('aria-label')).toBe('Barva 11, Izdelek 1');
});

it('controls of one row show the same', async () => {
  await put([variableRow(1, [listHtml([A, B]), radiosHtml([A, B])])]);
  radio(1, 12).click();
  expect(list(1).value).toBe('12');
  pick(1, 11);
  expect([ticked(1), selected(1)]).toEqual([['11'], ['11']]);
  pick(1, '');
  expect([ticked(1), selected(1)]).toEqual([[], []]);
});

it('controls of one row follow a child row of theirs', async () => {
  const child = variableRow(1, [listHtml([A, B])]).replace('wcpt-row ', 'wcpt-row wcpt-child-row ');
  await put([variableRow(1, [listHtml([A, B])]), child]);
  const lists = document.querySelectorAll<HTMLSelectElement>('.wcpt-select-variation-dropdown');
  const [first, second] = lists;
  if (!first || !second) throw new Error('no lists');
  second.value = '11';
  second.dispatchEvent(new Event('change', { bubbles: true }));
  expect([first.value, chosen(1), reasons(1)]).toEqual(['11', '11', []]);
});

it('controls of one row follow another row of their product', async () => {
  await put([variableRow(1, [listHtml([A, B])]), variableRow(2, [listHtml([A])]), variableRow(1, [listHtml([A, B])])]);
  pick(1, 12);
  const lists = [...document.querySelectorAll<HTMLSelectElement>('.wcpt-select-variation-dropdown')];
  expect(lists.map(({ value }) => value)).toEqual(['12', '', '12']);
});

it('controls of one row are no other table’s', async () => {
  const inner = `<div class="wcpt" data-wcpt-table-id="9"><table class="wcpt-table"><tbody>${variableRow(5, [listHtml([A])])}</tbody></table></div>`;
  await put([variableRow(1, [listHtml([A, B]), inner])]);
  pick(1, 11);
  expect([chosen(5), list(5).value, reasons(5)]).toEqual(['', '', ['wcpt-disabled', 'wcpt-no-variation-selected']]);
});

describe.each(jQueries)('other scripts, with jQuery %s', (_, jQuery) => {
  it('choose with the event, with or without data, and read what is chosen', async () => {
    putJQuery(jQuery);
    await put([variableRow(1, [listHtml([A, B]), radiosHtml([A, B])])]);
    const data = {
      variation_id: 12,
      complete_match: true,
      attributes: { attribute_pa_barva: 'barva-12' },
      variation: B,
      variation_found: true,
      variation_selected: true,
      variation_available: false,
    };
    jQuery(row(1)).trigger('select_variation', [data]);
    expect([list(1).value, ticked(1), chosen(1)]).toEqual(['12', ['12'], '12']);
    expect(reasons(1)).toEqual(['wcpt-disabled', 'wcpt-variation-out-of-stock']);
    expect(jQuery(row(1)).data('wcpt_variation_id')).toBe('12');
    expect(jQuery(row(1)).data('wcpt_variation_available')).toBe(false);
    jQuery(row(1)).trigger('select_variation', [{ variation_id: false }]);
    expect([list(1).value, ticked(1), chosen(1)]).toEqual(['', [], '']);
    jQuery(list(1)).trigger('change');
    expect(jQuery(row(1)).data('wcpt_variation_selected')).toBe(false);
  });

  it('find what is chosen in the row’s data when they hear of it, on the row itself', async () => {
    putJQuery(jQuery);
    await put([variableRow(1, [listHtml([A, B])])]);
    const seen: unknown[] = [];
    const keys = ['id', 'found', 'selected', 'available'].map(key => `wcpt_variation_${key}`);
    jQuery(row(1)).on('select_variation', () => {
      seen.push(
        [...keys, 'wcpt_complete_match'].map(key => jQuery(row(1)).data(key)),
        jQuery(row(1)).data('wcpt_attributes'),
      );
    });
    pick(1, 11);
    expect(seen).toEqual([['11', true, true, true, true], { attribute_pa_barva: 'barva-11' }]);
    expect(jQuery(row(1)).data('wcpt_variation')).toEqual(A);
    expect([jQuery(row(1)).data('wcpt_variation_ops'), jQuery(row(1)).data('wcpt_prep_variation_complete')]).toEqual([
      true,
      true,
    ]);
  });

  it('hear when a row is ready, after its first choice', async () => {
    putJQuery(jQuery);
    const heard: string[] = [];
    jQuery(document.body).on('select_variation.test wcpt_row_prep_variation_complete.test', ({ type }) =>
      heard.push(type),
    );
    await put([variableRow(1, [radiosHtml([A])])]);
    expect(heard).toEqual(['select_variation', 'wcpt_row_prep_variation_complete']);
    jQuery(document.body).off('.test');
  });
});

it('a row without controls is left as it is, and ready before the table has come', async () => {
  const heard: string[] = [];
  const stop = new AbortController();
  for (const name of ['select_variation', 'wcpt_row_prep_variation_complete', 'wcpt_after_every_load'] as const)
    bus.on(name, () => heard.push(name), { signal: stop.signal });
  await put([variableRow(1, [], { 'data-wcpt-price': '14.9' })], {}, false);
  expect(heard).toEqual(['wcpt_row_prep_variation_complete', 'wcpt_after_every_load']);
  expect([reasons(1), row(1).getAttribute('data-wcpt-price')]).toEqual([[], '14.9']);
  stop.abort();
});

it('a row without controls says that all its variations are out of stock', async () => {
  await put([variableRow(1, []).replace('wcpt-row ', 'wcpt-row wcpt-all-variations-out-of-stock ')], {}, false);
  expect(reasons(1)).toEqual(['wcpt-all-variations-out-of-stock', 'wcpt-disabled']);
});

it('a row without controls can be chosen in by another script', async () => {
  await put([variableRow(1, [`<span class="wcpt-sku wcpt-variable-switch" data-wcpt-sku="P">P</span>`])], {}, false);
  bus.emit('select_variation', selectionOf(A, { variation_id: '11' }), row(1));
  await vi.waitFor(() => expect(row(1).querySelector('.wcpt-sku')?.textContent).toBe('V-11'));
});

it('values that a variation leaves open are named, and the same in a child row', async () => {
  const select = `<select class="wcpt-select-variation-attribute-term" data-wcpt-attribute="attribute_pa_velikost"><option value="">Velikost</option><option value="s">S</option></select>`;
  const html = variableRow(1, [select], { 'data-wcpt-variation-id': '77' }).replace('type-variable', 'type-variation');
  await put([html, html.replace('wcpt-row ', 'wcpt-row wcpt-child-row '), variableRow(2, [listHtml([A])])]);
  const [first, second] = document.querySelectorAll<HTMLSelectElement>('.wcpt-select-variation-attribute-term');
  if (!first || !second) throw new Error('no selects');
  expect(first.getAttribute('aria-label')).toBe('Velikost: Izdelek 1');
  second.value = 's';
  second.dispatchEvent(new Event('change', { bubbles: true }));
  expect(first.value).toBe('s');
  expect(rowState(row(1))?.selection).toBeUndefined();
});

const broken = () => listHtml([A, B]).replace(quoted(JSON.stringify(A)), () => quoted('{"variation_id":11,"sku":'));

it('broken variations are set aside in their row alone, with the product’s id', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  await put([variableRow(41, [broken()]), variableRow(42, [listHtml([A])])]);
  pick(41, 11);
  pick(41, 12);
  pick(41, 11);
  pick(42, 11);
  expect(errors).toHaveBeenCalledTimes(1);
  expect(errors.mock.calls[0]?.[0]).toContain('product 41');
  expect(row(41).textContent).toContain('Te možnosti tukaj trenutno ni mogoče izbrati.');
  expect([list(41).value, chosen(41), reasons(41)]).toEqual(['', '', ['wcpt-disabled', 'wcpt-no-variation-selected']]);
  expect([chosen(42), reasons(42)]).toEqual(['11', []]);
  pick(41, 12);
  expect([chosen(41), row(41).querySelector('.sw-set-aside')]).toEqual(['12', null]);
});

it('broken variations bind nothing more each time they are chosen, and are no longer told of when the table has gone', async () => {
  quietConsole();
  await put([variableRow(44, [broken()])]);
  const choose = () => {
    pick(44, 11);
    pick(44, 12);
  };
  choose();
  const bound = vi.spyOn(AbortSignal.prototype, 'addEventListener');
  for (let time = 0; time < 5; time++) choose();
  expect(bound.mock.calls.filter(([type]) => type === 'abort')).toEqual([]);
  bound.mockRestore();
  pick(44, 11);
  const chosenRow = row(44);
  expect(chosenRow.querySelectorAll('.sw-set-aside')).toHaveLength(1);
  removeTables();
  expect(chosenRow.querySelector('.sw-set-aside')).toBeNull();
});

it('broken variations are told in the box of their radio button, which goes on as it was without the table', async () => {
  quietConsole();
  const html = radiosHtml([A, B]).replace(quoted(JSON.stringify(A)), () => quoted('{"variation_id":11,"sku":'));
  await put([variableRow(43, [html])]);
  const box = radio(43, 11).parentElement;
  const printed = box?.innerHTML;
  radio(43, 11).click();
  expect(box?.querySelector('[role="alert"]')?.textContent).toContain('Te možnosti tukaj trenutno ni mogoče');
  expect([ticked(43), selected(43), chosen(43)]).toEqual([[], [], '']);
  removeTables();
  expect(box?.innerHTML).toBe(printed);
});

it.each(['', '[]', 'null', '7'])('broken variations: %j is no variation either', async printed => {
  quietConsole();
  await put([variableRow(1, [listHtml([A]).replace(quoted(JSON.stringify(A)), printed)])]);
  pick(1, 11);
  expect([chosen(1), list(1).value]).toEqual(['', '']);
});

it('when the table is taken away, buttons work as the server printed them, and are off again once it is back', async () => {
  await put([variableRow(1, [listHtml([A])])]);
  const one = button(1);
  const isOff = () => one.classList.contains('wcpt-disabled');
  expect(isOff()).toBe(true);
  const body = [...document.body.childNodes];
  removeTables();
  await Promise.resolve();
  expect(isOff()).toBe(false);
  document.body.append(...body);
  const again = mount(find(document, '.wcpt'));
  onTestFinished(() => again.unmount());
  expect(isOff()).toBe(true);
});
