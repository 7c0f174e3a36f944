import '../../rowsAtOnce';
import { beforeEach, expect, it, vi } from 'vitest';
import { forgetWarnings } from '../../../../../src/core/report';
import type { Mounted } from '../../../../../src/hydrate';
import { offerGlobals } from '../../../../../widgets/product-table/features/globals/globals';
import { rowState } from '../../../../../widgets/product-table/table/rows/rowState';
import { jQuery3, putJQuery, quietConsole } from '../../../../core/bus/helpers';
import { type Sent, shopAnswers } from '../../../../core/calls/helpers';
import { find } from '../../../../hydrate/page';
import { findInput } from '../../../fields';
import { buttonHtml, checkboxHtml, quantityHtml, rowHtml, tableHtml, totalHtml } from '../../markup';
import { cartAnswer, putShop, quantity, row, take, type } from '../../take';

/** Of the page that was put last. */
let tables: Mounted[];

const ANSWER = cartAnswer();

const form = (fields: string) =>
  `<div class="wcpt-add-to-cart-wrapper"><form class="cart" action="/izdelek/">${fields}</form></div>`;
const NAPIS = '<label>Napis <input name="napis[]" data-price="2" required></label>';
const ZAVOJ =
  '<label><input type="checkbox" name="zavoj[]" value="da" data-price="5" data-price-type="flat_fee"> Zavoj</label>';
const MERE =
  '<div id="price_calculator"><input name="sirina" aria-label="Širina" value=""><span class="product_price"></span></div>';

const field = (id: number, name: string): HTMLInputElement => findInput(row(id), `[name="${name}"]`);
const total = (id: number) => find(row(id), '.wcpt-total .wcpt-amount').textContent;
const problem = (id: number, name: string) =>
  document.getElementById(field(id, name).getAttribute('aria-describedby') ?? '')?.textContent;
/** Bodies of calls that add; tables look what is in the cart as well. */
const adds = (sent: readonly Sent[]) => sent.map(({ body }) => body).filter(body => body.includes('products'));
const press = (id: number) => find(row(id), '.wcpt-button').click();

/** Puts rows, and waits for the part that reads their forms. */
async function put(...cells: readonly (readonly string[])[]): Promise<void> {
  const classes = 'wcpt-product-has-addons';
  const rows = cells.map((own, at) =>
    rowHtml({ id: at + 1, classes, cells: [checkboxHtml(), quantityHtml(), totalHtml(), buttonHtml(), ...own] }),
  );
  const after =
    '<div class="wcpt-add-selected"><span class="wcpt-add-selected__add wcpt-cart-checkbox-trigger--local"></span></div>';
  tables = take(tableHtml(rows, { headings: 3, after }));
  await vi.waitFor(() => expect(find(document, 'form.cart').getAttribute('action')).toBe(location.href), 10_000);
  await vi.waitFor(() => expect(document.querySelector('[aria-label^="Izberi"]')).not.toBeNull(), 10_000);
}

beforeEach(() => {
  forgetWarnings();
  putShop();
  shopAnswers(ANSWER);
});
it('prices of fields reach the total of the row, and what is selected', async () => {
  await put([form(NAPIS + ZAVOJ)]);
  find(row(1), '.wcpt-cart-checkbox').click();
  expect(total(1)).toBe('10');
  type(field(1, 'napis[]'), 'Ana');
  expect(total(1)).toBe('12');
  type(quantity(1), '3');
  expect(total(1)).toBe('36');
  field(1, 'zavoj[]').click();
  expect([total(1), rowState(row(1))?.total]).toEqual(['41', 41]);
  type(field(1, 'napis[]'), '');
  expect(total(1)).toBe('35');
});

it('prices of fields follow what a calculator shows, also later than its field', async () => {
  await put([form(MERE)]);
  find(row(1), '.wcpt-cart-checkbox').click();
  type(field(1, 'sirina'), '3');
  find(row(1), '.product_price').textContent = '37,50 €';
  await vi.waitFor(() => expect(total(1)).toBe('37,50'));
});

it('a missing field in a row is announced at the field; nothing is sent, and nothing lost', async () => {
  const sent = shopAnswers(ANSWER);
  await put([form(NAPIS + MERE)]);
  type(field(1, 'sirina'), '2');
  press(1);
  await vi.waitFor(() => expect(problem(1, 'napis[]')).toBe('Izpolnite polje »Napis«.'));
  expect(document.activeElement).toBe(field(1, 'napis[]'));
  expect([field(1, 'napis[]').getAttribute('aria-invalid'), field(1, 'sirina').value]).toEqual(['true', '2']);
  expect(adds(sent)).toEqual([]);
  type(field(1, 'napis[]'), 'Žiga');
  expect(field(1, 'napis[]').hasAttribute('aria-describedby')).toBe(false);
  expect(document.querySelector('.sw-table-problem')).toBeNull();
  press(1);
  await vi.waitFor(() => expect(adds(sent)).toHaveLength(1));
  const body = new URLSearchParams(adds(sent)[0]);
  expect(body.getAll('wcpt_payload[addons][1][napis][]')).toEqual(['Žiga']);
  expect(body.get('wcpt_payload[measurement][1][sirina]')).toBe('2');
});

it('a message at a row’s field changes with the next problem, and other descriptions of the field stay', async () => {
  await put([form('<input name="kosov" type="email" required aria-describedby="namig">')]);
  press(1);
  const message = await vi.waitFor(() => find(row(1), '.sw-table-problem'));
  expect(message.textContent).toBe('Izpolnite polje »kosov«.');
  expect(field(1, 'kosov').getAttribute('aria-describedby')).toBe(`namig ${message.id}`);
  type(field(1, 'kosov'), 'x');
  press(1);
  await vi.waitFor(() => expect(message.textContent).toBe('Vnesite veljaven e-naslov.'));
  type(field(1, 'kosov'), 'x@y.si');
  expect(field(1, 'kosov').getAttribute('aria-describedby')).toBe('namig');
  expect(field(1, 'kosov').hasAttribute('aria-invalid')).toBe(false);
});

it('a missing field in a row stops the add of all checked rows, which stay checked', async () => {
  const sent = shopAnswers(ANSWER);
  await put([form('<input name="ime" value="x">')], [form(NAPIS)]);
  for (const id of [1, 2]) find(row(id), '.wcpt-cart-checkbox').click();
  const add = find(document, '.wcpt-add-selected__add');
  add.click();
  expect(problem(2, 'napis[]')).toBe('Izpolnite polje »Napis«.');
  expect([1, 2].map(id => row(id).classList.contains('wcpt-row--checked'))).toEqual([true, true]);
  expect(adds(sent)).toEqual([]);
  type(field(2, 'napis[]'), 'Ana');
  add.click();
  await vi.waitFor(() => expect(adds(sent)).toHaveLength(1));
  expect([1, 2].map(id => row(id).classList.contains('wcpt-row--checked'))).toEqual([false, false]);
});

it('a missing field in a row is announced also when its form is submitted; Enter in it presses the row’s button', async () => {
  const sent = shopAnswers(ANSWER);
  await put([form(NAPIS)]);
  const submit = () => new SubmitEvent('submit', { bubbles: true, cancelable: true });
  const first = submit();
  find(row(1), 'form').dispatchEvent(first);
  await vi.waitFor(() => expect(problem(1, 'napis[]')).toBe('Izpolnite polje »Napis«.'));
  type(field(1, 'napis[]'), 'Ana');
  type(quantity(1), '4');
  find(row(1), 'form').dispatchEvent(submit());
  await vi.waitFor(() => expect(adds(sent)).toHaveLength(1));
  expect(first.defaultPrevented).toBe(true);
  expect(new URLSearchParams(adds(sent)[0]).get('wcpt_payload[products][1]')).toBe('4');
  find(row(1), '.wcpt-button').remove();
  type(field(1, 'napis[]'), '');
  const alone = submit();
  find(row(1), 'form').dispatchEvent(alone);
  expect([alone.defaultPrevented, problem(1, 'napis[]')]).toEqual([true, 'Izpolnite polje »Napis«.']);
});

it('the end of the table removes the message at a row’s field, and the form is as it was', async () => {
  await put([form(NAPIS)]);
  press(1);
  await vi.waitFor(() => expect(document.querySelector('.sw-table-problem')).not.toBeNull());
  for (const table of tables) table.unmount();
  expect(find(row(1), 'form').outerHTML).toBe(
    `<form class="cart" action="/izdelek/">${NAPIS.replaceAll('required', 'required=""')}</form>`,
  );
});

it('scripts of add-ons and measures take a form over, and their errors stop nothing', async () => {
  const lines = quietConsole();
  putJQuery(jQuery3);
  const started: unknown[] = [];
  vi.stubGlobal('wcPaoInitAddonTotals', { init: ($form: unknown) => started.push($form) });
  vi.stubGlobal('wcpt_wc_mc_init_cart', () => {
    throw new Error('pokvarjeno');
  });
  await put([form(NAPIS)]);
  expect(started).toHaveLength(1);
  expect(lines.join()).toContain('wcpt_wc_mc_init_cart threw');
});

it('other scripts are told the fields of a row', async () => {
  putJQuery(jQuery3);
  await put([form(`${NAPIS}${MERE}<input name="quantity" value="1">`)], []);
  offerGlobals();
  const call = (name: string, id: number): unknown =>
    Reflect.apply(Reflect.get(window, name), undefined, [jQuery3(row(id))]);
  type(field(1, 'napis[]'), 'Ana');
  type(field(1, 'sirina'), '12');
  expect(call('wcpt_get_addons', 1)).toEqual({ napis: ['Ana'], sirina: '12', quantity: '1' });
  expect(call('wcpt_get_measurement', 1)).toEqual({ sirina: '12' });
  expect([call('wcpt_get_addons', 2), call('wcpt_get_measurement', 2)]).toEqual([{}, {}]);
});
