import '../../rowsAtOnce';
import { beforeEach, expect, it, vi } from 'vitest';
import { bus } from '../../../../../src/core/bus/bus';
import { readPageConfig } from '../../../../../src/core/config/pageConfig';
import type { Mounted } from '../../../../../src/hydrate';
import { needsForm, readRow } from '../../../../../widgets/product-table/table/cart/rowRequest';
import { nypProblem } from '../../../../../widgets/product-table/table/price/namedPrice';
import { jQuery3, putConfig, putJQuery } from '../../../../core/bus/helpers';
import { find } from '../../../../hydrate/page';
import { findInput } from '../../../fields';
import { buttonHtml, checkboxHtml, quantityHtml, rowHtml, tableHtml, totalHtml } from '../../markup';
import { listenTo, putShop, quantity, row, selectionOf, take, tellChoice, type } from '../../take';

const ALL =
  '<div class="wcpt-navigation wcpt-header"><div class="wcpt-add-selected"><span class="wcpt-add-selected__select-all">Vse</span></div></div>';

const priceHtml = (attributes: string, classes = '') =>
  `<div class="wcpt-name-your-price-input-wrapper ${classes}"><input type="number" class="wcpt-name-your-price wcpt-name-your-price--input" data-wcpt-product-name="Darilo" ${attributes}><div class="wcpt-name-your-price-input-error-message wcpt-name-your-price-input-error-message--min-price" data-wcpt-error-message-template="Najmanj [min]"></div><div class="wcpt-name-your-price-input-error-message wcpt-name-your-price-input-error-message--max-price" data-wcpt-error-message-template="Največ [max]"></div></div>`;
const price = (): HTMLInputElement => findInput(row(1), '.wcpt-name-your-price--input');
const error = () => {
  const wrapper = find(row(1), '.wcpt-name-your-price-input-wrapper');
  const shown = [...wrapper.classList]
    .filter(name => name.includes('--input-error--'))
    .map(name => name.split('--')[2]);
  const message = document.getElementById(price().getAttribute('aria-describedby') ?? '');
  return [...shown, message?.textContent].filter(Boolean).join(': ');
};

const box = () => find(row(1), '.wcpt-cart-checkbox');
/** Waits for the code that selects rows. */
const boxIsReady = () => vi.waitFor(() => expect(box().hasAttribute('aria-label')).toBe(true));

/** A row with a price to name, when its code has come. */
async function put(cells: readonly string[], type = 'simple'): Promise<Mounted[]> {
  const tables = take(tableHtml([rowHtml({ id: 1, type, cells })]));
  await vi.waitFor(() => expect(price().getAttribute('aria-label')).toBe('Vaša cena: Darilo'));
  return tables;
}

beforeEach(() => putShop());

it.each([
  ['4', 'min-price: Najmanj 5'],
  ['5', ''],
  ['20.5', 'max-price: Največ 20'],
  ['-1', 'min-price: Najmanj 5'],
  ['', ''],
])('a named price of %j shows %j', async (value, shown) => {
  await put([priceHtml('min="5" max="20"')]);
  type(price(), value);
  expect(error()).toBe(shown);
  expect(price().getAttribute('aria-invalid')).toBe(shown ? 'true' : null);
});

it('a named price that a script puts in by jQuery is checked, also in a row that nobody has touched', async () => {
  putJQuery(jQuery3);
  await put([priceHtml('min="5" max="20"')]);
  price().value = '4';
  jQuery3(price()).trigger('change');
  expect(error()).toBe('min-price: Najmanj 5');
  price().focus();
  price().value = '21';
  jQuery3(price()).trigger('change');
  expect(error()).toBe('max-price: Največ 20');
});

it('a named price is missed in a checked row, and no longer when the row is unchecked', async () => {
  await put([checkboxHtml(), priceHtml('min="5"')]);
  await boxIsReady();
  box().click();
  expect(error()).toBe('min-price: Najmanj 5');
  box().click();
  expect(error()).toBe('');
});

it('a named price of rows that are checked together is missed once all have been told of', async () => {
  const html = [checkboxHtml(), priceHtml('min="5"')];
  const rows = [rowHtml({ id: 1, cells: html }), rowHtml({ id: 2, cells: html })];
  take(tableHtml(rows, { before: ALL }));
  const box = find(row(2), '.wcpt-cart-checkbox');
  await vi.waitFor(() => expect([box, price()].every(one => one.hasAttribute('aria-label'))).toBe(true));
  const seen: string[] = [];
  const look = () => seen.push(error());
  document.addEventListener('wcpt_checkbox_change', look);
  find(document, '.wcpt-add-selected__select-all').click();
  document.removeEventListener('wcpt_checkbox_change', look);
  expect(seen).toEqual(['', 'min-price: Najmanj 5']);
});

/** A quantity that is empty until a price is named, then 2. */
const EMPTY_UNTIL_NAMED = {
  value: '',
  'data-wcpt-initial-value': 'empty',
  'data-wcpt-nyp-initial-value': 'empty',
  min: '2',
  'data-wcpt-min': '2',
};

it('a named price asks for a piece, and without one for none', async () => {
  await put([priceHtml('min="5"'), quantityHtml(EMPTY_UNTIL_NAMED), totalHtml()]);
  type(price(), '7.5');
  expect([quantity(1).value, find(row(1), '.wcpt-amount').textContent]).toEqual(['2', '15']);
  type(price(), '');
  expect(quantity(1).value).toBe('');
});

it('a named price has quantity, total and checkbox follow while it is typed; a quantity stays while the price is typed anew', async () => {
  await put([checkboxHtml(), priceHtml('min="5"'), quantityHtml(EMPTY_UNTIL_NAMED), totalHtml()]);
  await boxIsReady();
  const press = (value: string) => {
    price().value = value;
    price().dispatchEvent(new Event('input', { bubbles: true }));
  };
  const amount = () => find(row(1), '.wcpt-amount').textContent;
  const shown = () => [quantity(1).value, amount(), row(1).matches('.wcpt-row--checked')];
  press('7');
  expect(shown()).toEqual(['2', '14', true]);
  press('7.5');
  expect(shown()).toEqual(['2', '15', true]);
  type(quantity(1), '3');
  press('');
  expect(quantity(1).value).toBe('3');
  press('8');
  expect(shown()).toEqual(['3', '24', true]);
});

it('a named price checks its row where there is no quantity', async () => {
  await put([checkboxHtml(), priceHtml('min="5"')]);
  await boxIsReady();
  type(price(), '7.5');
  expect(row(1).classList.contains('wcpt-row--checked')).toBe(true);
  type(price(), '');
  expect(row(1).classList.contains('wcpt-row--checked')).toBe(false);
});

it('a key that leaves or passes a price that was printed checks the price, and asks for no piece', async () => {
  await put([checkboxHtml(), priceHtml('min="5" value="4"'), quantityHtml(EMPTY_UNTIL_NAMED)]);
  await boxIsReady();
  price().dispatchEvent(new KeyboardEvent('keyup', { key: 'Tab', bubbles: true }));
  expect([error(), quantity(1).value, row(1).matches('.wcpt-row--checked')]).toEqual([
    'min-price: Najmanj 5',
    '',
    false,
  ]);
});

it('a named price that a script puts in by jQuery asks for a piece with any of its events', async () => {
  putJQuery(jQuery3);
  await put([priceHtml('min="5"'), quantityHtml(EMPTY_UNTIL_NAMED)]);
  price().value = '7';
  jQuery3(price()).trigger('keyup');
  expect(quantity(1).value).toBe('2');
});

it('a named price is asked for by a variation that wants one, with its limits', async () => {
  const places = '<span class="wcpt-name-your-price--minimum">od <span class="wcpt-amount"></span></span>';
  const switched = '<span class="wcpt-price wcpt-variable-switch">3</span>';
  await put([priceHtml('data-wcpt-nyp-initial-value-field="suggested"', 'wcpt-hide'), places, switched], 'variable');
  const named = { is_nyp: true, minimum_price: '2.50', maximum_price: '', suggested_price: '8', is_in_stock: true };
  bus.emit('select_variation', selectionOf(named), row(1));
  const wrapper = find(row(1), '.wcpt-name-your-price-input-wrapper');
  expect([price().min, price().max, price().value]).toEqual(['2.5', '', '8']);
  expect(row(1).classList.contains('wcpt-product-has-name-your-price')).toBe(true);
  expect(wrapper.classList.contains('wcpt-hide')).toBe(false);
  expect(find(row(1), '.wcpt-name-your-price--minimum').textContent).toBe('od 2,50');
  expect(find(row(1), '.wcpt-price').classList.contains('wcpt-hide--name-your-price')).toBe(true);
  bus.emit('select_variation', selectionOf({ is_nyp: false }), row(1));
  expect(wrapper.classList.contains('wcpt-hide')).toBe(true);
  expect(row(1).classList.contains('wcpt-product-has-name-your-price')).toBe(false);
});

it.each([
  [true, ''],
  [false, 'wcpt-product-has-name-your-price'],
  ['0', ''],
])(
  'a variation decides whether its product needs a form for its price: is_nyp %j, in a row printed as %j',
  async (is_nyp, classes) => {
    const isNamed = is_nyp === true;
    take(tableHtml([rowHtml({ id: 1, type: 'variable', classes, cells: [] })]));
    await tellChoice(row(1), selectionOf({ is_nyp, is_in_stock: true }));
    expect(needsForm(row(1), readRow(row(1)))).toBe(isNamed);
    expect(row(1).classList.contains('wcpt-product-has-name-your-price')).toBe(isNamed);
  },
);

it('a named price of a table in a cell is not asked for by a variation of the row around it', () => {
  const price = priceHtml('min="5" max="20" data-wcpt-nyp-initial-value-field="suggested"');
  const places = '<span class="wcpt-name-your-price--minimum">od <span class="wcpt-amount">5</span></span>';
  const inner = tableHtml([rowHtml({ id: 2, cells: [price, places] })], { id: 13 });
  take(tableHtml([rowHtml({ id: 1, type: 'variable', cells: [inner] })]));
  bus.emit('select_variation', selectionOf({ is_nyp: true, suggested_price: '8', is_in_stock: true }), row(1));
  const field = findInput(row(2), '.wcpt-name-your-price--input');
  expect([field.min, field.max, field.value, nypProblem(row(1))]).toEqual(['5', '20', '', undefined]);
  expect(find(row(2), '.wcpt-name-your-price--minimum').textContent).toBe('od 5');
});

const wake = () => price().dispatchEvent(new FocusEvent('focusin', { bubbles: true }));

it('a named price of a hydrated row shows its error, also in new markup, and keeps checking the typed value', async () => {
  await put([priceHtml('min="5" max="20"')]);
  const field = price();
  type(field, '4');
  const wrapper = find(row(1), '.wcpt-name-your-price-input-wrapper');
  wrapper.className = 'wcpt-name-your-price-input-wrapper';
  find(wrapper, '[class*="--min-price"]').textContent = '';
  wake();
  expect([error(), price() === field, field.value]).toEqual(['min-price: Najmanj 5', true, '4']);
  type(field, '21');
  expect(error()).toBe('max-price: Največ 20');
  type(field, '20');
  expect(error()).toBe('');
});

it('a named price of a row hydrated before the code of prices loads shows its error once it has loaded', async () => {
  take(tableHtml([rowHtml({ id: 1, cells: [priceHtml('min="5"')] })]));
  wake();
  await vi.waitFor(() => expect(price().getAttribute('aria-label')).toBe('Vaša cena: Darilo'));
  type(price(), '4');
  expect(error()).toBe('min-price: Najmanj 5');
});

it('a named price of a hydrated row is named for screen readers where it was printed without a name', async () => {
  await put([priceHtml('min="5"')]);
  price().removeAttribute('aria-label');
  wake();
  expect(price().getAttribute('aria-label')).toBe('Vaša cena: Darilo');
});

it('a named price of a hydrated row has the limits of the variation, and not again the price that the shopper has cleared', async () => {
  await put([priceHtml('data-wcpt-nyp-initial-value-field="suggested"', 'wcpt-hide')], 'variable');
  const named = { is_nyp: true, minimum_price: '2.50', maximum_price: '9', suggested_price: '8', is_in_stock: true };
  bus.emit('select_variation', selectionOf(named), row(1));
  expect(price().value).toBe('8');
  type(price(), '');
  wake();
  expect([price().min, price().max, price().value]).toEqual(['2.5', '9', '']);
  bus.emit('select_variation', selectionOf({ is_nyp: false }), row(1));
  expect(price().parentElement?.classList.contains('wcpt-hide')).toBe(true);
});

it('a named price of a hydrated row tells of its events in the order of a cold one', async () => {
  const names = ['change', 'wcpt_total_updated', '_wcpt_checkbox_change', 'wcpt_checkbox_change'];
  const cells = [checkboxHtml(), priceHtml('min="5"'), totalHtml()];
  const heard = async (isAwake: boolean) => {
    const tables = await put(cells);
    await boxIsReady();
    if (isAwake) wake();
    const events = listenTo(names);
    type(price(), '7.5');
    for (const table of tables) table.unmount();
    return [...events];
  };
  const cold = await heard(false);
  expect(cold).toEqual([
    // Of what is typed.
    'wcpt_total_updated 1',
    '_wcpt_checkbox_change 1',
    'wcpt_checkbox_change 1',
    'wcpt_total_updated 1',
    'change 1',
    'wcpt_total_updated 1',
  ]);
  expect(await heard(true)).toEqual(cold);
});

it('the alert when a row is added has the page’s texts and format, as text', async () => {
  vi.stubGlobal('wcpt_nyp_error_message_templates', {
    empty: 'Vnesite <b>ceno</b>',
    minimum_js: 'Vsaj %%MINIMUM%%!',
    maximum_js: 'Do %%MAXIMUM%%!',
  });
  await put([priceHtml('min="5" max="20"')]);
  expect(nypProblem(row(1))).toBe('Vnesite ceno');
  price().value = '4';
  expect(nypProblem(row(1))).toBe('Vsaj 5\u00a0€!');
  vi.stubGlobal('woocommerce_nyp_params', { currency_format_symbol: 'kn' });
  vi.stubGlobal('woocommerce_nyp_format_price', (value: number, symbol: string) => `<i>${symbol} ${value}</i>`);
  price().value = '21';
  expect(nypProblem(row(1))).toBe('Do kn 20!');
  price().value = '20';
  expect(nypProblem(row(1))).toBeUndefined();
});

it('the alert when a row is added has our texts where the page has none, and is not asked of rows without a price', async () => {
  await put([priceHtml('min="5" max="20"')]);
  expect(nypProblem(row(1))).toBe('Vnesite ceno.');
  price().value = '4';
  expect(nypProblem(row(1))).toBe('Cena je prenizka. Vnesite vsaj 5\u00a0€.');
  price().parentElement?.classList.add('wcpt-hide');
  expect(nypProblem(row(1))).toBeUndefined();
});

it('the alert when a row is added is the browser’s on a page that asks for those', async () => {
  const alert = vi.fn();
  vi.stubGlobal('alert', alert);
  putConfig({ alertBoxes: true });
  readPageConfig();
  await put([priceHtml('min="5"'), buttonHtml()]);
  find(row(1), '.wcpt-button').click();
  await vi.waitFor(() => expect(alert.mock.calls).toEqual([['Vnesite ceno.']]));
  expect(document.querySelector('.wcpt-notice-wrapper')).toBeNull();
  // The page's configuration has gone with the page.
  readPageConfig();
});
