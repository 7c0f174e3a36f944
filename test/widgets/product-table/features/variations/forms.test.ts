import '../../rowsAtOnce';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bus } from '../../../../../src/core/bus/bus';
import { addEvents } from '../../../../../src/core/bus/channel';
import { productPageEvents } from '../../../../../src/core/bus/events/productPage';
import { MarkupError } from '../../../../../src/core/errors';
import { rowState } from '../../../../../widgets/product-table/table/rows/rowState';
import { productOf } from '../../../../../widgets/variation-form/product';
import { jQueries, jQuery3, putJQuery } from '../../../../core/bus/helpers';
import { find } from '../../../../hydrate/page';
import { putShop, row, selectionOf } from '../../take';
import { button, choicesOf, listHtml, pick, put, quoted, variableRow, variation } from './markup';

addEvents(productPageEvents);

const A = variation(11, { display_price: 12.5, display_regular_price: 12.5, attributes: { attribute_pa_barva: 'a' } });
const B = variation(12, { is_purchasable: false, attributes: { attribute_pa_barva: 'b' } });

const formHtml = (list = JSON.stringify([A, B]), chosen = '') =>
  `<div class="wcpt-add-to-cart-wrapper"><form class="cart variations_form" method="post" action="/p/1/" data-product_variations="${quoted(list)}"><table class="variations"><tbody><tr><td class="label"><label for="pa_barva">Barva</label></td><td><select id="pa_barva" name="attribute_pa_barva"><option value="">Izberite</option>${['a', 'b', 'c'].map(value => `<option${value === chosen ? ' selected' : ''}>${value}</option>`).join('')}</select><a class="reset_variations" href="#">Počisti</a></td></tr></tbody></table><div class="single_variation_wrap"><input type="hidden" name="variation_id" class="variation_id" value="${chosen === 'a' ? '11' : '0'}"></div></form></div>`;

const form = (id: number): HTMLElement => {
  return find(row(id), 'form');
};
const field = (id: number, selector: string): HTMLInputElement | HTMLSelectElement => {
  const found = find(form(id), selector);
  if (found instanceof HTMLInputElement || found instanceof HTMLSelectElement) return found;
  throw new Error('no field');
};
const chosen = (id: number) => rowState(row(id))?.selection;
/** Lets pass what the row waits before it looks at a form; ms. */
const isReady = () => vi.advanceTimersByTimeAsync(230);

/** Puts a row with a form, and waits until it is looked at. */
async function putForm(html = formHtml()): Promise<void> {
  await put([variableRow(1, [html])]);
  await isReady();
}

/** The form's own script, as far as the row can see it. */
function formChooses(id: number, value: string, found: Readonly<Record<string, unknown>> | undefined): void {
  field(id, 'select').value = value;
  field(id, '.variation_id').value = found ? String(found.variation_id) : '';
  if (found) bus.emit('found_variation', { variation: found }, form(id));
  bus.emit('woocommerce_variation_has_changed', {}, form(id));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  putShop();
});

afterEach(() => void vi.useRealTimers());

it('a form in a row chooses for the row', async () => {
  await put([variableRow(1, [formHtml(), '<span class="wcpt-sku wcpt-variable-switch" data-wcpt-sku="P">P</span>'])]);
  await isReady();
  expect([chosen(1)?.variation_id, button(1).classList.contains('wcpt-no-variation-selected')]).toEqual(['', true]);
  const heard = choicesOf(1);
  formChooses(1, 'a', A);
  expect(heard).toEqual([selectionOf(A, { variation_id: '11', attributes: { attribute_pa_barva: 'a' } })]);
  expect(find(row(1), '.wcpt-sku').textContent).toBe('V-11');
  formChooses(1, 'b', B);
  expect(chosen(1)).toMatchObject({ variation_id: '12', variation_available: false });
  formChooses(1, 'c', undefined);
  expect(chosen(1)).toMatchObject({ variation_id: '', variation_found: false, variation_selected: true });
  formChooses(1, '', undefined);
  expect(chosen(1)).toMatchObject({ variation_found: false, variation_selected: false });
  expect(heard).toHaveLength(4);
});

it('a form in a row says that nothing matches', async () => {
  await putForm();
  formChooses(1, 'c', undefined);
  button(1).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  await vi.waitFor(() => expect(find(row(1), '.sw-table-alert').textContent).toContain('Noben izdelek ne ustreza'));
});

it('a form in a row is looked at 200 ms after it has come, and then is ready', async () => {
  putJQuery(jQuery3);
  await put([variableRow(1, [formHtml(undefined, 'a')])]);
  const isTold = () => jQuery3(row(1)).data('wcpt_prep_variation_complete');
  expect(isTold()).toBe(false);
  const ready = vi.fn();
  document.addEventListener('shop-widgets:wcpt_row_prep_variation_complete', ready, { once: true });
  expect(chosen(1)).toBeUndefined();
  expect(ready).not.toHaveBeenCalled();
  await isReady();
  expect(chosen(1)).toMatchObject({ variation_id: '11', variation: A });
  expect(ready).toHaveBeenCalledOnce();
  expect(isTold()).toBe(true);
});

it('a form in a pending row does not hydrate it, and is read when the row hydrates', async () => {
  await put([variableRow(1, [formHtml()])]);
  const changes = vi.fn();
  form(1).addEventListener('change', changes);
  await isReady();
  expect(changes).not.toHaveBeenCalled();
  field(1, 'select').value = 'a';
  field(1, '.variation_id').value = '11';
  bus.emit('wc_variation_form', { controller: {} }, form(1));
  expect(chosen(1)?.variation_id).toBe('11');
});

it('a form in a hydrated row hears a change of its first select', async () => {
  await put([variableRow(1, [formHtml()])]);
  Reflect.set(form(1), Symbol.for('shop-widgets.mounted'), {});
  const changes = vi.fn();
  field(1, 'select').addEventListener('change', changes);
  await isReady();
  expect(changes).toHaveBeenCalledOnce();
});

it('a form in a row may ask the server, whose answer counts when it comes', async () => {
  await putForm(formHtml('false'));
  field(1, 'select').value = 'a';
  bus.emit('woocommerce_variation_has_changed', {}, form(1));
  expect(chosen(1)).toMatchObject({ variation_id: '', variation_selected: true });
  field(1, '.variation_id').value = '11';
  bus.emit('found_variation', { variation: A }, form(1));
  expect(chosen(1)).toMatchObject({ variation_id: '11', variation: A, variation_available: true });
});

it('a form in a row of the swatches’ add-on is heard by its id', async () => {
  await putForm();
  form(1).classList.add('wvs-loaded');
  field(1, 'select').value = 'b';
  field(1, '.variation_id').value = '12';
  field(1, '.variation_id').dispatchEvent(new Event('change', { bubbles: true }));
  expect(chosen(1)).toMatchObject({ variation_id: '12', variation: B });
});

it('a form in a row posts to the page that the table is on, and has named selects', async () => {
  await put([variableRow(1, [formHtml()]), variableRow(2, [formHtml().replace(/ (?:for|id)="pa_barva"/g, '')])]);
  expect(form(1).getAttribute('action')).toBe(location.href);
  expect(field(2, 'select').getAttribute('aria-label')).toBe('Barva: Izdelek 2');
});

it('a form in a row is the whole product that its widget changes', async () => {
  await put([variableRow(1, [formHtml()])]);
  document.body.classList.add('product');
  expect(productOf(form(1))).toBe(form(1));
  document.body.classList.remove('product');
});

it('a form and a list in one row choose the same, without an echo', async () => {
  await put([variableRow(1, [formHtml(), listHtml([A, B])])]);
  await isReady();
  const asked: unknown[] = [];
  const stop = new AbortController();
  bus.on(
    'check_variations',
    () => {
      asked.push(field(1, 'select').value);
      formChooses(1, 'b', B);
    },
    { target: form(1), signal: stop.signal },
  );
  const heard = choicesOf(1);
  pick(1, 12);
  expect(asked).toEqual(['b']);
  expect(heard.map(({ variation_id: id }) => id)).toEqual(['12']);
  stop.abort();
  formChooses(1, 'a', A);
  expect(find(row(1), '.wcpt-select-variation-dropdown')).toHaveProperty('value', '11');
  const focused = document.activeElement;
  pick(1, '');
  expect([field(1, 'select').value, document.activeElement]).toEqual(['', focused]);
});

it.each(jQueries)('the shop’s own form script, with jQuery %s is started, and its events count', async (_, jQuery) => {
  putJQuery(jQuery);
  const started: unknown[] = [];
  jQuery.fn.wc_variation_form = function start(this: ArrayLike<unknown>) {
    started.push(this[0]);
    return this;
  };
  try {
    await put([variableRow(1, [formHtml()])]);
    expect(started).toEqual([form(1)]);
    await isReady();
    field(1, 'select').value = 'a';
    field(1, '.variation_id').value = '11';
    jQuery(form(1)).trigger('found_variation', [A]);
    jQuery(form(1)).trigger('woocommerce_variation_has_changed');
    expect(chosen(1)).toMatchObject({ variation_id: '11', variation: A });
  } finally {
    delete jQuery.fn.wc_variation_form;
  }
});

it('a broken form is told with the product’s id, and other rows work', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  await put([variableRow(51, [formHtml('[{"variation_id":11,')]), variableRow(52, [listHtml([A])])]);
  await isReady();
  expect(errors.mock.calls.map(([line]) => String(line)).join()).toContain('product 51');
  expect(row(51).textContent).toContain('Te možnosti tukaj trenutno ni mogoče izbrati.');
  pick(52, 11);
  expect(chosen(52)?.variation_id).toBe('11');
});

it('a broken form is told once, also when its own widget finds out', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  await put([variableRow(53, [formHtml('[7,]')])]);
  await isReady();
  expect(errors).not.toHaveBeenCalled();
  const cause = new MarkupError('variation-form', form(53), 'it is odd');
  for (const _ of [1, 2]) {
    bus.emit('shop_widgets_error', { where: 'variation-form', message: '', level: 'error', cause }, form(53));
  }
  expect(errors.mock.calls.filter(([line]) => String(line).includes('product 53'))).toHaveLength(1);
  expect(row(53).querySelectorAll('.sw-set-aside')).toHaveLength(1);
});
