import '../../rowsAtOnce';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readPageConfig } from '../../../../../src/core/config/pageConfig';
import { setLocale } from '../../../../../src/core/messages';
import { putConfig, putJQuery } from '../../../../core/bus/helpers';
import { buttonHtml, quantityHtml, rowHtml } from '../../markup';
import { row } from '../../take';
import { button, listHtml, pick, put, radiosHtml, removeTables, variableRow, variation } from './markup';

// A press that is not refused would be sent.
vi.mock('../../../../../widgets/product-table/table/cart/runCart', () => ({
  startPageCart: () => {},
  showKnown: () => {},
  press: () => {},
}));

const TEXTS = {
  i18n_make_a_selection_text: 'stran: izberite',
  i18n_no_matching_variations_text: 'stran: ne ustreza',
  i18n_unavailable_variation_text: 'stran: ni na voljo',
  i18n_out_of_stock_text: 'stran: ni na zalogi',
};
const alerts = () => [...document.querySelectorAll('.sw-table-alert')];

/** Clicks a row's cart button. @returns whether the page would follow it */
function click(target: Element): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  return !event.defaultPrevented;
}

/** Returns the text of the alert after a click. */
async function said(): Promise<string | null | undefined> {
  await vi.waitFor(() => expect(alerts()).toHaveLength(1));
  return alerts()[0]?.textContent;
}

beforeEach(() => {
  putJQuery(undefined);
  vi.stubGlobal('wcpt_i18n', undefined);
});
afterEach(() => setLocale(undefined));

it('a click on a cart button says that something is to be chosen, beside it, until it is', async () => {
  await put([variableRow(1, [listHtml([variation(11)])])]);
  expect(click(button(1))).toBe(false);
  expect(await said()).toBe('Izberite možnosti izdelka, preden ga dodate v košarico.');
  const [alert] = alerts();
  expect(alert?.getAttribute('role')).toBe('alert');
  expect(button(1).nextElementSibling).toBe(alert);
  expect(button(1).getAttribute('aria-describedby')).toBe(alert?.id);
  pick(1, 11);
  expect([alerts(), button(1).getAttribute('aria-describedby')]).toEqual([[], null]);
});

it('a click on a cart button says one thing at a time', async () => {
  await put([variableRow(1, [listHtml([variation(11)])]), variableRow(2, [listHtml([variation(11)])])]);
  click(button(1));
  await said();
  click(button(2));
  await vi.waitFor(() => expect(button(2).nextElementSibling).toBe(alerts()[0]));
  expect(alerts()).toHaveLength(1);
  removeTables();
  expect(alerts()).toEqual([]);
});

it('a click on a cart button says that a chosen variation can’t be had', async () => {
  await put([variableRow(1, [radiosHtml([variation(11, { is_in_stock: false })], 'v', 11)])]);
  expect(click(button(1))).toBe(false);
  expect(await said()).toBe('Ta izdelek ni na voljo. Izberite drugo kombinacijo.');
});

it('a click on a cart button says nothing where nothing stands in its way', async () => {
  await put([
    variableRow(1, [listHtml([variation(11)], 11)]),
    variableRow(2, []),
    rowHtml({ id: 3, cells: [buttonHtml()] }),
  ]);
  for (const id of [1, 2, 3]) click(button(id));
  expect(alerts()).toEqual([]);
});

it.each([
  ['the product', rowHtml({ id: 1, cells: [buttonHtml('wcpt-disabled wcpt-out-of-stock')] })],
  ['each variation', variableRow(1, []).replace('wcpt-row ', 'wcpt-row wcpt-all-variations-out-of-stock ')],
])('a click on a cart button says that %s is out of stock', async (_, html) => {
  await put([html], {}, false);
  expect(click(button(1))).toBe(false);
  expect(await said()).toBe('Izdelka trenutno ni na zalogi.');
});

it('a click on a cart button says nothing where it has closed a lightbox above it', async () => {
  await put([variableRow(1, [listHtml([variation(11)])]), variableRow(2, [listHtml([variation(11)])])]);
  click(button(2));
  await said();
  document.body.classList.add('wcpt-photoswipe-visible');
  expect(click(button(1))).toBe(false);
  document.body.classList.remove('wcpt-photoswipe-visible');
  await new Promise(resolve => setTimeout(resolve));
  expect(button(2).nextElementSibling).toBe(alerts()[0]);
});

it('a click on a cart button opens the browser’s alert box on a page that asks for those', async () => {
  const alert = vi.fn();
  vi.stubGlobal('alert', alert);
  vi.stubGlobal('wcpt_i18n', TEXTS);
  putConfig({ alertBoxes: true });
  readPageConfig();
  await put([variableRow(1, [listHtml([variation(11)])])]);
  click(button(1));
  await vi.waitFor(() => expect(alert.mock.calls).toEqual([[TEXTS.i18n_make_a_selection_text]]));
  expect(alerts()).toEqual([]);
  // The page's configuration has gone with the page.
  readPageConfig();
});

it('a click on a cart button is not heard on plain links', async () => {
  await put([
    variableRow(1, [
      listHtml([variation(11)]),
      '<a class="wcpt-button" data-wcpt-link-code="product_link" href="/p/">Več</a>',
    ]),
  ]);
  const link = row(1).querySelector('[data-wcpt-link-code="product_link"]');
  expect(link && click(link)).toBe(true);
});

it('a plus that is off says why', async () => {
  await put([variableRow(1, [listHtml([variation(11)]), quantityHtml()])]);
  const plus = row(1).querySelector('.wcpt-plus');
  if (!plus) throw new Error('no plus');
  await vi.waitFor(() => expect(plus.classList.contains('wcpt-disabled')).toBe(true));
  click(plus);
  expect(await said()).toBe('Izberite možnosti izdelka, preden ga dodate v košarico.');
  expect(row(1).querySelector('.wcpt-quantity')?.nextElementSibling).toBe(alerts()[0]);
});

it.each([
  ['i18n_make_a_selection_text', listHtml([variation(11)]), TEXTS],
  ['i18n_unavailable_variation_text', listHtml([variation(11, { is_in_stock: false })], 11), TEXTS],
  [
    'i18n_unavailable_text',
    listHtml([variation(11, { is_in_stock: false })], 11),
    { i18n_unavailable_text: 'starejši' },
  ],
])('the page’s own texts come first: %s', async (key, control, texts) => {
  vi.stubGlobal('wcpt_i18n', texts);
  await put([variableRow(1, [control])]);
  click(button(1));
  expect(await said()).toBe(Reflect.get(texts, key));
});

it('the page’s own texts come first as text, not as markup', async () => {
  vi.stubGlobal('wcpt_i18n', { i18n_make_a_selection_text: '<b>Izberite</b>' });
  await put([variableRow(1, [listHtml([variation(11)])])]);
  click(button(1));
  expect(await said()).toBe('<b>Izberite</b>');
});
