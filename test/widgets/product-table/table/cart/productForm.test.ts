import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showMessage } from '../../../../../src/ui/wishlist/MessageDialog';
import { showNotice } from '../../../../../widgets/product-table/table/cart/Notice';
import { pageCart } from '../../../../../widgets/product-table/table/cart/pageCart';
import { openForm } from '../../../../../widgets/product-table/table/cart/productForm/openForm';
import { prepareForm } from '../../../../../widgets/product-table/table/cart/productForm/showForm';
import type { RowRequest } from '../../../../../widgets/product-table/table/cart/rowRequest';
import { quietConsole } from '../../../../core/bus/helpers';
import { shopAnswers } from '../../../../core/calls/helpers';
import { find } from '../../../../hydrate/page';
import { findInput } from '../../../fields';
import { quantityHtml, rowHtml, tableHtml } from '../../markup';
import { bareTable, cartAnswer, listenTo, putShop, row } from '../../take';

const REQUEST: RowRequest = {
  product: '1',
  quantity: 2,
  variation: undefined,
  chosen: {},
  addons: {},
  measurement: {},
  nyp: '',
};
const ANSWER = cartAnswer();

const modal = (fields: string, id = 1) =>
  `<div class="wcpt-product-form wcpt-modal" data-wcpt-product-id="${id}"><div class="wcpt-modal-content"><form class="cart">${fields}<button type="submit">Dodaj</button></form></div></div>`;

let ended = new AbortController();

/** Asks for the form of a row's product; its answers stand in turn. */
function open(request: Partial<RowRequest>, action?: string): Promise<boolean> {
  document.body.innerHTML = tableHtml([rowHtml({ id: 1, cells: [] })]);
  const table = bareTable(find(document, '.wcpt'), ended.signal);
  return openForm({ table, row: row(1), opener: row(1), request: { ...REQUEST, ...request }, action });
}
const field = (name: string): HTMLInputElement => findInput(document, `.wcpt-product-form [name="${name}"]`);
function submit(): Event {
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  find(document, '.wcpt-product-form form').dispatchEvent(event);
  return event;
}
const shown = () => vi.waitFor(() => find(document, '.wcpt-product-form form'));

beforeEach(() => {
  ended = new AbortController();
  putShop();
  Reflect.deleteProperty(window, 'wcpt_product_form');
});
afterEach(() => {
  ended.abort();
  document.body.replaceChildren();
});

it('a form is asked for with what add-ons and measures say in the row, and nothing that would add the product', async () => {
  const sent = shopAnswers(modal(''));
  void open({ addons: { 'add-to-cart': '1', quantity: '9', napis: ['a', 'b'] }, measurement: { sirina: '2' } });
  await shown();
  expect([...new URLSearchParams(sent[0]?.body)].map(([name, value]) => `${name}=${value}`)).toEqual([
    'napis[]=a',
    'napis[]=b',
    'action=wcpt_get_product_form_modal',
    'product_id=1',
    'quantity=2',
    'sirina=2',
    'return_notice=true',
    'lang=',
  ]);
});

it('a form is announced as the shop’s own script does: loading ends, the row’s quantity is reset, ready, sent, closed', async () => {
  shopAnswers(modal(''), ANSWER);
  const ofRow = quantityHtml({ value: '3', 'data-wcpt-initial-value': '0', 'data-wcpt-return-to-initial': '1' });
  document.body.innerHTML = tableHtml([rowHtml({ id: 1, cells: [ofRow] })]);
  const table = bareTable(find(document, '.wcpt'), ended.signal);
  const names = ['wcpt_close', 'change', 'wcpt_product_modal_ready', 'wcpt_cart_request'];
  const heard = listenTo(names, ({ target }) => (target instanceof Element ? (target.classList.item(0) ?? '') : ''));
  const sent = openForm({ table, row: row(1), opener: row(1), request: REQUEST, action: undefined });
  await shown();
  submit();
  expect(await sent).toBe(true);
  expect(heard).toEqual([
    'wcpt_close wcpt-modal',
    'change input-text',
    'wcpt_product_modal_ready wcpt-modal-on',
    'wcpt_cart_request wcpt-modal-on',
    'wcpt_close wcpt-product-form',
  ]);
});

it.each([
  ['a field', '<input name="a">', { a: 'x' }, 'a=x'],
  ['a list of texts, in order', '<input name="a[]"><input name="a[]">', { a: ['x', 'y'] }, 'a[]=x&a[]=y'],
  [
    'an empty text among them',
    '<input name="a[]" value="1"><input name="a[]" value="2">',
    { a: ['', 'y'] },
    'a[]=1&a[]=y',
  ],
  [
    'boxes',
    '<input type="checkbox" name="a[]" value="x" checked><input type="checkbox" name="a[]" value="y">',
    { a: ['y'] },
    'a[]=y',
  ],
  [
    'a radio button',
    '<input type="radio" name="a" value="x" checked><input type="radio" name="a" value="y">',
    { a: 'y' },
    'a=y',
  ],
  ['an option', '<select name="a"><option>x</option><option>y</option></select>', { a: 'y' }, 'a=y'],
  ['no option that there is not', '<select name="a"><option>x</option><option>y</option></select>', { a: 'z' }, 'a=x'],
  ['a long text', '<textarea name="a"></textarea>', { a: 'x' }, 'a=x'],
  ['nothing hidden', '<input type="hidden" name="a" value="1">', { a: 'x' }, 'a=1'],
  ['nothing that names what every object has', '<input name="constructor" value="1">', {}, 'constructor=1'],
])('a form begins with what was filled into the row: %s', (_, fields, addons, sent) => {
  document.body.innerHTML = `<form class="cart variations_form">${fields}</form>`;
  const [form] = document.forms;
  if (!form) throw new Error('no form');
  prepareForm(form, { ...REQUEST, addons }, '');
  expect([...new FormData(form)].map(([name, value]) => `${name}=${value}`).join('&')).toBe(sent);
});

it.each([
  ['shown', 'wcpt-product-form'],
  ['still loading', 'wcpt-product-form-loading-modal'],
])(
  'a form that is closed gives the focus to its product, also where an answer has put another row in its place while it was %s',
  async (_, stage) => {
    const cells = ['<a class="wcpt-button" href="#">Dodaj</a>'];
    const rows = [rowHtml({ id: 1, cells }), rowHtml({ id: 2, cells })];
    const opener = () => find(row(1), '.wcpt-button');
    shopAnswers(modal(''));
    document.body.innerHTML = tableHtml(rows);
    const table = bareTable(find(document, '.wcpt'), ended.signal);
    void openForm({ table, row: row(1), opener: opener(), request: REQUEST, action: undefined });
    await vi.waitFor(() => find(document, `.${stage}`));
    find(document, 'tbody').innerHTML = rows.reverse().join('');
    await shown();
    find(document, '.wcpt-product-form').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(document.querySelector('.wcpt-product-form')).toBeNull();
    expect(document.activeElement).toBe(opener());
  },
);

const FIELDS =
  '<label>Napis <input name="napis" required></label><input name="rob[]" value="a"><input name="rob[]" value="b">';

it('a form that is sent says what is missing, goes with all its fields, and tells that it was sent', async () => {
  const sent = shopAnswers(modal(FIELDS), ANSWER);
  const end = open({});
  await shown();
  expect(submit().defaultPrevented).toBe(true);
  expect(find(document, '.sw-table-problem').textContent).toBe('Izpolnite polje »Napis«.');
  expect(document.activeElement).toBe(field('napis'));
  field('napis').value = 'Ana';
  field('napis').dispatchEvent(new Event('input', { bubbles: true }));
  expect(document.querySelector('.sw-table-problem')).toBeNull();
  submit();
  expect(await end).toBe(true);
  expect(document.querySelector('.wcpt-product-form')).toBeNull();
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  const body = new URLSearchParams(sent[1]?.body);
  expect([
    body.get('wcpt_payload[variation_form]'),
    body.get('napis'),
    body.getAll('rob[]'),
    body.get('add-to-cart'),
  ]).toEqual(['true', 'Ana', ['a', 'b'], '1']);
});

it('a form that is sent and does not get there is filled as it was when it opens again', async () => {
  const lines = quietConsole();
  const sent = shopAnswers(modal(FIELDS), new TypeError('offline'), ANSWER);
  void open({});
  await shown();
  field('napis').value = 'Žiga';
  submit();
  await vi.waitFor(() => expect(lines.join()).toContain('the cart gave no usable answer'));
  void open({});
  await shown();
  expect(field('napis').value).toBe('Žiga');
  expect(sent).toHaveLength(2);
});

it('a form that is left has what was entered when it opens again; what it begins with is the row’s', async () => {
  const quantity = '<input name="quantity" value="1"><input name="barva" value="rdeča">';
  const sent = shopAnswers(modal(FIELDS + quantity), ANSWER);
  const end = open({ product: '5' });
  await shown();
  const enter = (name: string, value: string) => {
    field(name).value = value;
    field(name).dispatchEvent(new Event('input', { bubbles: true }));
  };
  enter('napis', 'Žiga');
  enter('quantity', '4');
  find(document, '.wcpt-product-form').click();
  expect(await end).toBe(false);
  const values = () => ['napis', 'quantity', 'barva'].map(name => field(name).value);
  void open({ product: '5', quantity: 7, addons: { barva: 'modra' } });
  await shown();
  expect(values()).toEqual(['Žiga', '7', 'modra']);
  submit();
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  await vi.waitFor(() => expect(pageCart.getState().forms.has('5')).toBe(false));
});

it('a form that is left forgets a box that is unticked again, and what the row has as well', async () => {
  shopAnswers(modal('<input type="checkbox" name="darilo" value="1"><input name="nyp" value="">'));
  const request = { product: '6', nyp: '5' };
  const enter = (name: string, change: (one: HTMLInputElement) => void) => {
    change(field(name));
    field(name).dispatchEvent(new Event('change', { bubbles: true }));
  };
  const leave = () => find(document, '.wcpt-product-form').click();
  const seen: unknown[] = [];
  for (const nyp of ['5', '9', '9']) {
    void open({ ...request, nyp });
    await shown();
    seen.push([field('darilo').checked, field('nyp').value]);
    enter('darilo', one => {
      one.checked = !one.checked;
    });
    enter('nyp', one => {
      one.value = '6';
    });
    leave();
  }
  expect(seen).toEqual([
    [false, '5'],
    [true, '9'],
    [false, '9'],
  ]);
});

it('a form that is sent by the browser is not taken by the form’s widget', async () => {
  shopAnswers(modal(FIELDS));
  const end = open({}, '/cart/');
  await shown();
  const form = find(document, '.wcpt-product-form form');
  field('napis').value = 'Ana';
  expect([form.getAttribute('action'), form.getAttribute('method'), submit().defaultPrevented]).toEqual([
    '/cart/',
    'post',
    false,
  ]);
  const question = (detail: unknown) =>
    document.body.dispatchEvent(
      new CustomEvent('should_send_ajax_request.adding_to_cart', { cancelable: true, detail: [detail] }),
    );
  expect([question(find(form, 'button')), question(document.body)]).toEqual([false, true]);
  find(document, '.wcpt-product-form').click();
  expect(await end).toBe(false);
  expect(question(find(form, 'button'))).toBe(true);
});

it.each([
  ['a notice of the cart', '.wcpt-notice-wrapper', () => showNotice('<p>Ni.</p>')],
  ['a message about the wishlist', '.sw-wishlist-message', () => showMessage('<p>Dodano.</p>', find(document, 'form'))],
])('Escape closes %s first, and the form with the next one', async (_, layer, show) => {
  shopAnswers(modal(''));
  void open({});
  await shown();
  show();
  await vi.waitFor(() => find(document, layer));
  const pressEscape = () => {
    find(document, '.wcpt-product-form').dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
    );
    return [layer, '.wcpt-product-form'].map(selector => document.querySelector(selector) !== null);
  };
  expect(pressEscape()).toEqual([false, true]);
  expect(pressEscape()).toEqual([false, false]);
});

it('a form that goes with a page load is sent once', async () => {
  shopAnswers(modal(''));
  void open({}, '/kosarica/');
  await shown();
  expect([submit().defaultPrevented, submit().defaultPrevented]).toEqual([false, true]);
});

it('a form is closed by a press on the space around it, not by one that begins in it and ends beside it', async () => {
  shopAnswers(modal(FIELDS));
  void open({});
  await shown();
  const around = find(document, '.wcpt-product-form');
  const press = (from: Element) => {
    from.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    around.click();
    return around.isConnected;
  };
  expect([press(field('napis')), press(around)]).toEqual([true, false]);
});
