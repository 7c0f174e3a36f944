import '../../rowsAtOnce';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { TableSelection } from '../../../../../src/core/bus/events/tableRows';
import type { Mounted } from '../../../../../src/hydrate';
import { mount } from '../../../../../widgets/product-table';
import { readQuantity } from '../../../../../widgets/product-table/table/cart/rowRequest';
import { jQueries, putJQuery } from '../../../../core/bus/helpers';
import { find } from '../../../../hydrate/page';
import { findInput, findList } from '../../../fields';
import { buttonHtml, quantityHtml, rowHtml, tableHtml } from '../../markup';
import { listenTo, quantity, row, selectionOf, take, tellChoice, type } from '../../take';

const plus = (id: number) => find(row(id), '.wcpt-plus');
const minus = (id: number) => find(row(id), '.wcpt-minus');
const wrapper = (id: number) => find(row(id), '.wcpt-quantity');
const key = (target: Element, name: string) => {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  return event;
};
const point = (target: Element, name: string, pointerType = 'mouse') =>
  target.dispatchEvent(new PointerEvent(name, { pointerType, button: 0, bubbles: true, cancelable: true }));
const mouseClick = (target: Element) =>
  target.dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true, cancelable: true }));

/** A table with one row for each list of attributes. */
function rows(...fields: Readonly<Record<string, string>>[]): Mounted[] {
  const all = fields.map((attributes, index) =>
    rowHtml({ id: index + 1, cells: [quantityHtml(attributes), buttonHtml()] }),
  );
  return take(tableHtml(all));
}

beforeEach(() => {
  putJQuery(undefined);
  vi.spyOn(console, 'log').mockImplementation(() => {});
});

afterEach(() => void vi.useRealTimers());

it('a new quantity gets the first value of its mode, with events in order', () => {
  const heard: string[] = [];
  const names = ['wcpt_updating_initial_quantity', 'change', 'wcpt_initial_quantity_updated'];
  for (const name of names) {
    document.addEventListener(name, ({ target }) => {
      if (target instanceof HTMLInputElement) heard.push(`${name} ${target.value}`);
    });
  }
  rows({ value: '7', 'data-wcpt-min': '2' }, { value: '1', min: '0', 'data-wcpt-initial-value': '0' });
  expect(heard).toEqual([
    'wcpt_updating_initial_quantity 7',
    'change 2',
    'wcpt_initial_quantity_updated 2',
    'wcpt_updating_initial_quantity 1',
    'change 0',
    'wcpt_initial_quantity_updated 0',
  ]);
});

it('a new quantity keeps what was typed before the script came', () => {
  document.body.innerHTML = tableHtml([rowHtml({ id: 1, cells: [quantityHtml()] })]);
  quantity(1).value = '4';
  onTestFinished(mount(find(document, '.wcpt')).unmount);
  expect(quantity(1).value).toBe('4');
});

it('a new quantity that was typed before the script came is shown by all controls of the product, and by the shop’s button', () => {
  const button = '<a class="add_to_cart_button" data-quantity="1" href="#">V košarico</a>';
  const cells = [quantityHtml(), quantityHtml(), button];
  document.body.innerHTML = tableHtml([rowHtml({ id: 1, cells }), rowHtml({ id: 2, cells })]);
  const fields = (id: number) => [...row(id).querySelectorAll<HTMLInputElement>('.qty')];
  for (const field of fields(1).slice(1)) field.value = '4';
  onTestFinished(mount(find(document, '.wcpt')).unmount);
  const shown = (id: number) => [
    ...fields(id).map(({ value }) => value),
    find(row(id), '.add_to_cart_button').getAttribute('data-quantity'),
  ];
  expect([shown(1), shown(2)]).toEqual([
    ['4', '4', '4'],
    ['1', '1', '1'],
  ]);
});

it('a new quantity has its maximum where that is below the minimum', () => {
  rows({ min: '5', 'data-wcpt-min': '5', max: '3', value: '5' }, { min: '0', max: '0', value: '0', disabled: '' });
  expect([quantity(1).value, quantity(1).min]).toEqual(['3', '3']);
  expect(quantity(2).value).toBe('0');
});

it('a new quantity names its field and buttons, until the widget goes', () => {
  const [table] = rows({});
  expect(quantity(1).getAttribute('aria-label')).toBe('Količina: Izdelek 1');
  expect(plus(1).getAttribute('role')).toBe('button');
  expect(plus(1).getAttribute('aria-label')).toBe('Povečaj količino: Izdelek 1');
  expect(minus(1).getAttribute('aria-label')).toBe('Zmanjšaj količino: Izdelek 1');
  expect(minus(1).getAttribute('aria-disabled')).toBe('true');
  table?.unmount();
  expect(plus(1).outerHTML).toBe('<span class="wcpt-plus wcpt-qty-controller"></span>');
  onTestFinished(mount(find(document, '.wcpt')).unmount);
  expect(plus(1).getAttribute('aria-label')).toBe('Povečaj količino: Izdelek 1');
});

describe.each(jQueries)('plus and minus, %s', (_, jQuery) => {
  beforeEach(() => putJQuery(jQuery));

  it('do not zoom the page when they are tapped twice', () => {
    rows({});
    mouseClick(plus(1));
    const twice = new MouseEvent('dblclick', { bubbles: true, cancelable: true });
    plus(1).dispatchEvent(twice);
    expect([twice.defaultPrevented, quantity(1).value]).toEqual([true, '2']);
  });

  it('step, say so, and are off at the ends', () => {
    rows({ max: '3' });
    const heard = listenTo(['change']);
    plus(1).click();
    plus(1).click();
    plus(1).click();
    expect([quantity(1).value, heard.length]).toEqual(['3', 2]);
    expect(plus(1).classList.contains('wcpt-disabled')).toBe(true);
    expect(minus(1).classList.contains('wcpt-disabled')).toBe(false);
    minus(1).click();
    expect(quantity(1).value).toBe('2');
    expect(plus(1).getAttribute('aria-disabled')).toBe('false');
  });

  it('hear a change that another script makes', () => {
    rows({ max: '3' });
    quantity(1).value = '8';
    if (jQuery) jQuery(quantity(1)).trigger('change');
    else quantity(1).dispatchEvent(new Event('change', { bubbles: true }));
    expect(quantity(1).value).toBe('3');
    expect(plus(1).classList.contains('wcpt-disabled')).toBe(true);
  });
});

it('plus and minus step on press, and not again with the click that ends it', () => {
  rows({});
  point(plus(1), 'pointerdown');
  expect(quantity(1).value).toBe('2');
  point(plus(1), 'pointerup');
  mouseClick(plus(1));
  expect(quantity(1).value).toBe('2');
  mouseClick(plus(1));
  expect(quantity(1).value).toBe('3');
});

it('plus and minus step with a tap, not with a touch that becomes a scroll', () => {
  rows({});
  point(plus(1), 'pointerdown', 'touch');
  point(plus(1), 'pointercancel', 'touch');
  expect(quantity(1).value).toBe('1');
  point(plus(1), 'pointerdown', 'touch');
  point(plus(1), 'pointerup', 'touch');
  mouseClick(plus(1));
  expect(quantity(1).value).toBe('2');
});

it('plus and minus repeat from tick 50 with every fifth while held, and stop on release', () => {
  vi.useFakeTimers();
  rows({});
  const heard = listenTo(['wcptTouchHoldStart', 'wcptPressing', 'wcptTouchHoldStop']);
  const isMarked = () => document.body.classList.contains('wcpt-noselect--qty-increment');
  point(plus(1), 'pointerdown');
  vi.advanceTimersByTime(499);
  expect(quantity(1).value).toBe('2');
  // A press is no hold: where sheets name the body's class, it would have all rows styled anew.
  expect(isMarked()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(quantity(1).value).toBe('3');
  expect(isMarked()).toBe(true);
  vi.advanceTimersByTime(100);
  expect(quantity(1).value).toBe('5');
  point(plus(1), 'pointerup');
  expect(isMarked()).toBe(false);
  mouseClick(plus(1));
  vi.advanceTimersByTime(1000);
  expect(quantity(1).value).toBe('5');
  expect(heard).toEqual(['wcptTouchHoldStart 1', ...Array(3).fill('wcptPressing 1'), 'wcptTouchHoldStop 1']);
});

it.each(['pointerleave', 'pointercancel'])('plus and minus stop on %s', ending => {
  vi.useFakeTimers();
  rows({});
  point(plus(1), 'pointerdown');
  vi.advanceTimersByTime(550);
  expect(quantity(1).value).toBe('4');
  point(plus(1), ending);
  vi.advanceTimersByTime(1000);
  expect(quantity(1).value).toBe('4');
});

it('plus and minus stop when their row leaves the page while they are held', () => {
  vi.useFakeTimers();
  rows({});
  const held = quantity(1);
  point(plus(1), 'pointerdown');
  vi.advanceTimersByTime(500);
  row(1).remove();
  vi.advanceTimersByTime(2000);
  expect(held.value).toBe('3');
  expect(document.body.classList.contains('wcpt-noselect--qty-increment')).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});

it('plus and minus answer Enter and space when they have the focus, and the arrow keys in the field', () => {
  rows({});
  expect(key(plus(1), 'Enter').defaultPrevented).toBe(true);
  key(plus(1), ' ');
  expect(quantity(1).value).toBe('3');
  expect(key(quantity(1), 'ArrowDown').defaultPrevented).toBe(true);
  expect(quantity(1).value).toBe('2');
  key(quantity(1), 'ArrowUp');
  expect(quantity(1).value).toBe('3');
});

it('plus and minus step from what a script has written without a word', () => {
  rows({ max: '5' });
  quantity(1).value = '5';
  minus(1).click();
  expect([quantity(1).value, minus(1).classList.contains('wcpt-disabled')]).toEqual(['4', false]);
  quantity(1).value = '5';
  plus(1).click();
  expect([quantity(1).value, plus(1).classList.contains('wcpt-disabled')]).toEqual(['5', true]);
});

it('plus and minus leave a disabled quantity alone', () => {
  rows({ disabled: '' });
  plus(1).click();
  key(quantity(1), 'ArrowUp');
  expect(quantity(1).value).toBe('1');
  expect(plus(1).classList.contains('wcpt-disabled')).toBe(true);
});

it.each([
  ['', '2'],
  ['quantity', '2'],
  ['99', '10'],
  ['0', '2'],
])('a typed quantity: %j becomes %s', (typed, right) => {
  rows({ type: 'text', min: '2', 'data-wcpt-min': '2', max: '10', step: '2' });
  type(quantity(1), typed);
  expect(quantity(1).value).toBe(right);
});

it.each([
  ['0', '0'],
  ['empty', '0'],
])('a typed quantity of 0 stays where the field starts with %s', (mode, right) => {
  rows({ value: '', min: mode === '0' ? '0' : '2', 'data-wcpt-min': '2', 'data-wcpt-initial-value': mode });
  type(quantity(1), '4');
  type(quantity(1), '0');
  expect(quantity(1).value).toBe(right);
});

it('a typed quantity begins at the least with plus where the field is empty', () => {
  rows({ value: '', 'data-wcpt-initial-value': 'empty' });
  plus(1).click();
  expect(quantity(1).value).toBe('1');
  minus(1).click();
  expect(quantity(1).value).toBe('0');
});

it('a typed quantity shows what is wrong while it is typed, ties it to the field, and puts the button off', () => {
  rows({ max: '5' });
  const field = quantity(1);
  field.setAttribute('aria-describedby', 'printed');
  const button = find(row(1), '.wcpt-button');
  field.value = '7';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  expect(wrapper(1).classList.contains('wcpt-quantity-error--max')).toBe(true);
  expect(wrapper(1).classList.contains('wcpt-quantity-error')).toBe(true);
  expect(button.className).toContain('wcpt-quantity-input-error wcpt-disabled');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const [printed, message = ''] = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect([printed, document.getElementById(message)?.textContent]).toEqual(['printed', 'max: 5']);
  expect(find(document, '[role="status"]').textContent).toBe('max: 5');
  field.value = '0.5';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  expect(wrapper(1).classList.contains('wcpt-quantity-error--min')).toBe(true);
  expect(wrapper(1).classList.contains('wcpt-quantity-error--max')).toBe(false);
  field.value = '';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  expect(wrapper(1).classList.contains('wcpt-quantity-error')).toBe(false);
  expect(button.classList.contains('wcpt-disabled')).toBe(false);
  expect(field.hasAttribute('aria-invalid')).toBe(false);
  expect(field.getAttribute('aria-describedby')).toBe('printed');
});

it('a typed quantity is shown by all controls of the product around it, and by the shop’s button', () => {
  const button = '<a class="add_to_cart_button" data-quantity="1"></a>';
  const list = '<select class="wcpt-qty-select"><option>1</option><option>4</option></select>';
  take(
    tableHtml([
      rowHtml({ id: 1, cells: [quantityHtml(), button] }),
      rowHtml({ id: 1, cells: [quantityHtml(), list], classes: 'wcpt-child-row' }),
      rowHtml({ id: 2, cells: [quantityHtml()] }),
    ]),
  );
  type(quantity(1), '4');
  const values = [...document.querySelectorAll<HTMLInputElement>('.qty, select')].map(({ value }) => value);
  expect(values).toEqual(['4', '4', '4', '1']);
  expect(find(row(1), '.add_to_cart_button').getAttribute('data-quantity')).toBe('4');
});

it('a typed quantity is added with Enter, put right first', () => {
  rows({ max: '5' });
  const clicks: string[] = [];
  find(row(1), '.wcpt-button').addEventListener('click', event => {
    event.preventDefault();
    clicks.push(quantity(1).value);
  });
  quantity(1).value = '9';
  key(quantity(1), 'Enter');
  expect(clicks).toEqual(['5']);
});

it('a typed quantity is not added with Enter where another script has prevented that, wherever it listens', () => {
  rows({ max: '5' });
  const click = vi.fn((event: Event) => event.preventDefault());
  find(row(1), '.wcpt-button').addEventListener('click', click);
  const ended = new AbortController();
  for (const target of [quantity(1), document, window]) {
    target.addEventListener('keydown', event => event.preventDefault(), { once: true, signal: ended.signal });
    expect(key(quantity(1), 'Enter').defaultPrevented).toBe(true);
    expect(click).not.toHaveBeenCalled();
  }
  expect(key(quantity(1), 'Enter').defaultPrevented).toBe(true);
  expect(click).toHaveBeenCalledOnce();
});

it('a typed quantity of a table in a cell is not heard by the outer one', () => {
  const inner = tableHtml([rowHtml({ id: 2, cells: [quantityHtml()] })], { id: 13 });
  take(tableHtml([rowHtml({ id: 1, cells: [inner] })]));
  const heard = listenTo(['change']);
  find(row(2), '.wcpt-plus').click();
  expect(quantity(2).value).toBe('2');
  expect(heard).toEqual(['change 2']);
});

it('a row with a table in a cell leaves the quantities and buttons of that table alone', async () => {
  const inner = tableHtml([rowHtml({ id: 2, cells: [buttonHtml(), quantityHtml()] })], { id: 13 });
  take(tableHtml([rowHtml({ id: 1, cells: [inner, '<i></i>'] }), rowHtml({ id: 3, cells: [inner, quantityHtml()] })]));
  const innerRow = find(row(3), '.wcpt-row');
  innerRow.setAttribute('data-wcpt-product-id', '4');
  const outer = findInput(row(3), ':scope > td > .wcpt-cell-val > .wcpt-quantity input');
  await tellChoice(row(1), nothing);
  await tellChoice(row(3), nothing);
  expect([outer, quantity(2), quantity(4)].map(field => field.disabled)).toEqual([true, false, false]);
  await tellChoice(row(3), chosen({}));
  type(outer, '3');
  expect([readQuantity(row(1)), readQuantity(row(3)), readQuantity(row(4))]).toEqual([undefined, 3, 1]);
  let clicks = 0;
  find(row(4), '.wcpt-button').addEventListener('click', event => {
    event.preventDefault();
    clicks++;
  });
  key(outer, 'Enter');
  expect(clicks).toBe(0);
});

const chosen = (variation: Readonly<Record<string, unknown>>) => selectionOf({ is_in_stock: true, ...variation });
const nothing = selectionOf(undefined, {
  variation_id: '',
  variation_found: false,
  variation_selected: false,
  variation_available: false,
});

const choose = (selection: TableSelection) => tellChoice(row(1), selection);

it('with a chosen variation: the limits and the value are the variation’s', async () => {
  rows({ value: '1' });
  const heard = listenTo(['change']);
  await choose(chosen({ min_qty: '2', max_qty: 6, step: 2 }));
  const field = quantity(1);
  expect([field.min, field.max, field.step, field.value]).toEqual(['2', '6', '2', '2']);
  expect(field.getAttribute('data-wcpt-min')).toBe('2');
  expect(heard).toEqual(['change 1']);
  type(field, '9');
  expect(field.value).toBe('6');
  await choose(chosen({ min_qty: '', max_qty: '', step: '' }));
  expect([field.min, field.max, field.step, field.value]).toEqual(['1', '', '', '6']);
});

it('with a chosen variation: the value goes back to the minimum where the table says so', async () => {
  rows({ 'data-wcpt-reset-on-variation-change': '1' });
  type(quantity(1), '5');
  await choose(chosen({ min_qty: 2 }));
  expect(quantity(1).value).toBe('2');
});

it.each([
  ['0', '0', '0'],
  ['empty', '', ''],
  ['min', '0', '2'],
])(
  'with a chosen variation mode %s has no limits and %j without a choice, and %j with one',
  async (mode, without, having) => {
    rows({ 'data-wcpt-initial-value': mode, min: mode === '0' ? '0' : '1' });
    await choose(nothing);
    const field = quantity(1);
    expect([field.value, field.min, field.max, field.step, field.disabled]).toEqual([without, '', '', '', true]);
    expect(wrapper(1).classList.contains('wcpt-disabled')).toBe(true);
    await choose(chosen({ min_qty: 2 }));
    expect([field.value, field.min, field.disabled]).toEqual([having, mode === '0' ? '0' : '2', false]);
    expect(wrapper(1).classList.contains('wcpt-disabled')).toBe(false);
  },
);

it.each([false, '0', 'false'])(
  'with a chosen variation that is out of stock (%j) nothing can be chosen',
  async is_in_stock => {
    rows({});
    await choose(chosen({ is_in_stock }));
    expect(quantity(1).disabled).toBe(true);
  },
);

it('with a chosen variation: a list offers what can be bought', async () => {
  const list =
    '<select class="wcpt-qty-select" data-wcpt-qty-label="Kos: " data-wcpt-max-qty="10" min="1"><option value="1">1</option><option value="4" selected>4</option></select>';
  take(tableHtml([rowHtml({ id: 1, cells: [list] })]));
  const select = findList(row(1), 'select');
  await choose(chosen({ min_qty: '2', max_qty: '6', step: '2' }));
  expect([...select.options].map(({ text }) => text)).toEqual(['Kos: 2', 'Kos: 4', 'Kos: 6']);
  expect([select.value, select.getAttribute('min')]).toEqual(['4', '2']);
  await choose(chosen({ min_qty: 1, max_qty: '' }));
  expect(select.options).toHaveLength(10);
  await choose(nothing);
  expect(select.disabled).toBe(true);
});
